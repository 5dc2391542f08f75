#pragma once
#include <stddef.h>
#include <stdint.h>

/// Blurs `channels` interleaved 8-bit channels (1 or 4) in place with a true Gaussian, separable, reaching
/// 3 sigma, zero outside the picture. Returns 0, or -1 where memory is exhausted (pixels then unchanged).
int animatic_gaussian_blur(
  uint8_t *pixels, int width, int height, ptrdiff_t stride, int channels, double sigma_x, double sigma_y);

/// Copies the alpha of ARGB32 pixels to 8-bit pixels.
void animatic_copy_alpha(
  const uint8_t *source, ptrdiff_t source_stride, uint8_t *target, ptrdiff_t target_stride, int width,
  int height);

/// One colour stop: premultiplied components 0…255 as numbers, blue green red alpha, at `location` 0…1.
typedef struct {
  double location;
  double bgra[4];
} animatic_stop;

/// Fills ARGB32 premultiplied pixels with a linear gradient. For the pixel whose centre is (x, y) the position
/// between the stops is a·x + b·y + c, clamped to the ends.
void animatic_linear_gradient(
  uint8_t *pixels, int width, int height, ptrdiff_t stride, const animatic_stop *stops, int count, double a,
  double b, double c);

/// The same with position (|(px, py)| - start) * factor, where px = m[0]·x + m[1]·y + m[2] and
/// py = m[3]·x + m[4]·y + m[5].
void animatic_radial_gradient(
  uint8_t *pixels, int width, int height, ptrdiff_t stride, const animatic_stop *stops, int count,
  const double *m, double start, double factor);

/// The same with the angle of (px, py), clockwise from the direction to the right in radians, between `start`
/// and `end` > `start`. Of more than a turn the last one shows; what less than a turn leaves open has the last
/// colour in its first half and the first colour in its second.
void animatic_angular_gradient(
  uint8_t *pixels, int width, int height, ptrdiff_t stride, const animatic_stop *stops, int count,
  const double *m, double start, double end);

/// Means of blocks of `block` × `block` ARGB32 pixels; the source has exactly `width`·`block` × `height`·`block`.
void animatic_reduce(
  const uint8_t *source, ptrdiff_t source_stride, uint8_t *target, ptrdiff_t target_stride, int width,
  int height, int block);

/// Enlarges `width` × `height` ARGB32 premultiplied pixels by `block`, interpolated between their centres, changes
/// the distance of each colour from its grey by `saturation`, and lays `cover` (blue green red alpha, 0…1, not
/// premultiplied) over it; all of it counts `opacity` (0…1). The target begins at (`left`, `top`) of the enlarged picture.
void animatic_frost(
  const uint8_t *source, ptrdiff_t source_stride, int width, int height, int block, int left, int top,
  uint8_t *target, ptrdiff_t target_stride, int target_width, int target_height, double saturation,
  const double *cover, double opacity);
