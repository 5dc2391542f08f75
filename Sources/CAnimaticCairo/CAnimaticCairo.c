#include "CAnimaticCairo.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Half of a normalised Gaussian kernel, reaching 3 sigma; weights[0] is the middle one.
static float *half_kernel(double sigma, int *reach) {
  int r = (int)ceil(3 * sigma);
  float *weights = malloc(sizeof(float) * (size_t)(r + 1));
  if (!weights) return NULL;
  double sum = 0;
  for (int i = 0; i <= r; i++) sum += (i ? 2 : 1) * exp(-0.5 * i * i / (sigma * sigma));
  for (int i = 0; i <= r; i++) weights[i] = (float)(exp(-0.5 * i * i / (sigma * sigma)) / sum);
  *reach = r;
  return weights;
}

static uint8_t to_byte(float value) {
  return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)(value + 0.5f);
}

int animatic_gaussian_blur(
  uint8_t *pixels, int width, int height, ptrdiff_t stride, int channels, double sigma_x, double sigma_y
) {
  if (width <= 0 || height <= 0) return 0;
  int reach_x = 0, reach_y = 0;
  size_t row = (size_t)width * (size_t)channels;
  float *kernel_x = NULL, *kernel_y = NULL, *middle = NULL, *line = NULL;
  int result = -1;

  if (sigma_x > 0 && !(kernel_x = half_kernel(sigma_x, &reach_x))) goto done;
  if (sigma_y > 0 && !(kernel_y = half_kernel(sigma_y, &reach_y))) goto done;
  middle = malloc(sizeof(float) * row * (size_t)height);
  size_t margin = (size_t)reach_x * (size_t)channels;
  line = calloc(row + 2 * margin, sizeof(float));
  if (!middle || !line) goto done;

  for (int y = 0; y < height; y++) {
    const uint8_t *source = pixels + y * stride;
    float *target = middle + (size_t)y * row;
    float *centre = line + margin;
    for (size_t i = 0; i < row; i++) centre[i] = source[i];
    if (!kernel_x) {
      memcpy(target, centre, sizeof(float) * row);
      continue;
    }
    for (size_t i = 0; i < row; i++) target[i] = kernel_x[0] * centre[i];
    for (int k = 1; k <= reach_x; k++) {
      float weight = kernel_x[k];
      const float *left = centre - (size_t)k * (size_t)channels;
      const float *right = centre + (size_t)k * (size_t)channels;
      for (size_t i = 0; i < row; i++) target[i] += weight * (left[i] + right[i]);
    }
  }
  for (int y = 0; y < height; y++) {
    const float *source = middle + (size_t)y * row;
    uint8_t *target = pixels + y * stride;
    if (!kernel_y) {
      for (size_t i = 0; i < row; i++) target[i] = to_byte(source[i]);
      continue;
    }
    for (size_t i = 0; i < row; i++) line[i] = kernel_y[0] * source[i];
    for (int k = 1; k <= reach_y; k++) {
      float weight = kernel_y[k];
      if (y - k >= 0) {
        const float *above = source - (size_t)k * row;
        for (size_t i = 0; i < row; i++) line[i] += weight * above[i];
      }
      if (y + k < height) {
        const float *below = source + (size_t)k * row;
        for (size_t i = 0; i < row; i++) line[i] += weight * below[i];
      }
    }
    for (size_t i = 0; i < row; i++) target[i] = to_byte(line[i]);
  }
  result = 0;
done:
  free(kernel_x);
  free(kernel_y);
  free(middle);
  free(line);
  return result;
}

void animatic_copy_alpha(
  const uint8_t *source, ptrdiff_t source_stride, uint8_t *target, ptrdiff_t target_stride, int width,
  int height
) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) target[y * target_stride + x] = source[y * source_stride + 4 * x + 3];
}

// The colour at one position as a pixel.
static uint32_t colour_at(const animatic_stop *stops, int count, double t) {
  const animatic_stop *from = &stops[0], *to = &stops[0];
  double part = 0;
  if (t >= stops[count - 1].location) {
    from = to = &stops[count - 1];
  } else if (t > stops[0].location) {
    int i = 1;
    while (stops[i].location <= t) i++;
    from = &stops[i - 1];
    to = &stops[i];
    part = (t - from->location) / (to->location - from->location);
  }
  uint32_t pixel = 0;
  for (int c = 0; c < 4; c++) {
    double value = from->bgra[c] + (to->bgra[c] - from->bgra[c]) * part;
    pixel |= (uint32_t)(value + 0.5) << (8 * c);
  }
  return pixel;
}

void animatic_linear_gradient(
  uint8_t *pixels, int width, int height, ptrdiff_t stride, const animatic_stop *stops, int count, double a,
  double b, double c
) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(pixels + y * stride);
    if (a == 0) {
      uint32_t pixel = colour_at(stops, count, b * (y + 0.5) + c);
      for (int x = 0; x < width; x++) row[x] = pixel;
    } else if (b == 0 && y > 0) {
      memcpy(row, pixels, (size_t)width * 4);
    } else {
      for (int x = 0; x < width; x++) row[x] = colour_at(stops, count, a * (x + 0.5) + b * (y + 0.5) + c);
    }
  }
}

void animatic_radial_gradient(
  uint8_t *pixels, int width, int height, ptrdiff_t stride, const animatic_stop *stops, int count,
  const double *m, double start, double factor
) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(pixels + y * stride);
    for (int x = 0; x < width; x++) {
      double px = m[0] * (x + 0.5) + m[1] * (y + 0.5) + m[2];
      double py = m[3] * (x + 0.5) + m[4] * (y + 0.5) + m[5];
      row[x] = colour_at(stops, count, (sqrt(px * px + py * py) - start) * factor);
    }
  }
}

void animatic_angular_gradient(
  uint8_t *pixels, int width, int height, ptrdiff_t stride, const animatic_stop *stops, int count,
  const double *m, double start, double end
) {
  const double turn = 6.283185307179586477;
  double base = end - start > turn ? end - turn : start;
  double open = base + turn - end;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(pixels + y * stride);
    for (int x = 0; x < width; x++) {
      double px = m[0] * (x + 0.5) + m[1] * (y + 0.5) + m[2];
      double py = m[3] * (x + 0.5) + m[4] * (y + 0.5) + m[5];
      double angle = fmod(atan2(py, px) - base, turn);
      if (angle < 0) angle += turn;
      angle += base;
      double t = angle <= end ? (angle - start) / (end - start) : angle - end < open / 2 ? 1 : 0;
      row[x] = colour_at(stops, count, t);
    }
  }
}
