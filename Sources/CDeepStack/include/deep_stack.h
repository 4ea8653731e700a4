#ifndef TREESWIFT_DEEP_STACK_H
#define TREESWIFT_DEEP_STACK_H

#include <stdbool.h>
#include <stddef.h>

/// Calls `body(context)` with the stack at `stack`, of `size` bytes, on the calling thread, and returns when it
/// returns. Answers 0, or -1 with nothing called when the stack cannot be switched to.
int deep_stack_call(void *stack, size_t size, void (*body)(void *context), void *context);

/// Whether less than 128 kB are left of the stack that the calling thread is on. False on a stack whose bounds
/// are not known.
bool deep_stack_is_low(void);

/// Calls `body(context)` on a further stack of the calling thread, of 1 GB that is reserved and not taken.
/// Answers false, with nothing called, where the thread is on that stack already or where there is none to be
/// had.
bool deep_stack_call_further(void (*body)(void *context), void *context);

#endif
