// The naive way to make an animation: every frame is drawn anew with cairo and pango and written with cairo's
// own PNG writer. It is what `make bench` measures Animatic against.
//
// The scene: a 393x852 point page (gradient, title, eight list rows: 17 texts, 16 shapes) for 300 frames at
// 60 a second; a 369x72 banner of radius 16 with icon, two texts and a blurred shadow (σ 8, dy 6) slides in
// for 0.3 s (ease out) while it fades in for 0.45 s, holds, and leaves in 0.3 s.
//
// usage: naive SCALE [FOLDER]   frames are drawn but not written without a folder

#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum { WIDTH = 393, HEIGHT = 852, FRAMES = 300, RATE = 60 };
static const double show_at = 0.5, hide_at = 4.5;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void text(cairo_t *cr, double x, double y, const char *font, const char *words) {
  PangoLayout *layout = pango_cairo_create_layout(cr);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_text(layout, words, -1);
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout(cr, layout);
  pango_font_description_free(description);
  g_object_unref(layout);
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

static void page(cairo_t *cr) {
  cairo_pattern_t *gradient = cairo_pattern_create_linear(0, 0, 0, HEIGHT);
  cairo_pattern_add_color_stop_rgb(gradient, 0, 0.93, 0.95, 1.0);
  cairo_pattern_add_color_stop_rgb(gradient, 1, 0.80, 0.86, 0.97);
  cairo_set_source(cr, gradient);
  cairo_paint(cr);
  cairo_pattern_destroy(gradient);
  cairo_set_source_rgb(cr, 0.07, 0.08, 0.12);
  text(cr, 20, 64, "Inter Bold 25", "Messages");
  static const char *names[8] = {"Ada", "Grace", "Linus", "Margaret", "Alan", "Barbara", "Ken", "Radia"};
  static const char *lines[8] = {
      "The tables are on your desk",   "Found a moth in relay 70",    "Please send a smaller patch",
      "Landing in three minutes",      "It may or may not stop",      "Types are what they do",
      "I only changed one line",       "No loops this time, I promise"};
  for (int i = 0; i < 8; i++) {
    double y = 120 + i * 84;
    rounded(cr, 16, y, WIDTH - 32, 72, 12);
    cairo_set_source_rgba(cr, 1, 1, 1, 0.9);
    cairo_fill(cr);
    cairo_arc(cr, 52, y + 36, 20, 0, 2 * M_PI);
    cairo_set_source_rgb(cr, 0.25 + 0.08 * i, 0.55, 0.95 - 0.08 * i);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 0.07, 0.08, 0.12);
    text(cr, 84, y + 14, "Inter SemiBold 12", names[i]);
    cairo_set_source_rgb(cr, 0.4, 0.42, 0.48);
    text(cr, 84, y + 38, "Inter 11", lines[i]);
  }
}

// One box blur of an A8 mask along rows, `step` bytes apart, with a running sum.
static void box_blur(uint8_t *line, int count, int step, int radius, uint8_t *room) {
  int sum = 0, size = 2 * radius + 1;
  for (int i = 0; i < count; i++) room[i] = line[i * step];
  for (int i = -radius; i <= radius; i++) sum += i >= 0 && i < count ? room[i] : 0;
  for (int i = 0; i < count; i++) {
    line[i * step] = (uint8_t)((sum + size / 2) / size);
    int leaves = i - radius, enters = i + radius + 1;
    sum += (enters < count ? room[enters] : 0) - (leaves >= 0 ? room[leaves] : 0);
  }
}

static void shadow(cairo_t *cr, double x, double y, double w, double h, double r, int scale) {
  const double sigma = 8, margin = 26;
  int mask_width = (int)ceil((w + 2 * margin) * scale), mask_height = (int)ceil((h + 2 * margin) * scale);
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, mask_width, mask_height);
  cairo_t *mask_cr = cairo_create(mask);
  cairo_scale(mask_cr, scale, scale);
  rounded(mask_cr, margin, margin, w, h, r);
  cairo_fill(mask_cr);
  cairo_destroy(mask_cr);
  cairo_surface_flush(mask);
  uint8_t *data = cairo_image_surface_get_data(mask);
  int stride = cairo_image_surface_get_stride(mask);
  // Three boxes make nearly a Gaussian: 3·((2r+1)²−1)/12 = σ².
  int radius = (int)lround((sqrt(4 * sigma * scale * sigma * scale + 1) - 1) / 2);
  uint8_t *room = malloc((size_t)(mask_width > mask_height ? mask_width : mask_height));
  for (int pass = 0; pass < 3; pass++) {
    for (int i = 0; i < mask_height; i++) box_blur(data + i * stride, mask_width, 1, radius, room);
    for (int i = 0; i < mask_width; i++) box_blur(data + i, mask_height, stride, radius, room);
  }
  free(room);
  cairo_surface_mark_dirty(mask);
  cairo_save(cr);
  cairo_translate(cr, x - margin, y - margin + 6);
  cairo_scale(cr, 1.0 / scale, 1.0 / scale);
  cairo_set_source_rgba(cr, 0, 0, 0, 0.25);
  cairo_mask_surface(cr, mask, 0, 0);
  cairo_restore(cr);
  cairo_surface_destroy(mask);
}

static void banner(cairo_t *cr, double y, int scale) {
  const double x = 12, w = 369, h = 72, r = 16;
  shadow(cr, x, y, w, h, r, scale);
  rounded(cr, x, y, w, h, r);
  cairo_set_source_rgb(cr, 0.87, 0.16, 0.2);
  cairo_fill(cr);
  rounded(cr, x + 16, y + 18, 36, 36, 8);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_fill(cr);
  text(cr, x + 66, y + 14, "Inter SemiBold 12", "New message");
  text(cr, x + 66, y + 38, "Inter 11", "Grace: found a moth in relay 70");
}

// (1-u)^3 style ease out: cubic Bezier (0, 0, 0.58, 1) by bisection.
static double ease_out(double p) {
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  double low = 0, high = 1;
  for (int i = 0; i < 40; i++) {
    double u = (low + high) / 2, x = 3 * (1 - u) * u * u * 0.58 + u * u * u;
    if (x < p) low = u;
    else high = u;
  }
  return 3 * (1 - low) * low * low + low * low * low;
}

int main(int argc, char **argv) {
  int scale = argc > 1 ? atoi(argv[1]) : 2;
  const char *folder = argc > 2 ? argv[2] : NULL;
  if (scale < 1 || scale > 3) {
    fprintf(stderr, "usage: naive SCALE(1..3) [FOLDER]\n");
    return 2;
  }
  double start = now(), draw = 0, encode = 0;
  for (int k = 0; k < FRAMES; k++) {
    double t = (double)k / RATE, began = now();
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH * scale, HEIGHT * scale);
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, scale, scale);
    page(cr);
    double slide = ease_out((t - show_at) / 0.3), fade = ease_out((t - show_at) / 0.45);
    if (t > hide_at) {
      slide = 1 - ease_out((t - hide_at) / 0.3);
      fade = slide;
    }
    if (fade > 0) {
      cairo_push_group(cr);
      banner(cr, 59 - 140 * (1 - slide), scale);
      cairo_pop_group_to_source(cr);
      cairo_paint_with_alpha(cr, fade);
    }
    cairo_destroy(cr);
    double drawn = now();
    draw += drawn - began;
    if (folder) {
      char path[4096];
      snprintf(path, sizeof path, "%s/frame-%05d.png", folder, k);
      cairo_status_t status = cairo_surface_write_to_png(surface, path);
      if (status != CAIRO_STATUS_SUCCESS) {
        fprintf(stderr, "naive: %s: %s\n", path, cairo_status_to_string(status));
        return 3;
      }
    }
    cairo_surface_destroy(surface);
    encode += now() - drawn;
  }
  double wall = now() - start;
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("naive scale %d frames %d wall %.3f s fps %.2f draw %.3f s encode+write %.3f s peak %.1f MiB\n", scale,
         FRAMES, wall, FRAMES / wall, draw, encode, (double)usage.ru_maxrss / 1024);
  return 0;
}
