#pragma once
#include <stddef.h>
#include <stdint.h>

/// One counted colour on its way to a palette. Private to this target.
typedef struct {
  int16_t channel[3];
  uint16_t nearest;
  uint32_t slot;
  uint64_t weight;
} palette_entry;

/// At most `limit` colours (packed 0x00RRGGBB, ascending) that serve the weighted entries well; `room` has
/// the size of `entries`. Returns their count. Reorders the entries and sets `nearest` of each.
int palette_choose(palette_entry *entries, palette_entry *room, size_t count, int limit, uint32_t *palette);
