#ifndef TREESWIFT_LINKER_OPTIONS_H
#define TREESWIFT_LINKER_OPTIONS_H

// The module declares nothing: its object is in every program, with what it asks of the linker (decision 0019).

#endif
