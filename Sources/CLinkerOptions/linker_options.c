#include "linker_options.h"

// A program is linked with what its objects ask for in sections of this name: each module that is imported asks for
// its libraries there, whether the program calls them or not. With this in front of them a program loads those that
// it calls. Settings of a package come behind the list, too late for it (decision 0019). The address
// sanitizer is to put no space of its own behind it: the section is left out of the program.
__attribute__((section(".swift1_autolink_entries"), used, no_sanitize("address")))
static const char option[] = "-Wl,--as-needed";
