#define _GNU_SOURCE
#include "pdf_renderer.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// A page can ask for any amount of time and memory, in ways that cannot be seen in the file: each file is read in a
// process of its own, which is bounded. The process runs nothing but C between fork and its end, since the others of
// the program's threads are not there.

// The same on all processors; headers older than the kernel lack them.
#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif
#ifndef SYS_close_range
#define SYS_close_range 436
#endif

typedef struct {
  void (*init)(void);
  void *(*load)(const void *, size_t, const char *);
  unsigned long (*error)(void);
  void *(*page)(void *, int);
  float (*width)(void *);
  float (*height)(void *);
  void *(*bitmap)(int, int, int, void *, int);
  void (*render)(void *, void *, int, int, int, int, int, int);
} pdfium;

const void *treeswift_pdf_open(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  pdfium *found = library ? calloc(1, sizeof(pdfium)) : NULL;
  if (!found) return NULL;
  *(void **)&found->init = dlsym(library, "FPDF_InitLibrary");
  *(void **)&found->load = dlsym(library, "FPDF_LoadMemDocument64");
  *(void **)&found->error = dlsym(library, "FPDF_GetLastError");
  *(void **)&found->page = dlsym(library, "FPDF_LoadPage");
  *(void **)&found->width = dlsym(library, "FPDF_GetPageWidthF");
  *(void **)&found->height = dlsym(library, "FPDF_GetPageHeightF");
  *(void **)&found->bitmap = dlsym(library, "FPDFBitmap_CreateEx");
  *(void **)&found->render = dlsym(library, "FPDF_RenderPageBitmap");
  if (found->init && found->load && found->error && found->page && found->width && found->height
      && found->bitmap && found->render)
    return found;
  free(found);
  return NULL;
}

/// What the process hands back, before its pixels.
typedef struct {
  treeswift_pdf_result result;
  double width, height;
} answer;

static const size_t pixels_offset = 64;

static void premultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    unsigned alpha = pixels[3];
    if (alpha == 255) continue;
    for (int part = 0; part < 3; part++) pixels[part] = (uint8_t)((pixels[part] * alpha + 127) / 255);
  }
}

/// Reads the file into `shared`. Runs in the process of its own.
static void read_page(
    const pdfium *library, const void *data, size_t count, int width, int height, answer *shared) {
  library->init();
  void *document = library->load(data, count, NULL);
  if (!document) {
    shared->result = library->error() == 4 ? TREESWIFT_PDF_LOCKED : TREESWIFT_PDF_CORRUPT;
    return;
  }
  void *page = library->page(document, 0);
  if (!page) {
    shared->result = TREESWIFT_PDF_CORRUPT;
    return;
  }
  shared->width = library->width(page);
  shared->height = library->height(page);
  if (width > 0) {
    uint8_t *pixels = (uint8_t *)shared + pixels_offset;
    // Blue, green, red, alpha, which the flag turns round.
    void *bitmap = library->bitmap(width, height, 4, pixels, width * 4);
    if (!bitmap) return;
    library->render(bitmap, page, 0, 0, width, height, 0, 0x10);
    premultiply(pixels, (size_t)width * (size_t)height);
  }
  shared->result = TREESWIFT_PDF_DONE;
}

static size_t mapped_bytes(void) {
  char text[64] = {0};
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  return length > 0 ? strtoull(text, NULL, 10) * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

static void bound(treeswift_pdf_bounds bounds, size_t mapped) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The program's handlers are not for this process, and its files and connections are to close when it closes them.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  syscall(SYS_close_range, 3, ~0U, 0);
  struct rlimit none = {0, 0}, time = {bounds.seconds, bounds.seconds + 1};
  struct rlimit memory = {mapped + bounds.bytes, mapped + bounds.bytes};
  setrlimit(RLIMIT_CORE, &none);
  setrlimit(RLIMIT_FSIZE, &none);
  setrlimit(RLIMIT_CPU, &time);
  setrlimit(RLIMIT_AS, &memory);
  int nowhere = open("/dev/null", O_RDWR);
  if (nowhere >= 0) {
    dup2(nowhere, STDIN_FILENO);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
  }
}

static long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Waits for the end of a process, and brings it about after a time.
static void await(pid_t child, long patience) {
  long deadline = milliseconds() + patience, left;
  int status;
  // Not a pipe whose other end closes: another process that is forked meanwhile would hold it open.
  struct pollfd end = {.fd = (int)syscall(SYS_pidfd_open, child, 0), .events = POLLIN};
  while ((left = deadline - milliseconds()) > 0) {
    pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child || (ended < 0 && errno != EINTR)) break;
    // Where the kernel has no descriptors of processes, it is looked every few milliseconds.
    poll(&end, end.fd >= 0, end.fd >= 0 ? (int)left : 4);
  }
  if (left <= 0) {
    kill(child, SIGKILL);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  }
  if (end.fd >= 0) close(end.fd);
}

static treeswift_pdf_result run(
    const pdfium *library, const void *data, size_t count, treeswift_pdf_bounds bounds, int width,
    int height, answer *shared) {
  shared->result = TREESWIFT_PDF_EXHAUSTED;
  size_t mapped = mapped_bytes();
  pid_t child = fork();
  if (child < 0) return TREESWIFT_PDF_NO_PROCESS;
  if (child == 0) {
    bound(bounds, mapped);
    read_page(library, data, count, width, height, shared);
    _exit(0);
  }
  // Time for which the process itself waits does not count among its own: here it does, doubled.
  await(child, bounds.seconds * 2000L + 2000);
  return shared->result;
}

static treeswift_pdf_result read_bounded(
    const void *library, const void *data, size_t count, treeswift_pdf_bounds bounds, int width,
    int height, uint8_t *pixels, answer *result) {
  size_t pixel_bytes = (size_t)width * (size_t)height * 4;
  size_t bytes = pixels_offset + pixel_bytes;
  answer *shared =
      mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (shared == MAP_FAILED) return TREESWIFT_PDF_NO_PROCESS;
  treeswift_pdf_result outcome = run(library, data, count, bounds, width, height, shared);
  *result = *shared;
  if (outcome == TREESWIFT_PDF_DONE && pixels) memcpy(pixels, (uint8_t *)shared + pixels_offset, pixel_bytes);
  munmap(shared, bytes);
  return outcome;
}

treeswift_pdf_result treeswift_pdf_size(
    const void *library, const void *data, size_t count, treeswift_pdf_bounds bounds, double *width,
    double *height) {
  answer result;
  treeswift_pdf_result outcome = read_bounded(library, data, count, bounds, 0, 0, NULL, &result);
  *width = result.width;
  *height = result.height;
  return outcome;
}

treeswift_pdf_result treeswift_pdf_draw(
    const void *library, const void *data, size_t count, treeswift_pdf_bounds bounds, int width,
    int height, uint8_t *pixels) {
  answer result;
  if (width <= 0 || height <= 0) return TREESWIFT_PDF_CORRUPT;
  return read_bounded(library, data, count, bounds, width, height, pixels, &result);
}
