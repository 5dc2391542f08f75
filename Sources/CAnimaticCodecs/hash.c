#include "CAnimaticCodecs.h"

#include <string.h>

// Four lanes of h = rotate(h ^ word·K, 29)·(another odd constant), eight bytes a step. A step is a bijection
// of the lane for any word, and of the word for any lane, so one changed word always changes its lane. The
// word is multiplied before it comes in: with h ^ word alone a flipped top bit would stay one bit and could
// be undone by one bit of a later word. Four independent lanes keep the multiplier busy. Words are little
// endian. The constants are odd and irregular (the first is 2^64 over the golden ratio).
static const uint64_t K[4] = {0x9e3779b97f4a7c15u, 0xc2b2ae3d27d4eb4fu, 0xd6e8feb86659fd93u,
                              0xa0761d6478bd642fu};

static uint64_t rotate(uint64_t v, int n) { return v << n | v >> (64 - n); }

static uint64_t step(uint64_t h, uint64_t word, int lane) {
  return rotate(h ^ (word * K[lane]), 29) * K[(lane + 1) & 3];
}

static uint64_t avalanche(uint64_t v) {
  v ^= v >> 32;
  v *= K[0];
  v ^= v >> 29;
  v *= K[1];
  return v ^ v >> 32;
}

void animatic_hash(const uint8_t *pixels, size_t stride, int width, int height, uint64_t out[2]) {
  uint64_t size = (uint64_t)(uint32_t)width << 32 | (uint32_t)height;
  uint64_t h[4];
  for (int i = 0; i < 4; i++) h[i] = avalanche(size + K[i]);
  size_t length = (size_t)width * 4;
  for (int y = 0; y < height; y++) {
    const uint8_t *p = pixels + (size_t)y * stride;
    size_t at = 0;
    for (; at + 32 <= length; at += 32) {
      uint64_t w[4];
      memcpy(w, p + at, 32);
      for (int i = 0; i < 4; i++) h[i] = step(h[i], w[i], i);
    }
    if (at < length) {
      uint64_t w[4] = {0, 0, 0, 0};
      memcpy(w, p + at, length - at);
      for (int i = 0; i < 4; i++) h[i] = step(h[i], w[i], i);
    }
  }
  uint64_t a = avalanche(h[0] + rotate(h[1], 13)), b = avalanche(h[2] + rotate(h[3], 41));
  uint64_t c = avalanche(h[0] ^ rotate(h[2], 23) ^ size), d = avalanche(h[1] ^ rotate(h[3], 7));
  out[0] = avalanche(a + rotate(b, 17) * K[2]);
  out[1] = avalanche(c + rotate(d, 37) * K[3] + a);
}
