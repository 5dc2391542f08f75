#include "CAnimaticCodecs.h"
#include "palette.h"

#include <stdlib.h>
#include <string.h>

#define SLOTS (1u << 19)
#define LIMIT (1u << 17)
#define NO_COLOR 0xffffffffu

struct animatic_colors {
  uint32_t *keys;
  uint64_t *weights;
  uint8_t *index;
  size_t count;
  /// Low bits of each channel that no longer count.
  int dropped;
  uint32_t mask;
};

static uint32_t slot_of(uint32_t key) { return (key * 2654435761u) >> 13; }

animatic_colors *animatic_colors_new(void) {
  animatic_colors *c = calloc(1, sizeof *c);
  if (!c) return NULL;
  c->keys = malloc(SLOTS * sizeof *c->keys);
  // Untouched zero pages cost nothing: a clip of few colours uses a few of them.
  c->weights = calloc(SLOTS, sizeof *c->weights);
  c->index = calloc(SLOTS, 1);
  if (!c->keys || !c->weights || !c->index) {
    animatic_colors_free(c);
    return NULL;
  }
  memset(c->keys, 0xff, SLOTS * sizeof *c->keys);
  c->mask = 0xffffff;
  return c;
}

void animatic_colors_free(animatic_colors *c) {
  if (!c) return;
  free(c->keys);
  free(c->weights);
  free(c->index);
  free(c);
}

size_t animatic_colors_count(const animatic_colors *c) { return c->count; }

static void add_one(animatic_colors *c, uint32_t key, uint64_t weight) {
  uint32_t slot = slot_of(key);
  while (c->keys[slot] != NO_COLOR && c->keys[slot] != key) slot = (slot + 1) & (SLOTS - 1);
  if (c->keys[slot] == NO_COLOR) {
    c->keys[slot] = key;
    c->count++;
  }
  c->weights[slot] += weight;
}

// Too many colours to keep each: drop one more low bit of every channel. At two bits 2^18 colours are left,
// half of the table, so it never fills.
static int drop_bit(animatic_colors *c) {
  size_t n = 0;
  uint32_t *keys = malloc(c->count * sizeof *keys);
  uint64_t *weights = malloc(c->count * sizeof *weights);
  if (!keys || !weights) {
    free(keys);
    free(weights);
    return 0;
  }
  for (uint32_t s = 0; s < SLOTS; s++)
    if (c->keys[s] != NO_COLOR) {
      keys[n] = c->keys[s];
      weights[n++] = c->weights[s];
    }
  memset(c->keys, 0xff, SLOTS * sizeof *c->keys);
  memset(c->weights, 0, SLOTS * sizeof *c->weights);
  c->count = 0;
  c->dropped++;
  uint32_t channel = 0xffu << c->dropped & 0xff;
  c->mask = channel << 16 | channel << 8 | channel;
  for (size_t i = 0; i < n; i++) add_one(c, keys[i] & c->mask, weights[i]);
  free(keys);
  free(weights);
  return 1;
}

static int add_all(animatic_colors *c, const uint32_t *rgb, const uint32_t *before, size_t count,
                   uint32_t weight) {
  for (size_t i = 0; i < count;) {
    if (before && rgb[i] == before[i]) {
      i++;
      continue;
    }
    size_t end = i + 1;
    while (end < count && rgb[end] == rgb[i] && !(before && rgb[end] == before[end])) end++;
    add_one(c, rgb[i] & c->mask, (uint64_t)(end - i) * weight);
    if (c->count > LIMIT && c->dropped < 2 && !drop_bit(c)) return 0;
    i = end;
  }
  return 1;
}

int animatic_colors_add(animatic_colors *c, const uint32_t *rgb, size_t count, uint32_t weight) {
  return add_all(c, rgb, NULL, count, weight);
}

int animatic_colors_add_changed(animatic_colors *c, const uint32_t *rgb, const uint32_t *before,
                                size_t count, uint32_t weight) {
  return add_all(c, rgb, before, count, weight);
}

int animatic_colors_choose(animatic_colors *c, int limit, uint32_t *palette) {
  palette_entry *entries = malloc((c->count + 1) * sizeof *entries);
  palette_entry *room = malloc((c->count + 1) * sizeof *room);
  if (!entries || !room) {
    free(entries);
    free(room);
    return -1;
  }
  size_t n = 0;
  // Where low bits went, a colour stands for the middle of what it counts.
  int centre = c->dropped ? (1 << c->dropped) / 2 : 0;
  for (uint32_t s = 0; s < SLOTS; s++) {
    if (c->keys[s] == NO_COLOR) continue;
    palette_entry *e = &entries[n++];
    e->channel[0] = (int16_t)((c->keys[s] >> 16 & 255) + centre);
    e->channel[1] = (int16_t)((c->keys[s] >> 8 & 255) + centre);
    e->channel[2] = (int16_t)((c->keys[s] & 255) + centre);
    e->nearest = 0;
    e->slot = s;
    e->weight = c->weights[s];
  }
  int chosen = palette_choose(entries, room, n, limit, palette);
  for (size_t i = 0; i < n; i++) c->index[entries[i].slot] = (uint8_t)entries[i].nearest;
  free(entries);
  free(room);
  return chosen;
}

static uint8_t index_of(const animatic_colors *c, uint32_t rgb) {
  uint32_t key = rgb & c->mask, slot = slot_of(key);
  while (c->keys[slot] != key) {
    if (c->keys[slot] == NO_COLOR) return 0;
    slot = (slot + 1) & (SLOTS - 1);
  }
  return c->index[slot];
}

void animatic_colors_map(const animatic_colors *c, const uint32_t *rgb, size_t count, uint8_t *out) {
  uint32_t last = NO_COLOR;
  uint8_t index = 0;
  for (size_t i = 0; i < count; i++) {
    if (rgb[i] != last) {
      last = rgb[i];
      index = index_of(c, last);
    }
    out[i] = index;
  }
}

void animatic_colors_map_changed(const animatic_colors *c, const uint32_t *rgb, const uint32_t *before,
                                 size_t count, uint8_t transparent, uint8_t *out) {
  uint32_t last = NO_COLOR;
  uint8_t index = 0;
  for (size_t i = 0; i < count; i++) {
    if (rgb[i] == before[i]) {
      out[i] = transparent;
      continue;
    }
    if (rgb[i] != last) {
      last = rgb[i];
      index = index_of(c, last);
    }
    out[i] = index;
  }
}
