// Takes the place of the C library's allocator in the program that links it: counts, and passes on. The dynamic
// linker looks into the program first, so that the Swift runtime and every library come here too.

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

#include "CInstruments.h"

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

#define EXPORTED __attribute__((visibility("default"), used))

// A thread's own, in the program's own block: reading it allocates nothing.
static __thread uint64_t allocations __attribute__((tls_model("initial-exec")));

uint64_t instruments_allocations(void) { return allocations; }

uint64_t instruments_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

EXPORTED void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

EXPORTED void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

EXPORTED void *realloc(void *memory, size_t size) {
  allocations++;
  return __libc_realloc(memory, size);
}

EXPORTED void *memalign(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

EXPORTED void *aligned_alloc(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

EXPORTED int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  allocations++;
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}
