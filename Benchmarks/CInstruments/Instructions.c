#include "CInstruments.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

bool instruments_count_instructions(void) { return true; }

bool instruments_are_watched(void) { return RUNNING_ON_VALGRIND != 0; }

void instruments_start(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void instruments_stop(const char *name) {
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
}
#else
bool instruments_count_instructions(void) { return false; }
bool instruments_are_watched(void) { return false; }
void instruments_start(void) {}
void instruments_stop(const char *name) { (void)name; }
#endif
