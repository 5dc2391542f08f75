#include "CAnimaticCodecs.h"

#include <string.h>

// Codes are 9 to 12 bits, packed from the low end; the dictionary is a hash from (prefix, byte) to code.
#define SLOTS 16384

typedef struct {
  uint8_t *out;
  size_t at, block;
  uint32_t held;
  int filled;
} bit_writer;

static void put_byte(bit_writer *w, uint8_t byte) {
  if (w->out[w->block] == 255) {
    w->block = w->at++;
    w->out[w->block] = 0;
  }
  w->out[w->at++] = byte;
  w->out[w->block]++;
}

static void put_code(bit_writer *w, uint32_t code, int size) {
  w->held |= code << w->filled;
  w->filled += size;
  while (w->filled >= 8) {
    put_byte(w, (uint8_t)w->held);
    w->held >>= 8;
    w->filled -= 8;
  }
}

// Twelve bits a pixel at worst, a clear code in every 3 800, and a length byte for every 255.
size_t animatic_gif_lzw_bound(size_t count) { return count + count / 2 + count / 64 + 64; }

size_t animatic_gif_lzw(const uint8_t *indices, size_t count, int bits, uint8_t *out) {
  static const uint32_t empty = 0xffffffff;
  uint32_t keys[SLOTS];
  uint16_t codes[SLOTS];
  const uint32_t clear = 1u << bits;
  out[0] = (uint8_t)bits;
  out[1] = 0;
  bit_writer w = {out, 2, 1, 0, 0};
  uint32_t next = clear + 2;
  int size = bits + 1;
  memset(keys, 0xff, sizeof keys);
  put_code(&w, clear, size);
  uint32_t prefix = indices[0];
  for (size_t i = 1; i < count; i++) {
    uint32_t key = prefix << 8 | indices[i];
    uint32_t slot = (key * 2654435761u) >> 18;
    while (keys[slot] != empty && keys[slot] != key) slot = (slot + 1) & (SLOTS - 1);
    if (keys[slot] == key) {
      prefix = codes[slot];
      continue;
    }
    put_code(&w, prefix, size);
    prefix = indices[i];
    if (next < 4096) {
      keys[slot] = key;
      codes[slot] = (uint16_t)next;
      // The reader's dictionary is one entry behind ours, hence > and not >=.
      if (next == 1u << size) size++;
      next++;
    } else {
      put_code(&w, clear, size);
      memset(keys, 0xff, sizeof keys);
      next = clear + 2;
      size = bits + 1;
    }
  }
  put_code(&w, prefix, size);
  // The reader adds an entry for that code too, which may widen the end code.
  if (next == 1u << size && size < 12) size++;
  put_code(&w, clear + 1, size);
  if (w.filled) put_byte(&w, (uint8_t)w.held);
  if (w.out[w.block]) w.out[w.at++] = 0;
  return w.at;
}
