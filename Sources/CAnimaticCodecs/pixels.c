#include "CAnimaticCodecs.h"

#include <stdlib.h>
#include <string.h>

static uint32_t word_at(const uint8_t *row, int x) {
  uint32_t word;
  memcpy(&word, row + 4 * (size_t)x, 4);
  return word;
}

// Shifts written out on whole words, four pixels to three, so that compilers vectorise it.
void animatic_rows_rgb(const uint8_t *pixels, size_t stride, int width, int height, uint8_t *out) {
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * stride;
    *out++ = 0;
    int x = 0;
    for (; x + 4 <= width; x += 4, out += 12) {
      uint32_t a = __builtin_bswap32(word_at(row, x)) >> 8, b = __builtin_bswap32(word_at(row, x + 1)) >> 8;
      uint32_t c = __builtin_bswap32(word_at(row, x + 2)) >> 8, d = __builtin_bswap32(word_at(row, x + 3)) >> 8;
      // bswap gives ARGB -> 0xBBGGRRAA; after the shift: 0x00BBGGRR, red in the lowest byte.
      uint32_t w0 = a | b << 24, w1 = b >> 8 | c << 16, w2 = c >> 16 | d << 8;
      memcpy(out, &w0, 4);
      memcpy(out + 4, &w1, 4);
      memcpy(out + 8, &w2, 4);
    }
    for (; x < width; x++) {
      uint32_t w = word_at(row, x);
      *out++ = (uint8_t)(w >> 16);
      *out++ = (uint8_t)(w >> 8);
      *out++ = (uint8_t)w;
    }
  }
}

// round(p·255/a): within half a step of the true value, so that premultiplying again gives p back.
static uint32_t straighten(uint32_t p, uint32_t a) {
  uint32_t s = (p * 510 + a) / (2 * a);
  return s > 255 ? 255 : s;
}

uint32_t animatic_straight(uint32_t w) {
  uint32_t a = w >> 24;
  if (a == 255) return w;
  if (a == 0) return 0;
  return a << 24 | straighten(w >> 16 & 255, a) << 16 | straighten(w >> 8 & 255, a) << 8 |
         straighten(w & 255, a);
}

void animatic_rows_rgba(const uint8_t *pixels, size_t stride, int width, int height, uint8_t *out) {
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * stride;
    *out++ = 0;
    for (int x = 0; x < width; x++, out += 4) {
      uint32_t w = animatic_straight(word_at(row, x));
      out[0] = (uint8_t)(w >> 16);
      out[1] = (uint8_t)(w >> 8);
      out[2] = (uint8_t)w;
      out[3] = (uint8_t)(w >> 24);
    }
  }
}

#define PALETTE_SLOTS 1024

static uint32_t palette_slot(uint32_t w) { return (w * 2654435761u) >> 22; }

static int compare_words(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return x < y ? -1 : x > y;
}

int animatic_palette(const uint8_t *pixels, size_t stride, int width, int height, uint32_t *colors) {
  uint32_t keys[PALETTE_SLOTS];
  uint8_t used[PALETTE_SLOTS] = {0};
  int count = 0;
  uint32_t last = ~word_at(pixels, 0);
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * stride;
    for (int x = 0; x < width; x++) {
      uint32_t w = word_at(row, x);
      if (w == last) continue;
      last = w;
      uint32_t slot = palette_slot(w);
      while (used[slot] && keys[slot] != w) slot = (slot + 1) & (PALETTE_SLOTS - 1);
      if (used[slot]) continue;
      if (count == 256) return -1;
      used[slot] = 1;
      keys[slot] = w;
      colors[count++] = w;
    }
  }
  qsort(colors, (size_t)count, 4, compare_words);
  return count;
}

void animatic_rows_palette(const uint8_t *pixels, size_t stride, int width, int height,
                           const uint32_t *colors, int count, int bits, uint8_t *out) {
  uint32_t keys[PALETTE_SLOTS];
  uint16_t index[PALETTE_SLOTS];
  memset(index, 0xff, sizeof index);
  for (int i = 0; i < count; i++) {
    uint32_t slot = palette_slot(colors[i]);
    while (index[slot] != 0xffff) slot = (slot + 1) & (PALETTE_SLOTS - 1);
    keys[slot] = colors[i];
    index[slot] = (uint16_t)i;
  }
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * stride;
    *out++ = 0;
    uint32_t last = ~word_at(row, 0), value = 0, held = 0;
    int filled = 0;
    for (int x = 0; x < width; x++) {
      uint32_t w = word_at(row, x);
      if (w != last) {
        uint32_t slot = palette_slot(w);
        // A word that is not in the list would be a caller's error; an empty slot ends the search.
        while (index[slot] != 0xffff && keys[slot] != w) slot = (slot + 1) & (PALETTE_SLOTS - 1);
        value = index[slot] == 0xffff ? 0 : index[slot];
        last = w;
      }
      if (bits == 8) {
        *out++ = (uint8_t)value;
        continue;
      }
      held = held << bits | value;
      filled += bits;
      if (filled == 8) {
        *out++ = (uint8_t)held;
        held = 0;
        filled = 0;
      }
    }
    if (filled) *out++ = (uint8_t)(held << (8 - filled));
  }
}

void animatic_premultiply_rgba(uint8_t *pixels, size_t stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *p = pixels + (size_t)y * stride;
    for (int x = 0; x < width; x++, p += 4) {
      uint32_t r = p[0], g = p[1], b = p[2], a = p[3];
      if (a != 255) {
        r = (r * a + 127) / 255;
        g = (g * a + 127) / 255;
        b = (b * a + 127) / 255;
      }
      p[0] = (uint8_t)b;
      p[1] = (uint8_t)g;
      p[2] = (uint8_t)r;
    }
  }
}

int animatic_is_opaque(const uint8_t *pixels, size_t stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * stride;
    uint32_t all = 0xffffffff;
    for (int x = 0; x < width; x++) all &= word_at(row, x);
    if (all >> 24 != 255) return 0;
  }
  return 1;
}

int animatic_changed_box(const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, int width,
                         int height, int box[4]) {
  size_t length = (size_t)width * 4;
  int top = 0, bottom = height;
  while (top < height && !memcmp(a + (size_t)top * a_stride, b + (size_t)top * b_stride, length)) top++;
  if (top == height) return 0;
  while (!memcmp(a + (size_t)(bottom - 1) * a_stride, b + (size_t)(bottom - 1) * b_stride, length)) bottom--;
  int left = width, right = 0;
  for (int y = top; y < bottom; y++) {
    const uint8_t *p = a + (size_t)y * a_stride, *q = b + (size_t)y * b_stride;
    int x = 0;
    while (x < left && word_at(p, x) == word_at(q, x)) x++;
    if (x < left) left = x;
    x = width;
    while (x > right && word_at(p, x - 1) == word_at(q, x - 1)) x--;
    if (x > right) right = x;
  }
  box[0] = left;
  box[1] = top;
  box[2] = right - left;
  box[3] = bottom - top;
  return 1;
}

void animatic_compare(const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, int width,
                      int height, int allowed_square, animatic_difference *out) {
  memset(out, 0, sizeof *out);
  int left = width, top = height, right = -1, bottom = -1;
  for (int y = 0; y < height; y++) {
    const uint8_t *p = a + (size_t)y * a_stride, *q = b + (size_t)y * b_stride;
    if (!memcmp(p, q, (size_t)width * 4)) continue;
    for (int x = 0; x < width; x++, p += 4, q += 4) {
      if (!memcmp(p, q, 4)) continue;
      int square = 0;
      for (int i = 0; i < 4; i++) {
        int delta = abs(p[i] - q[i]);
        if (delta > out->max_delta) out->max_delta = delta;
        square += delta * delta;
      }
      out->different++;
      if (square > out->max_square) out->max_square = square;
      if (square <= allowed_square) continue;
      out->beyond++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return;
  out->box[0] = left;
  out->box[1] = top;
  out->box[2] = right - left + 1;
  out->box[3] = bottom - top + 1;
}

void animatic_flatten(const uint8_t *pixels, size_t stride, int x, int y, int width, int height,
                      uint32_t matte, uint32_t *out) {
  uint32_t mr = matte >> 16 & 255, mg = matte >> 8 & 255, mb = matte & 255;
  for (int row = y; row < y + height; row++) {
    const uint8_t *p = pixels + (size_t)row * stride + 4 * (size_t)x;
    for (int i = 0; i < width; i++) {
      uint32_t w = word_at(p, i), rest = 255 - (w >> 24);
      if (rest) {
        uint32_t r = (w >> 16 & 255) + (mr * rest + 127) / 255, g = (w >> 8 & 255) + (mg * rest + 127) / 255;
        uint32_t b = (w & 255) + (mb * rest + 127) / 255;
        w = (r > 255 ? 255 : r) << 16 | (g > 255 ? 255 : g) << 8 | (b > 255 ? 255 : b);
      }
      *out++ = w & 0xffffff;
    }
  }
}

void animatic_box_take(uint32_t *canvas, int canvas_width, int x, int y, int width, int height,
                       const uint32_t *words, uint32_t *before, uint32_t *delta) {
  for (int row = y; row < y + height; row++) {
    uint32_t *old = canvas + (size_t)row * (size_t)canvas_width + x;
    for (int i = 0; i < width; i++) {
      before[i] = old[i];
      delta[i] = old[i] ^ words[i];
      old[i] = words[i];
    }
    words += width;
    before += width;
    delta += width;
  }
}

void animatic_box_apply(uint32_t *canvas, int canvas_width, int x, int y, int width, int height,
                        const uint32_t *delta, uint32_t *before, uint32_t *after) {
  for (int row = y; row < y + height; row++) {
    uint32_t *old = canvas + (size_t)row * (size_t)canvas_width + x;
    for (int i = 0; i < width; i++) {
      before[i] = old[i];
      after[i] = old[i] ^ delta[i];
      old[i] = after[i];
    }
    delta += width;
    before += width;
    after += width;
  }
}
