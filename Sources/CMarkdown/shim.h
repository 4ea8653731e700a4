// The reader of Markdown, with GitHub's tables, strikethrough, task lists and bare links.
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>
