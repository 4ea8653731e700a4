#include "pixels.h"
#include "processors.h"

#include <string.h>

// Eight samples at a time: of one row side by side, or of as many rows as make eight samples, one below the other. Sums
// of whole numbers, so that every processor gives the same bytes.
typedef uint32_t sums __attribute__((vector_size(32)));
typedef uint8_t samples __attribute__((vector_size(8)));

#define LANES 8
#define WIDE(eight) __builtin_convertvector(eight, sums)
#define NARROW(sums) __builtin_convertvector(sums, samples)

INLINE samples load(const uint8_t *from, ptrdiff_t count) {
  samples eight = {0};
  memcpy(&eight, from, (size_t)count);
  return eight;
}

INLINE void store(uint8_t *to, samples eight, ptrdiff_t count) { memcpy(to, &eight, (size_t)count); }

INLINE ptrdiff_t least(ptrdiff_t a, ptrdiff_t b) { return a < b ? a : b; }

// MARK: Running means

static const uint32_t half_mean = 0x800000;

INLINE uint32_t mean_factor(ptrdiff_t radius) { return (uint32_t)((1 << 24) / (2 * radius + 1)); }

// Eight rows of samples, interleaved.
INLINE void mean(const uint8_t *from, uint8_t *to, ptrdiff_t count, ptrdiff_t radius) {
  const uint32_t factor = mean_factor(radius);
  sums sum = {0};
  for (ptrdiff_t x = 0; x < least(radius, count); x++) sum += WIDE(load(from + x * LANES, LANES));
  for (ptrdiff_t x = 0; x < count; x++) {
    if (x + radius < count) sum += WIDE(load(from + (x + radius) * LANES, LANES));
    store(to + x * LANES, NARROW((sum * factor + half_mean) >> 24), LANES);
    if (x >= radius) sum -= WIDE(load(from + (x - radius) * LANES, LANES));
  }
}

INLINE void interleave(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t rows, ptrdiff_t channels, uint8_t *line) {
  for (ptrdiff_t row = 0; row < rows; row++)
    for (ptrdiff_t x = 0; x < width; x++)
      memcpy(line + x * LANES + row * channels, bytes + row * stride + x * channels, (size_t)channels);
}

INLINE void separate(
    const uint8_t *line, uint8_t *bytes, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t rows, ptrdiff_t channels) {
  for (ptrdiff_t row = 0; row < rows; row++)
    for (ptrdiff_t x = 0; x < width; x++)
      memcpy(bytes + row * stride + x * channels, line + x * LANES + row * channels, (size_t)channels);
}

INLINE void mean_of_rows(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels,
    const ptrdiff_t *radii, size_t count, uint8_t *work) {
  uint8_t *line = work, *next = work + width * LANES;
  memset(line, 0, (size_t)(width * LANES));
  const ptrdiff_t rows = LANES / channels;
  for (ptrdiff_t y = 0; y < height; y += rows) {
    uint8_t *first = bytes + y * stride;
    interleave(first, stride, width, least(rows, height - y), channels, line);
    for (size_t pass = 0; pass < count; pass++) {
      mean(line, next, width, radii[pass]);
      uint8_t *swapped = line;
      line = next;
      next = swapped;
    }
    separate(line, first, stride, width, least(rows, height - y), channels);
  }
}

INLINE void pixels_mean_rows_body(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels,
    const ptrdiff_t *radii, size_t count, uint8_t *work) {
  if (channels == 4) {
    mean_of_rows(bytes, stride, width, height, 4, radii, count, work);
  } else {
    mean_of_rows(bytes, stride, width, height, 1, radii, count, work);
  }
}

FOR_EACH_PROCESSOR(
    extern, pixels_mean_rows,
    (uint8_t *bytes, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels,
     const ptrdiff_t *radii, size_t count, uint8_t *work),
    (bytes, stride, width, height, channels, radii, count, work))

// Moves the window of a column's mean on by a row, for up to eight columns.
INLINE void mean_step(
    uint8_t *row, uint8_t *keep, const uint8_t *entering, const uint8_t *leaving, uint32_t *sum,
    uint32_t factor, ptrdiff_t count) {
  sums total;
  memcpy(&total, sum, sizeof total);
  if (entering != NULL) total += WIDE(load(entering, count));
  store(keep, load(row, count), count);
  store(row, NARROW((total * factor + half_mean) >> 24), count);
  if (leaving != NULL) total -= WIDE(load(leaving, count));
  memcpy(sum, &total, sizeof total);
}

INLINE void pixels_mean_columns_body(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t height, ptrdiff_t radius, uint8_t *ring,
    uint32_t *sum) {
  const uint32_t factor = mean_factor(radius);
  // The rows that the window still needs although they have been overwritten.
  const ptrdiff_t kept = least(radius + 1, height);
  const ptrdiff_t whole = count - count % LANES;
  for (ptrdiff_t x = 0; x < count + LANES; x++) sum[x] = 0;
  for (ptrdiff_t y = 0; y < least(radius, height); y++)
    for (ptrdiff_t x = 0; x < count; x++) sum[x] += bytes[y * stride + x];
  for (ptrdiff_t y = 0; y < height; y++) {
    uint8_t *row = bytes + y * stride;
    uint8_t *keep = ring + y % kept * count;
    const uint8_t *entering = y + radius < height ? bytes + (y + radius) * stride : NULL;
    const uint8_t *leaving = y >= radius ? ring + (y - radius) % kept * count : NULL;
    for (ptrdiff_t x = 0; x < count; x += LANES)
      if (x < whole) {
        mean_step(
            row + x, keep + x, entering ? entering + x : NULL, leaving ? leaving + x : NULL, sum + x, factor, LANES);
      } else {
        mean_step(
            row + x, keep + x, entering ? entering + x : NULL, leaving ? leaving + x : NULL, sum + x, factor,
            count - whole);
      }
  }
}

FOR_EACH_PROCESSOR(
    extern, pixels_mean_columns,
    (uint8_t *bytes, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t height, ptrdiff_t radius, uint8_t *ring,
     uint32_t *sum),
    (bytes, stride, count, height, radius, ring, sum))

// MARK: Weights

// The sums of up to 32 samples from `x` on, in each source with its weight.
INLINE void weigh(
    const uint8_t *const *sources, const uint32_t *weights, size_t taps, ptrdiff_t x, uint8_t *to, ptrdiff_t count) {
  sums total[4];
  for (int part = 0; part < 4; part++) total[part] = (sums){0} + 0x8000;
  for (size_t tap = 0; tap < taps; tap++)
    for (int part = 0; part < 4; part++)
      if (part * LANES < count)
        total[part] +=
            WIDE(load(sources[tap] + x + part * LANES, least(LANES, count - part * LANES))) * weights[tap];
  for (int part = 0; part < 4; part++)
    if (part * LANES < count)
      store(to + x + part * LANES, NARROW(total[part] >> 16), least(LANES, count - part * LANES));
}

INLINE void weigh_line(
    const uint8_t *const *sources, const uint32_t *weights, size_t taps, uint8_t *to, ptrdiff_t count) {
  ptrdiff_t x = 0;
  for (; x + 4 * LANES <= count; x += 4 * LANES) weigh(sources, weights, taps, x, to, 4 * LANES);
  if (x < count) weigh(sources, weights, taps, x, to, count - x);
}

INLINE void pixels_weigh_rows_body(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels,
    const uint32_t *weights, ptrdiff_t reach, uint8_t *work) {
  const ptrdiff_t count = width * channels, margin = reach * channels;
  const uint8_t *sources[2 * PIXELS_WEIGHT_REACH + 1];
  for (ptrdiff_t tap = 0; tap <= 2 * reach; tap++) sources[tap] = work + tap * channels;
  memset(work, 0, (size_t)(count + 2 * margin));
  for (ptrdiff_t y = 0; y < height; y++) {
    memcpy(work + margin, bytes + y * stride, (size_t)count);
    weigh_line(sources, weights, (size_t)(2 * reach + 1), bytes + y * stride, count);
  }
}

FOR_EACH_PROCESSOR(
    extern, pixels_weigh_rows,
    (uint8_t *bytes, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels,
     const uint32_t *weights, ptrdiff_t reach, uint8_t *work),
    (bytes, stride, width, height, channels, weights, reach, work))

INLINE void pixels_weigh_columns_body(
    uint8_t *bytes, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t height, const uint32_t *weights, ptrdiff_t reach,
    uint8_t *ring) {
  const ptrdiff_t kept = least(reach + 1, height);
  const uint8_t *sources[2 * PIXELS_WEIGHT_REACH + 1];
  for (ptrdiff_t y = 0; y < height; y++) {
    uint8_t *row = bytes + y * stride;
    memcpy(ring + y % kept * count, row, (size_t)count);
    const ptrdiff_t first = y > reach ? y - reach : 0, last = least(height - 1, y + reach);
    for (ptrdiff_t k = first; k <= last; k++)
      sources[k - first] = k <= y ? ring + k % kept * count : bytes + k * stride;
    weigh_line(sources, weights + (first - y + reach), (size_t)(last - first + 1), row, count);
  }
}

FOR_EACH_PROCESSOR(
    extern, pixels_weigh_columns,
    (uint8_t *bytes, ptrdiff_t stride, ptrdiff_t count, ptrdiff_t height, const uint32_t *weights, ptrdiff_t reach,
     uint8_t *ring),
    (bytes, stride, count, height, weights, reach, ring))
