#ifndef TREESWIFT_DOWNLOAD_H
#define TREESWIFT_DOWNLOAD_H

#include <stdbool.h>
#include <stddef.h>

/// How a download ended.
typedef enum {
  DOWNLOAD_DONE,
  DOWNLOAD_CANCELLED,
  /// More bytes than allowed, as the answer's head says or as they come.
  DOWNLOAD_TOO_LONG,
  /// An answer whose status is not from 200 to 299.
  DOWNLOAD_BAD_STATUS,
  DOWNLOAD_BAD_ADDRESS,
  DOWNLOAD_NO_HOST,
  DOWNLOAD_NO_CONNECTION,
  DOWNLOAD_LOST,
  DOWNLOAD_TIMED_OUT,
  DOWNLOAD_NOT_SECURE,
  DOWNLOAD_NOT_TRUSTED,
  DOWNLOAD_TOO_MANY_REDIRECTS,
  DOWNLOAD_FAILED,
} download_result;

typedef struct download download;

/// A download that has not begun; null where libcurl is not installed or memory is short.
download *_Nullable download_make(void);

/// Loads an address of `http` or `https` on the calling thread, and calls `receive` for the bytes as they come.
download_result download_run(
    download *_Nonnull download, const char *_Nonnull address, size_t limit, void *_Nullable context,
    void (*_Nonnull receive)(const void *_Nonnull bytes, size_t count, void *_Nullable context));

/// Ends the download, from any thread, at once or as soon as it begins.
void download_cancel(download *_Nonnull download);

/// Call it when no other call is under way.
void download_free(download *_Nonnull download);

#endif
