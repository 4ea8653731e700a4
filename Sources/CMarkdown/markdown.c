#include "markdown.h"

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <pthread.h>
#include <string.h>

static pthread_once_t registration = PTHREAD_ONCE_INIT;

static struct markdown_node describe(cmark_node *node) {
  struct markdown_node described = {
    .kind = cmark_node_get_type_string(node),
    .literal = cmark_node_get_literal(node),
    .address = cmark_node_get_url(node),
    .fence = cmark_node_get_fence_info(node),
    .heading_level = cmark_node_get_heading_level(node),
    .is_ordered_list = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
    .list_start = cmark_node_get_list_start(node),
  };
  if (strcmp(described.kind, "table") == 0) {
    described.columns = cmark_gfm_extensions_get_table_alignments(node);
    described.column_count = described.columns ? cmark_gfm_extensions_get_table_columns(node) : 0;
  }
  return described;
}

static cmark_node *parse(
  const char *source, size_t length, const char *const *extensions, size_t extension_count) {
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  if (!parser) return NULL;
  for (size_t i = 0; i < extension_count; i++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(extensions[i]);
    if (extension) cmark_parser_attach_syntax_extension(parser, extension);
  }
  cmark_parser_feed(parser, source, length);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  return document;
}

void markdown_walk(
  const char *source, size_t length, const char *const *extensions, size_t extension_count,
  void (*visit)(const struct markdown_node *node, int enters, void *context), void *context) {
  pthread_once(&registration, cmark_gfm_core_extensions_ensure_registered);
  cmark_node *document = parse(source, length, extensions, extension_count);
  if (!document) return;
  cmark_consolidate_text_nodes(document);
  cmark_iter *walk = cmark_iter_new(document);
  for (cmark_event_type event; walk && (event = cmark_iter_next(walk)) != CMARK_EVENT_DONE;) {
    struct markdown_node node = describe(cmark_iter_get_node(walk));
    visit(&node, event == CMARK_EVENT_ENTER, context);
  }
  if (walk) cmark_iter_free(walk);
  cmark_node_free(document);
}
