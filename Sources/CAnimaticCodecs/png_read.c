#include "CAnimaticCodecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct animatic_png {
  png_structp reader;
  png_infop info;
  const uint8_t *bytes;
  size_t count, at;
  uint32_t width, height;
  uint64_t raw;
  int has_alpha;
  char error[160];
};

static void note_error(png_structp reader, png_const_charp message) {
  animatic_png *png = png_get_error_ptr(reader);
  strncpy(png->error, message && *message ? message : "unreadable", sizeof png->error - 1);
  png_longjmp(reader, 1);
}

// Warnings are about things that do not change a pixel.
static void ignore_warning(png_structp reader, png_const_charp message) {
  (void)reader;
  (void)message;
}

static void read_bytes(png_structp reader, png_bytep out, size_t count) {
  animatic_png *png = png_get_io_ptr(reader);
  if (count > png->count - png->at) png_error(reader, "the file ends too early");
  memcpy(out, png->bytes + png->at, count);
  png->at += count;
}

animatic_png *animatic_png_open(const uint8_t *bytes, size_t count, uint32_t largest_side) {
  animatic_png *png = calloc(1, sizeof *png);
  if (!png) return NULL;
  png->bytes = bytes;
  png->count = count;
  png->reader = png_create_read_struct(PNG_LIBPNG_VER_STRING, png, note_error, ignore_warning);
  if (png->reader) png->info = png_create_info_struct(png->reader);
  if (!png->info) {
    animatic_png_close(png);
    return NULL;
  }
  if (setjmp(png_jmpbuf(png->reader))) return png;
  png_set_read_fn(png->reader, png, read_bytes);
  png_set_user_limits(png->reader, largest_side, largest_side);
  // Text and colour profiles are of no use here; these bound what a hostile file can make us unpack.
  png_set_chunk_malloc_max(png->reader, 1 << 20);
  png_set_chunk_cache_max(png->reader, 32);
  png_set_keep_unknown_chunks(png->reader, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_read_info(png->reader, png->info);
  png->width = png_get_image_width(png->reader, png->info);
  png->height = png_get_image_height(png->reader, png->info);
  png->raw = (uint64_t)png_get_rowbytes(png->reader, png->info) * png->height;
  int has_transparency = png_get_valid(png->reader, png->info, PNG_INFO_tRNS) != 0;
  png->has_alpha = (png_get_color_type(png->reader, png->info) & PNG_COLOR_MASK_ALPHA) || has_transparency;
  png_set_scale_16(png->reader);
  png_set_expand(png->reader);
  png_set_gray_to_rgb(png->reader);
  png_set_add_alpha(png->reader, 255, PNG_FILLER_AFTER);
  return png;
}

const char *animatic_png_error(const animatic_png *png) { return png->error; }
uint32_t animatic_png_width(const animatic_png *png) { return png->width; }
uint32_t animatic_png_height(const animatic_png *png) { return png->height; }
uint64_t animatic_png_raw_bytes(const animatic_png *png) { return png->raw; }
int animatic_png_has_alpha(const animatic_png *png) { return png->has_alpha; }

int animatic_png_rows(animatic_png *png, uint8_t *out, size_t stride) {
  if (png->error[0]) return 0;
  if (setjmp(png_jmpbuf(png->reader))) return 0;
  int passes = png_set_interlace_handling(png->reader);
  png_read_update_info(png->reader, png->info);
  if (png_get_rowbytes(png->reader, png->info) != (size_t)png->width * 4)
    png_error(png->reader, "an unexpected pixel format");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < png->height; y++) png_read_row(png->reader, out + y * stride, NULL);
  png_read_end(png->reader, NULL);
  return 1;
}

void animatic_png_close(animatic_png *png) {
  if (!png) return;
  if (png->reader) png_destroy_read_struct(&png->reader, &png->info, NULL);
  free(png);
}
