#ifndef TREESWIFT_DEEP_STACK_H
#define TREESWIFT_DEEP_STACK_H

#include <stddef.h>

/// Calls `body(context)` with the stack at `stack`, of `size` bytes, on the calling thread, and returns when it
/// returns. Answers 0, or -1 with nothing called when the stack cannot be switched to.
int deep_stack_call(void *stack, size_t size, void (*body)(void *context), void *context);

#endif
