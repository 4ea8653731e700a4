#ifndef TREESWIFT_MARKDOWN_H
#define TREESWIFT_MARKDOWN_H

#include <stddef.h>

// The reader of Markdown, cmark-gfm, behind declarations of our own: cmark's headers are seen by no Swift source,
// so that a program may also have another version of them (swift-cmark, below swift-markdown).

/// A node of a document while a walk is at it. Strings and columns live no longer; those that a node does not have
/// are null.
struct markdown_node {
  /// What the node is, in CommonMark's words.
  const char *kind;
  const char *literal;
  const char *address;
  const char *fence;
  int heading_level;
  int is_ordered_list;
  int list_start;
  /// A table's columns: `l`, `c`, `r`, or 0 where none is said.
  const unsigned char *columns;
  size_t column_count;
};

/// Reads `length` bytes of UTF-8 with the extensions of these names, and calls `visit` for every node, in order: on
/// entering, and for those that have others inside on leaving. Calls nothing where memory is short.
void markdown_walk(
  const char *source, size_t length, const char *const *extensions, size_t extension_count,
  void (*visit)(const struct markdown_node *node, int enters, void *context), void *context);

#endif
