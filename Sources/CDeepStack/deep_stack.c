#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "deep_stack.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HAS_THREAD_SANITIZER 1
#endif
#if __has_feature(address_sanitizer)
#define HAS_ADDRESS_SANITIZER 1
#endif
#endif
#ifdef HAS_THREAD_SANITIZER
// Sanitizers follow stacks, and have to be told of a change from one to another.
void *__tsan_get_current_fiber(void);
void *__tsan_create_fiber(unsigned flags);
void __tsan_destroy_fiber(void *fiber);
void __tsan_switch_to_fiber(void *fiber, unsigned flags);
#endif
#ifdef HAS_ADDRESS_SANITIZER
void __sanitizer_start_switch_fiber(void **fake_stack, const void *bottom, size_t size);
void __sanitizer_finish_switch_fiber(void *fake_stack, const void **old_bottom, size_t *old_size);
#endif

/// What is kept free below: for what does not ask, such as the libraries that shape text.
static const size_t margin = 128 * 1024;

/// The stack that the thread is on. `high` is 0 before the first question and 1 where the system does not say.
static __thread struct {
  uintptr_t low, high;
} bounds;

struct call {
  void (*body)(void *);
  void *context;
  ucontext_t caller;
  ucontext_t callee;
#ifdef HAS_THREAD_SANITIZER
  void *caller_fiber;
#endif
#ifdef HAS_ADDRESS_SANITIZER
  const void *caller_bottom;
  size_t caller_size;
#endif
};

#ifdef HAS_THREAD_SANITIZER
// It leaves on another stack than it was entered on, which would not go together with what is noted of calls.
#define NOT_FOLLOWED __attribute__((disable_sanitizer_instrumentation))
#else
#define NOT_FOLLOWED
#endif

/// `makecontext` passes integers only: the address of the call comes in two halves.
NOT_FOLLOWED static void enter(unsigned int high, unsigned int low) {
  struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
#ifdef HAS_ADDRESS_SANITIZER
  __sanitizer_finish_switch_fiber(NULL, &call->caller_bottom, &call->caller_size);
#endif
  call->body(call->context);
#ifdef HAS_ADDRESS_SANITIZER
  __sanitizer_start_switch_fiber(NULL, call->caller_bottom, call->caller_size);
#endif
#ifdef HAS_THREAD_SANITIZER
  __tsan_switch_to_fiber(call->caller_fiber, 0);
#endif
}

int deep_stack_call(void *stack, size_t size, void (*body)(void *), void *context) {
  struct call call = {.body = body, .context = context};
  if (getcontext(&call.callee) != 0) return -1;
  call.callee.uc_stack.ss_sp = stack;
  call.callee.uc_stack.ss_size = size;
  call.callee.uc_link = &call.caller;
  uintptr_t address = (uintptr_t)&call;
  makecontext(&call.callee, (void (*)(void))enter, 2, (unsigned int)(address >> 32),
              (unsigned int)(address & 0xffffffffu));
  uintptr_t low = bounds.low, high = bounds.high;
  bounds.low = (uintptr_t)stack;
  bounds.high = (uintptr_t)stack + size;
#ifdef HAS_THREAD_SANITIZER
  call.caller_fiber = __tsan_get_current_fiber();
  void *fiber = __tsan_create_fiber(0);
  __tsan_switch_to_fiber(fiber, 0);
#endif
#ifdef HAS_ADDRESS_SANITIZER
  void *fake_stack = NULL;
  __sanitizer_start_switch_fiber(&fake_stack, stack, size);
#endif
  int code = swapcontext(&call.caller, &call.callee);
#ifdef HAS_ADDRESS_SANITIZER
  __sanitizer_finish_switch_fiber(fake_stack, NULL, NULL);
#endif
#ifdef HAS_THREAD_SANITIZER
  __tsan_destroy_fiber(fiber);
#endif
  bounds.low = low;
  bounds.high = high;
  return code;
}

/// The largest stack of a main thread that the system is sure to keep room for.
static const rlim_t room = 64 * 1024 * 1024;

/// The main thread's stack reaches from the program's name, which lies at its very top, down to the limit.
/// `pthread_getattr_np` would read the list of everything that is mapped, half a millisecond.
static bool find_main_bounds(void) {
  if (syscall(SYS_gettid) != getpid()) return false;
  uintptr_t top = getauxval(AT_EXECFN);
  struct rlimit limit;
  if (top == 0 || getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur > room) return false;
  bounds.low = top - limit.rlim_cur;
  bounds.high = top;
  return true;
}

static void find_bounds(void) {
  if (find_main_bounds()) return;
  bounds.high = 1;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *low = NULL;
  size_t size = 0;
  if (pthread_attr_getstack(&attributes, &low, &size) == 0) {
    bounds.low = (uintptr_t)low;
    bounds.high = (uintptr_t)low + size;
  }
  pthread_attr_destroy(&attributes);
}

bool deep_stack_is_low(void) {
  if (bounds.high == 0) find_bounds();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  // Somebody else may have changed over to a stack of their own.
  if (here < bounds.low || here >= bounds.high) return false;
  return here - bounds.low < margin;
}

static const size_t further_size = (size_t)1 << 30;
static const size_t guard_size = 16 * 1024;
/// How much of a further stack stays in memory between two uses.
static const size_t kept_size = 256 * 1024;

static __thread bool is_on_further_stack;
static pthread_key_t further_stack;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void unmap(void *stack) { munmap(stack, further_size); }
static void make_key(void) { pthread_key_create(&further_stack, unmap); }

/// The thread's further stack, which goes when the thread ends.
static char *make_further_stack(void) {
  pthread_once(&once, make_key);
  char *known = pthread_getspecific(further_stack);
  if (known != NULL) return known;
  char *made = mmap(NULL, further_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (made == MAP_FAILED) return NULL;
  // The lowest pages are nobody's: what goes too far ends there and not in somebody else's memory.
  mprotect(made, guard_size, PROT_NONE);
  pthread_setspecific(further_stack, made);
  return made;
}

bool deep_stack_call_further(void (*body)(void *), void *context) {
  if (is_on_further_stack) return false;
  char *stack = make_further_stack();
  if (stack == NULL) return false;
  is_on_further_stack = true;
  int code = deep_stack_call(stack + guard_size, further_size - guard_size, body, context);
  is_on_further_stack = false;
  madvise(stack + guard_size, further_size - guard_size - kept_size, MADV_DONTNEED);
  return code == 0;
}
