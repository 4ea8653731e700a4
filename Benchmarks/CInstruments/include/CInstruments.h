// What a benchmark counts that Swift cannot see: allocations, and instructions under callgrind.
#ifndef CINSTRUMENTS_H
#define CINSTRUMENTS_H

#include <stdbool.h>
#include <stdint.h>

/// How often the calling thread has asked for memory so far (malloc and its kin; a reallocation counts once).
uint64_t instruments_allocations(void);

/// The bytes that the process has in use on its heap.
uint64_t instruments_heap_bytes(void);

/// Whether the program was built where valgrind's headers are.
bool instruments_count_instructions(void);

/// Whether the process runs under valgrind.
bool instruments_are_watched(void);

/// Counts instructions from here on, from zero.
void instruments_start(void);

/// Counts no more, and writes what was counted under a name to callgrind's output.
void instruments_stop(const char *name);

#endif
