#include "CAnimaticCairo.h"

void animatic_reduce(
  const uint8_t *source, ptrdiff_t source_stride, uint8_t *target, ptrdiff_t target_stride, int width,
  int height, int block
) {
  uint32_t count = (uint32_t)block * (uint32_t)block;
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      uint32_t sum[4] = {0, 0, 0, 0};
      for (int dy = 0; dy < block; dy++) {
        const uint8_t *pixel = source + ((ptrdiff_t)y * block + dy) * source_stride + (ptrdiff_t)x * block * 4;
        for (int dx = 0; dx < block; dx++, pixel += 4) {
          for (int c = 0; c < 4; c++) sum[c] += pixel[c];
        }
      }
      uint8_t *mean = target + y * target_stride + x * 4;
      for (int c = 0; c < 4; c++) mean[c] = (uint8_t)((sum[c] + count / 2) / count);
    }
  }
}

/// The two neighbours of a place between pixel centres, held at the rim, and how far it is to the second one.
static void neighbours(int place, int block, int count, int *first, int *second, double *part) {
  double centre = (place + 0.5) / block - 0.5;
  int low = (int)centre - (centre < 0);
  *part = centre - low;
  *first = low < 0 ? 0 : low >= count ? count - 1 : low;
  *second = low + 1 < 0 ? 0 : low + 1 >= count ? count - 1 : low + 1;
}

void animatic_frost(
  const uint8_t *source, ptrdiff_t source_stride, int width, int height, int block, int left, int top,
  uint8_t *target, ptrdiff_t target_stride, int target_width, int target_height, double saturation,
  const double *cover, double opacity
) {
  double through = 1 - cover[3];
  for (int y = 0; y < target_height; y++) {
    int above, below;
    double down;
    neighbours(y + top, block, height, &above, &below, &down);
    const uint8_t *first = source + above * source_stride, *second = source + below * source_stride;
    uint8_t *row = target + y * target_stride;
    for (int x = 0; x < target_width; x++, row += 4) {
      int a, b;
      double right, value[4];
      neighbours(x + left, block, width, &a, &b, &right);
      for (int c = 0; c < 4; c++) {
        double upper = first[a * 4 + c] + (first[b * 4 + c] - first[a * 4 + c]) * right;
        double lower = second[a * 4 + c] + (second[b * 4 + c] - second[a * 4 + c]) * right;
        value[c] = upper + (lower - upper) * down;
      }
      // Weights of Rec. 709.
      double grey = 0.0722 * value[0] + 0.7152 * value[1] + 0.2126 * value[2];
      for (int c = 0; c < 3; c++) {
        double strong = grey + (value[c] - grey) * saturation;
        strong = strong < 0 ? 0 : strong > value[3] ? value[3] : strong;
        row[c] = (uint8_t)((strong * through + cover[c] * cover[3] * 255) * opacity + 0.5);
      }
      row[3] = (uint8_t)((value[3] * through + cover[3] * 255) * opacity + 0.5);
    }
  }
}
