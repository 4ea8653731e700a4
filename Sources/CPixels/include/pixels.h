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

#endif
