#ifndef TREESWIFT_PIXELS_H
#define TREESWIFT_PIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Paints one colour (a premultiplied ARGB word) through a mask of bytes onto rows of premultiplied ARGB words.
/// Strides count elements. Where the mask is zero the pixels keep their values; they may be written.
void pixels_blend(
    uint32_t color, const uint8_t *mask, ptrdiff_t mask_stride, uint32_t *row, ptrdiff_t row_stride,
    ptrdiff_t width, ptrdiff_t height);

/// Turns words of ARGB into words whose bytes are red, green, blue and alpha, in place or elsewhere.
void pixels_put_red_first(const uint32_t *pixels, uint32_t *out, ptrdiff_t count);

/// A straight edge of a shape, in pixels.
typedef struct {
  double x0, y0, x1, y1;
} pixels_edge;

/// Writes how much of each pixel the shape between edges covers, as bytes: of the rectangle that begins at `x` and `y`.
///
/// The time is that of the edges in all rows, however they cross: nothing is sorted along a row. A pixel has 256
/// samples, and fewer in rows with more than 4,096 edges; without antialiasing it has one. Which samples are taken
/// does not depend on the rectangle. Returns false, writing nothing, without memory.
bool pixels_cover(
    const pixels_edge *edges, size_t count, bool is_even_odd, bool is_antialiased, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t width, ptrdiff_t height, uint8_t *mask, ptrdiff_t mask_stride);

// Blurs of samples in place: rows of `width` pixels of one or four bytes each, or rows of `count` bytes. Beyond the
// rows everything is zero. Sums are of whole numbers: a part blurred by itself has the same bytes.

/// How far the weights of `pixels_weigh_rows` and `pixels_weigh_columns` reach at most.
#define PIXELS_WEIGHT_REACH 15

/// Makes every pixel the mean of those up to a radius beside it, once for each radius. `work` has 16 bytes for each
/// pixel of a row.
void pixels_mean_rows(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels, const ptrdiff_t *radii,
    size_t count, uint8_t *work);

/// The same along columns, for one radius of at least 1. `ring` has room for as many rows as the radius, and one;
/// `sums` for a row and eight numbers.
void pixels_mean_columns(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t height, ptrdiff_t radius, uint8_t *ring,
    uint32_t *sums);

/// Adds up every pixel and those beside it, each with its weight of 65,536: twice `reach` weights, and one. `work` has
/// room for a row with `reach` pixels on both sides.
void pixels_weigh_rows(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels, const uint32_t *weights,
    ptrdiff_t reach, uint8_t *work);

/// The same along columns. `ring` has room for as many rows as the reach, and one.
void pixels_weigh_columns(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t height, const uint32_t *weights, ptrdiff_t reach,
    uint8_t *ring);

#endif
