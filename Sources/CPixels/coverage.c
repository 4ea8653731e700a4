#include "pixels.h"
#include "processors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// An edge downward, and what the winding number gains to the right of it.
struct edge {
  double x, top, bottom, slope;
  int winding;
};

struct cover {
  ptrdiff_t x, y, width, height;
  /// The edges by the row in which they begin; `starts` has where each row's begin, and the end.
  struct edge *edges;
  size_t *starts;
  /// How many edges a row has, those outside of the rectangle's columns included.
  ptrdiff_t *counts;
  struct edge *active;
  /// What the winding number gains at each sample of a line, and behind the last: for each line of a band.
  int *gains;
  /// Samples of each pixel in the shape.
  int *covered;
};

/// The rows that an edge is in, within the rectangle; false for an edge in none.
static bool rows_of(const struct cover *cover, const pixels_edge *edge, ptrdiff_t *first, ptrdiff_t *last) {
  double top = fmin(edge->y0, edge->y1) - (double)cover->y, bottom = fmax(edge->y0, edge->y1) - (double)cover->y;
  if (!(top < bottom) || bottom <= 0 || top >= (double)cover->height) return false;
  *first = top <= 0 ? 0 : (ptrdiff_t)top;
  *last = bottom >= (double)cover->height ? cover->height - 1 : (ptrdiff_t)bottom;
  return true;
}

static void sort(struct cover *cover, const pixels_edge *edges, size_t count) {
  ptrdiff_t first, last;
  for (size_t i = 0; i < count; i++) {
    if (!rows_of(cover, &edges[i], &first, &last)) continue;
    cover->starts[first + 1] += 1;
    cover->counts[first] += 1;
    cover->counts[last + 1] -= 1;
  }
  for (ptrdiff_t row = 0; row < cover->height; row++) {
    cover->starts[row + 1] += cover->starts[row];
    cover->counts[row + 1] += cover->counts[row];
  }
  for (size_t i = 0; i < count; i++) {
    const pixels_edge *edge = &edges[i];
    if (!rows_of(cover, edge, &first, &last)) continue;
    bool is_down = edge->y0 < edge->y1;
    struct edge *sorted = &cover->edges[cover->starts[first]++];
    sorted->x = is_down ? edge->x0 : edge->x1;
    sorted->top = is_down ? edge->y0 : edge->y1;
    sorted->bottom = is_down ? edge->y1 : edge->y0;
    sorted->slope = (edge->x1 - edge->x0) / (edge->y1 - edge->y0);
    sorted->winding = is_down ? 1 : -1;
  }
  // Each start has moved on to the next one's place.
  memmove(cover->starts + 1, cover->starts, (size_t)cover->height * sizeof *cover->starts);
  cover->starts[0] = 0;
}

#define BAND_LINES 16

/// How many lines of samples a row has. What a row takes grows by less than its edges do.
static int lines(ptrdiff_t count) {
  if (count <= 1 << 12) return 16;
  if (count <= 1 << 14) return 8;
  if (count <= 1 << 16) return 4;
  return count <= 1 << 18 ? 2 : 1;
}

/// Lines of samples, of one row or several, whose edges are gone through once.
struct band {
  /// The row behind the last.
  ptrdiff_t end;
  int count;
  double y[BAND_LINES];
};

/// The band that begins with a row.
static struct band band_at(const struct cover *cover, ptrdiff_t row, bool is_antialiased) {
  struct band band = {.end = row};
  for (; band.end < cover->height; band.end++) {
    int count = is_antialiased ? lines(cover->counts[band.end]) : 1;
    if (band.count + count > BAND_LINES) break;
    for (int line = 0; line < count; line++) {
      band.y[band.count++] = (double)(cover->y + band.end) + (line + 0.5) / count;
    }
  }
  return band;
}

/// Adds what the winding number gains at the samples of a band.
INLINE void add_edges_body(const struct cover *cover, size_t active, const struct band *band, int columns) {
  const ptrdiff_t end = cover->width * columns;
  const double left = (double)cover->x, most = (double)end;
  memset(cover->gains, 0, (size_t)((end + 1) * band->count) * sizeof *cover->gains);
  for (size_t i = 0; i < active; i++) {
    const struct edge edge = cover->active[i];
    int samples[BAND_LINES], gains[BAND_LINES];
    for (int line = 0; line < BAND_LINES; line++) {
      // The first sample to the right of the edge: samples are in the middle of their columns.
      double y = band->y[line];
      double sample = (edge.x + (y - edge.top) * edge.slope - left) * columns + 0.5;
      sample = sample > 0 ? sample : 0;
      samples[line] = (int)(sample < most ? sample : most);
      gains[line] = ((edge.top <= y) & (y < edge.bottom)) ? edge.winding : 0;
    }
    int *gain = cover->gains;
    for (int line = 0; line < band->count; line++, gain += end + 1) gain[samples[line]] += gains[line];
  }
}

FOR_EACH_PROCESSOR(
    static, add_edges, (const struct cover *cover, size_t active, const struct band *band, int columns),
    (cover, active, band, columns))

/// Writes a row, whose lines begin at `gain`; where the next row's begin.
static const int *write_row(
    const struct cover *cover, const int *gain, int count, int columns, bool is_even_odd, uint8_t *mask) {
  const int samples = columns * count, parity = is_even_odd ? 1 : -1;
  memset(cover->covered, 0, (size_t)cover->width * sizeof *cover->covered);
  for (int line = 0; line < count; line++, gain++) {
    int winding = 0;
    for (ptrdiff_t x = 0; x < cover->width; x++) {
      int covered = 0;
      for (int column = 0; column < columns; column++) {
        winding += *gain++;
        covered += (winding & parity) != 0;
      }
      cover->covered[x] += covered;
    }
  }
  for (ptrdiff_t x = 0; x < cover->width; x++) {
    mask[x] = (uint8_t)((cover->covered[x] * 255 + samples / 2) / samples);
  }
  return gain;
}

static void add_rows(
    struct cover *cover, bool is_even_odd, bool is_antialiased, uint8_t *mask, ptrdiff_t mask_stride) {
  size_t active = 0;
  const int columns = is_antialiased ? 16 : 1;
  for (ptrdiff_t row = 0; row < cover->height;) {
    const struct band band = band_at(cover, row, is_antialiased);
    const double y = (double)(cover->y + row);
    size_t kept = 0;
    for (size_t i = 0; i < active; i++) {
      if (cover->active[i].bottom <= y) continue;
      if (kept != i) cover->active[kept] = cover->active[i];
      kept += 1;
    }
    size_t started = cover->starts[band.end] - cover->starts[row];
    memcpy(cover->active + kept, cover->edges + cover->starts[row], started * sizeof *cover->edges);
    active = kept + started;
    if (active > 0) add_edges(cover, active, &band, columns);
    const int *gain = cover->gains;
    for (; row < band.end; row++, mask += mask_stride) {
      if (active == 0) {
        memset(mask, 0, (size_t)cover->width);
      } else {
        gain = write_row(cover, gain, is_antialiased ? lines(cover->counts[row]) : 1, columns, is_even_odd, mask);
      }
    }
  }
}

bool pixels_cover(
    const pixels_edge *edges, size_t count, bool is_even_odd, bool is_antialiased, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t width, ptrdiff_t height, uint8_t *mask, ptrdiff_t mask_stride) {
  struct cover cover = {.x = x, .y = y, .width = width, .height = height};
  size_t rows = (size_t)height + 1;
  cover.edges = malloc((count + 1) * sizeof *cover.edges);
  cover.active = malloc((count + 1) * sizeof *cover.active);
  cover.starts = calloc(rows, sizeof *cover.starts);
  cover.counts = calloc(rows, sizeof *cover.counts);
  cover.gains = malloc(((size_t)width * 16 + 1) * BAND_LINES * sizeof *cover.gains);
  cover.covered = malloc(((size_t)width + 1) * sizeof *cover.covered);
  bool has_memory = cover.edges && cover.active && cover.starts && cover.counts && cover.gains && cover.covered;
  if (has_memory) {
    sort(&cover, edges, count);
    add_rows(&cover, is_even_odd, is_antialiased, mask, mask_stride);
  }
  free(cover.edges);
  free(cover.active);
  free(cover.starts);
  free(cover.counts);
  free(cover.gains);
  free(cover.covered);
  return has_memory;
}
