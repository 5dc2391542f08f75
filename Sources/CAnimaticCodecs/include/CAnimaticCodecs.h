#pragma once
#include <stddef.h>
#include <stdint.h>

// Pixel loops and library calls that Swift can not make (setjmp) or that would be too slow unoptimised.
// Pictures are rows of 32-bit BGRA words with premultiplied alpha, `stride` bytes apart.

#ifdef __cplusplus
extern "C" {
#endif

// --- pixels.c

/// Blue-green-red-any to packed red-green-blue rows, each led by one filter byte 0.
void animatic_rows_rgb(const uint8_t *pixels, size_t stride, int width, int height, uint8_t *out);
/// The same with straight (unpremultiplied) alpha, four bytes a pixel.
void animatic_rows_rgba(const uint8_t *pixels, size_t stride, int width, int height, uint8_t *out);
/// Collects the distinct words of a picture. Returns their count, or -1 as soon as there are more than 256.
int animatic_palette(const uint8_t *pixels, size_t stride, int width, int height, uint32_t *colors);
/// Rows of palette indices of `bits` (1, 2, 4 or 8) a pixel, each led by one filter byte 0. `count` colours.
void animatic_rows_palette(const uint8_t *pixels, size_t stride, int width, int height,
                           const uint32_t *colors, int count, int bits, uint8_t *out);
/// One premultiplied word with its alpha straightened.
uint32_t animatic_straight(uint32_t premultiplied);
/// Rows of straight red-green-blue-alpha bytes to premultiplied words, in place.
void animatic_premultiply_rgba(uint8_t *pixels, size_t stride, int width, int height);
/// Every alpha is 255.
int animatic_is_opaque(const uint8_t *pixels, size_t stride, int width, int height);
/// The smallest box (x, y, width, height) around all differing pixels of two pictures of one size; 0 if none.
int animatic_changed_box(const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, int width,
                         int height, int box[4]);
/// What differs between two pictures of one size: see animatic_compare.
typedef struct {
  /// Pixels that are not identical, and those among them beyond the tolerance.
  uint64_t different, beyond;
  /// Box of the pixels beyond the tolerance: x, y, width, height.
  int box[4];
  /// Largest difference of one channel (0…255) over the whole picture.
  int max_delta;
  /// Largest squared colour distance (each channel 0…255, four channels).
  int max_square;
} animatic_difference;
/// A pixel is beyond the tolerance where the squared distance of its four channels exceeds `allowed_square`.
void animatic_compare(const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, int width,
                      int height, int allowed_square, animatic_difference *out);
/// Words of a box, composed over an opaque matte (0xRRGGBB), as packed 0x00RRGGBB.
void animatic_flatten(const uint8_t *pixels, size_t stride, int x, int y, int width, int height,
                      uint32_t matte, uint32_t *out);

/// Takes a box of new words into a canvas of `canvas_width` words a row: `before` gets the old words of the
/// box, `delta` old ^ new.
void animatic_box_take(uint32_t *canvas, int canvas_width, int x, int y, int width, int height,
                       const uint32_t *words, uint32_t *before, uint32_t *delta);
/// The way back: old ^ delta goes into the canvas and into `after`, the old words into `before`.
void animatic_box_apply(uint32_t *canvas, int canvas_width, int x, int y, int width, int height,
                        const uint32_t *delta, uint32_t *before, uint32_t *after);

// --- hash.c

/// A 128-bit fingerprint of size and pixels; the padding of rows does not count.
void animatic_hash(const uint8_t *pixels, size_t stride, int width, int height, uint64_t out[2]);

// --- png_read.c

typedef struct animatic_png animatic_png;
/// Opens a file in memory (kept by the caller until close) and reads its header. NULL when memory is out.
/// On failure animatic_png_error is not empty.
animatic_png *animatic_png_open(const uint8_t *bytes, size_t count, uint32_t largest_side);
/// "" while all is well.
const char *animatic_png_error(const animatic_png *png);
uint32_t animatic_png_width(const animatic_png *png);
uint32_t animatic_png_height(const animatic_png *png);
/// Bytes that the unpacked picture data of the file has at least.
uint64_t animatic_png_raw_bytes(const animatic_png *png);
int animatic_png_has_alpha(const animatic_png *png);
/// Reads all rows as straight red-green-blue-alpha bytes. 0 on failure.
int animatic_png_rows(animatic_png *png, uint8_t *out, size_t stride);
void animatic_png_close(animatic_png *png);

// --- colors.c

typedef struct animatic_colors animatic_colors;
/// Counts the colours of a clip. Memory stays below 12 MiB: past 2^17 distinct colours the low bits go.
animatic_colors *animatic_colors_new(void);
void animatic_colors_free(animatic_colors *colors);
/// Adds packed 0x00RRGGBB words. 0 when memory is out.
int animatic_colors_add(animatic_colors *colors, const uint32_t *rgb, size_t count, uint32_t weight);
/// Like animatic_colors_add for the words that differ from `before` only.
int animatic_colors_add_changed(animatic_colors *colors, const uint32_t *rgb, const uint32_t *before,
                                size_t count, uint32_t weight);
/// Distinct colours so far; at least this many where low bits went.
size_t animatic_colors_count(const animatic_colors *colors);
/// Chooses at most `limit` colours (exactly the clip's own where they fit) as 0x00RRGGBB, ascending, and
/// assigns every counted colour its nearest. Returns their count, or -1 when memory is out.
int animatic_colors_choose(animatic_colors *colors, int limit, uint32_t *palette);
/// The palette index of each word.
void animatic_colors_map(const animatic_colors *colors, const uint32_t *rgb, size_t count, uint8_t *out);
/// Like animatic_colors_map; words equal to `before` become `transparent`.
void animatic_colors_map_changed(const animatic_colors *colors, const uint32_t *rgb, const uint32_t *before,
                                 size_t count, uint8_t transparent, uint8_t *out);

// --- lzw.c

/// Room that animatic_gif_lzw may need for `count` pixels.
size_t animatic_gif_lzw_bound(size_t count);
/// GIF's LZW data of an image: code size byte, sub-blocks, terminator. `bits` 2…8. Returns bytes written.
size_t animatic_gif_lzw(const uint8_t *indices, size_t count, int bits, uint8_t *out);

// --- unfinished.c

/// Remembers a file that is being written. Returns a slot, or -1 when all are taken or memory is out.
int animatic_unfinished_add(const char *path);
/// The file of the slot is finished or removed.
void animatic_unfinished_drop(int slot);
/// Unlinks every remembered file. Safe inside a signal handler.
void animatic_unfinished_remove_all(void);
/// On SIGINT, SIGTERM and SIGHUP: remove all, then die of the signal as usual.
void animatic_unfinished_handle_signals(void);

#ifdef __cplusplus
}
#endif

/// Blocks of 256 KiB and more go back to the system when they are freed. glibc would raise the bound as large
/// blocks are freed, and keep whole pictures in its heap from then on.
void animatic_return_large_blocks(void);
