#ifndef TREESWIFT_PDF_RENDERER_H
#define TREESWIFT_PDF_RENDERER_H

#include <stddef.h>
#include <stdint.h>

/// What became of a file.
typedef enum {
  TREESWIFT_PDF_DONE = 0,
  TREESWIFT_PDF_CORRUPT = 1,
  TREESWIFT_PDF_LOCKED = 2,
  /// The process that read the file took too long or too much memory, or fell.
  TREESWIFT_PDF_EXHAUSTED = 3,
  /// No process could be had.
  TREESWIFT_PDF_NO_PROCESS = 4,
} treeswift_pdf_result;

/// How long and how large a process may become that reads a file.
typedef struct {
  unsigned seconds;
  size_t bytes;
} treeswift_pdf_bounds;

/// pdfium at a path, or NULL where there is none.
const void *treeswift_pdf_open(const char *path);

/// The size of a file's first page, in points.
treeswift_pdf_result treeswift_pdf_size(
    const void *library, const void *data, size_t count, treeswift_pdf_bounds bounds, double *width,
    double *height);

/// Draws the first page onto all of `width` by `height` pixels: red, green, blue and alpha, premultiplied.
treeswift_pdf_result treeswift_pdf_draw(
    const void *library, const void *data, size_t count, treeswift_pdf_bounds bounds, int width,
    int height, uint8_t *pixels);

#endif
