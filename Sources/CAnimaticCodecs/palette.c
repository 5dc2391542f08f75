#include "palette.h"

#include <stdlib.h>
#include <string.h>

// Sums are integers and the few doubles only rank cuts, without contraction: the same clip gives the same
// palette on every machine.
#pragma STDC FP_CONTRACT OFF

typedef palette_entry entry;

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

int palette_choose(entry *entries, entry *room, size_t n, int limit, uint32_t *palette) {
  // Sorted colours make the result independent of the order of counting and the searches short.
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
  }
  qsort(palette, (size_t)chosen, 4, compare_words);
  planes p;
  fill_planes(&p, palette, chosen);
  for (size_t i = 0; i < n; i++) {
    int square;
    const int16_t *v = entries[i].channel;
    entries[i].nearest = (uint16_t)nearest_in(&p, v[0], v[1], v[2], &square);
  }
  return chosen;
}
