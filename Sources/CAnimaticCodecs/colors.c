#include "CAnimaticCodecs.h"

#include <stdlib.h>
#include <string.h>

// Sums are integers and the few doubles only rank cuts, without contraction: the same clip gives the same
// palette on every machine.
#pragma STDC FP_CONTRACT OFF

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
  int palette_count;
  uint32_t palette[256];
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

// --- Choosing

typedef struct {
  int16_t channel[3];
  uint16_t nearest;
  uint32_t slot;
  uint64_t weight;
} entry;

typedef struct {
  size_t start, end;
  int axis;
  /// Weighted squared spread along the widest axis: what a cut can gain.
  double gain;
} box;


static int by_key(const void *a, const void *b) {
  const entry *x = a, *y = b;
  for (int i = 0; i < 3; i++)
    if (x->channel[i] != y->channel[i]) return x->channel[i] - y->channel[i];
  return 0;
}

// A counting sort by one channel: stable, linear, and free of the library's choice of algorithm.
static void sort_by_channel(entry *entries, entry *room, size_t count, int axis) {
  size_t at[257] = {0};
  for (size_t i = 0; i < count; i++) at[entries[i].channel[axis] + 1]++;
  for (int v = 0; v < 256; v++) at[v + 1] += at[v];
  for (size_t i = 0; i < count; i++) room[at[entries[i].channel[axis]]++] = entries[i];
  memcpy(entries, room, count * sizeof *entries);
}

// Sums stay exact in 64 bits up to 2^38 weighted pixels of squared distance 2^16 each; doubles only rank.
static void measure(box *b, const entry *entries) {
  uint64_t weight = 0, sum[3] = {0, 0, 0}, square[3] = {0, 0, 0};
  for (size_t i = b->start; i < b->end; i++) {
    weight += entries[i].weight;
    for (int k = 0; k < 3; k++) {
      uint64_t v = (uint64_t)entries[i].channel[k];
      sum[k] += entries[i].weight * v;
      square[k] += entries[i].weight * v * v;
    }
  }
  b->gain = 0;
  b->axis = 0;
  for (int k = 0; k < 3; k++) {
    double mean = (double)sum[k] / (double)weight;
    double spread = (double)square[k] - (double)sum[k] * mean;
    if (spread > b->gain) {
      b->gain = spread;
      b->axis = k;
    }
  }
  if (b->end - b->start < 2) b->gain = 0;
}

// Where cutting the (sorted) box leaves the smallest sum of weighted squared distances.
static size_t best_cut(const box *b, const entry *entries) {
  double weight = 0, sum = 0;
  for (size_t i = b->start; i < b->end; i++) {
    weight += (double)entries[i].weight;
    sum += (double)entries[i].weight * entries[i].channel[b->axis];
  }
  double w = 0, s = 0, best = -1;
  size_t cut = b->start + 1;
  for (size_t i = b->start; i + 1 < b->end; i++) {
    w += (double)entries[i].weight;
    s += (double)entries[i].weight * entries[i].channel[b->axis];
    if (entries[i].channel[b->axis] == entries[i + 1].channel[b->axis]) continue;
    double value = s * s / w + (sum - s) * (sum - s) / (weight - w);
    if (value > best) {
      best = value;
      cut = i + 1;
    }
  }
  return cut;
}

static int median_cut(entry *entries, entry *room, size_t count, int limit, uint32_t *palette) {
  box boxes[256];
  int n = 1;
  boxes[0].start = 0;
  boxes[0].end = count;
  measure(&boxes[0], entries);
  while (n < limit) {
    int widest = 0;
    for (int i = 1; i < n; i++)
      if (boxes[i].gain > boxes[widest].gain) widest = i;
    box *b = &boxes[widest];
    if (b->gain <= 0) break;
    sort_by_channel(entries + b->start, room, b->end - b->start, b->axis);
    size_t cut = best_cut(b, entries);
    boxes[n].start = cut;
    boxes[n].end = b->end;
    b->end = cut;
    measure(b, entries);
    measure(&boxes[n], entries);
    n++;
  }
  for (int i = 0; i < n; i++) {
    uint64_t weight = 0, sum[3] = {0, 0, 0};
    for (size_t k = boxes[i].start; k < boxes[i].end; k++) {
      entries[k].nearest = (uint16_t)i;
      weight += entries[k].weight;
      for (int j = 0; j < 3; j++) sum[j] += entries[k].weight * (uint64_t)entries[k].channel[j];
    }
    uint32_t color = 0;
    for (int j = 0; j < 3; j++) color = color << 8 | (uint32_t)((sum[j] + weight / 2) / weight);
    palette[i] = color;
  }
  return n;
}

// Palette components side by side, so that the search for the nearest runs in vectors.
typedef struct {
  int count;
  int16_t r[256], g[256], b[256];
} planes;

static int nearest_in(const planes *p, int r, int g, int b, int *square) {
  int distance[256];
  for (int i = 0; i < p->count; i++) {
    int dr = p->r[i] - r, dg = p->g[i] - g, db = p->b[i] - b;
    distance[i] = dr * dr + dg * dg + db * db;
  }
  int best = 0;
  for (int i = 1; i < p->count; i++)
    if (distance[i] < distance[best]) best = i;
  *square = distance[best];
  return best;
}

static void fill_planes(planes *p, const uint32_t *palette, int count) {
  p->count = count;
  for (int i = 0; i < count; i++) {
    p->r[i] = (int16_t)(palette[i] >> 16 & 255);
    p->g[i] = (int16_t)(palette[i] >> 8 & 255);
    p->b[i] = (int16_t)(palette[i] & 255);
  }
}

// k-means on the weighted colours. Colours are in order, neighbours are alike: the last winner is a good
// first guess, and a colour nearer to it than half the way to any other palette entry needs no search.
static void refine(entry *entries, size_t count, uint32_t *palette, int n, int rounds) {
  planes p;
  for (int round = 0;; round++) {
    fill_planes(&p, palette, n);
    int half[256];
    for (int i = 0; i < n; i++) {
      int least = 1 << 30;
      for (int k = 0; k < n; k++) {
        if (k == i) continue;
        int dr = p.r[i] - p.r[k], dg = p.g[i] - p.g[k], db = p.b[i] - p.b[k];
        int d = dr * dr + dg * dg + db * db;
        if (d < least) least = d;
      }
      half[i] = least / 4;
    }
    uint64_t weight[256] = {0}, sum[256][3];
    memset(sum, 0, sizeof sum);
    uint64_t worst = 0;
    size_t worst_entry = 0;
    for (size_t i = 0; i < count; i++) {
      entry *e = &entries[i];
      int k = e->nearest;
      int dr = p.r[k] - e->channel[0], dg = p.g[k] - e->channel[1], db = p.b[k] - e->channel[2];
      int square = dr * dr + dg * dg + db * db;
      if (square >= half[k]) k = nearest_in(&p, e->channel[0], e->channel[1], e->channel[2], &square);
      e->nearest = (uint16_t)k;
      weight[k] += e->weight;
      for (int j = 0; j < 3; j++) sum[k][j] += e->weight * (uint64_t)e->channel[j];
      if ((uint64_t)square * e->weight > worst) {
        worst = (uint64_t)square * e->weight;
        worst_entry = i;
      }
    }
    if (round == rounds) return;
    int moved = 0;
    for (int i = 0; i < n; i++) {
      uint32_t color = 0;
      if (weight[i]) {
        for (int j = 0; j < 3; j++) color = color << 8 | (uint32_t)((sum[i][j] + weight[i] / 2) / weight[i]);
      } else if (worst) {
        // An entry that nothing wants takes the colour that fares worst.
        for (int j = 0; j < 3; j++) color = color << 8 | (uint32_t)entries[worst_entry].channel[j];
        worst = 0;
      } else {
        color = palette[i];
      }
      if (color != palette[i]) moved = 1;
      palette[i] = color;
    }
    if (!moved) return;
  }
}

static int compare_words(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return x < y ? -1 : x > y;
}

int animatic_colors_choose(animatic_colors *c, int limit, uint32_t *palette) {
  entry *entries = malloc((c->count + 1) * sizeof *entries);
  entry *room = malloc((c->count + 1) * sizeof *room);
  if (!entries || !room) {
    free(entries);
    free(room);
    return -1;
  }
  size_t n = 0;
  int centre = c->dropped ? (1 << c->dropped) / 2 : 0;
  for (uint32_t s = 0; s < SLOTS; s++) {
    if (c->keys[s] == NO_COLOR) continue;
    entry *e = &entries[n++];
    e->channel[0] = (int16_t)((c->keys[s] >> 16 & 255) + centre);
    e->channel[1] = (int16_t)((c->keys[s] >> 8 & 255) + centre);
    e->channel[2] = (int16_t)((c->keys[s] & 255) + centre);
    e->nearest = 0;
    e->slot = s;
    e->weight = c->weights[s] ? c->weights[s] : 1;
  }
  // Table order depends on the hash only, but sorted colours also make the searches below short.
  qsort(entries, n, sizeof *entries, by_key);
  int chosen;
  if (n <= (size_t)limit) {
    chosen = (int)n;
    for (size_t i = 0; i < n; i++)
      palette[i] = (uint32_t)entries[i].channel[0] << 16 | (uint32_t)entries[i].channel[1] << 8 |
                   (uint32_t)entries[i].channel[2];
  } else {
    chosen = median_cut(entries, room, n, limit, palette);
    refine(entries, n, palette, chosen, 12);
    // Two centres may have met; equal entries would be waste but not wrong.
  }
  qsort(palette, (size_t)chosen, 4, compare_words);
  planes p;
  fill_planes(&p, palette, chosen);
  for (size_t i = 0; i < n; i++) {
    int square;
    const int16_t *v = entries[i].channel;
    c->index[entries[i].slot] = (uint8_t)nearest_in(&p, v[0], v[1], v[2], &square);
  }
  c->palette_count = chosen;
  memcpy(c->palette, palette, (size_t)chosen * 4);
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
