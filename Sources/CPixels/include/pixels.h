#ifndef TREESWIFT_PIXELS_H
#define TREESWIFT_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Paints one colour (a premultiplied ARGB word) through a mask of bytes onto rows of premultiplied ARGB words.
/// Strides count elements. Where the mask is zero the pixels keep their values; they may be written.
void pixels_blend(
    uint32_t color, const uint8_t *mask, ptrdiff_t mask_stride, uint32_t *row, ptrdiff_t row_stride,
    ptrdiff_t width, ptrdiff_t height);

#endif
