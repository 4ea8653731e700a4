#include "deep_stack.h"

#include <stdint.h>
#include <ucontext.h>

struct call {
  void (*body)(void *);
  void *context;
  ucontext_t caller;
  ucontext_t callee;
};

/// `makecontext` passes integers only: the address of the call comes in two halves.
static void enter(unsigned int high, unsigned int low) {
  struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
  call->body(call->context);
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
  return swapcontext(&call.caller, &call.callee);
}
