#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

// Heap allocations of this process so far. Counted by standing before the C library's allocator.
unsigned long allocation_count(void);

#endif
