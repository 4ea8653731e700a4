// The C libraries that draw, shape text and read images, as one module: their headers include one another.
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangoft2.h>
#include <hb.h>
#include <hb-ft.h>
#include <hb-ot.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_GLYPH_H
#include FT_TRUETYPE_TABLES_H
#include FT_MULTIPLE_MASTERS_H
#include <fontconfig/fontconfig.h>
#include <libdeflate.h>
#include <turbojpeg.h>
#include <gif_lib.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <hyphen.h>
#include <stdint.h>

#include "functions.h"

/// Fills an outline, in 64ths of a pixel from the bottom left corner, into a bitmap of zeros: coverage, exact and
/// without gamma. Returns FreeType's error, 0 where there is none. The fields of `FT_Outline` are signed up to
/// FreeType 2.13.2 and unsigned from 2.13.3 on: numbers up to `INT16_MAX` are the same in both.
static inline FT_Error freetype_fill(
    FT_Library library, const FT_Vector *points, int16_t point_count, const int16_t *ends, int16_t contour_count,
    const uint8_t *tags, const FT_Bitmap *bitmap) {
  FT_Outline outline = {0};
  outline.n_points = point_count;
  outline.n_contours = contour_count;
  outline.points = (FT_Vector *)points;
  outline.contours = (void *)ends;
  outline.tags = (void *)tags;
  return FT_Outline_Get_Bitmap(library, &outline, bitmap);
}
