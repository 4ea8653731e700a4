#include "download.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

// libcurl, opened for the first download: it brings OpenSSL, Kerberos and LDAP, which take longer to load than all
// that a program needs to draw. It is there wherever Foundation's networking is, but its headers need not be: what is
// declared here is part of its binary interface.

typedef void CURL;
typedef void CURLM;
enum {
  OPTION_WRITE_DATA = 10001,
  OPTION_URL = 10002,
  OPTION_ACCEPT_ENCODING = 10102,
  OPTION_WRITE_FUNCTION = 20011,
  OPTION_MAX_FILE_SIZE = 30117,
  OPTION_LOW_SPEED_LIMIT = 19,
  OPTION_LOW_SPEED_TIME = 20,
  OPTION_FAIL_ON_ERROR = 45,
  OPTION_FOLLOW_LOCATION = 52,
  OPTION_MAX_REDIRECTS = 68,
  OPTION_CONNECT_TIMEOUT = 78,
  OPTION_NO_SIGNAL = 99,
  OPTION_PROTOCOLS = 181,
  OPTION_REDIRECT_PROTOCOLS = 182,
  OPTION_USER_AGENT = 10018,
  INFO_RESPONSE_CODE = 0x200002,
  GLOBAL_ALL = 3,
  HTTP_AND_HTTPS = 3,
  MESSAGE_DONE = 1,
};

typedef struct {
  int kind;
  CURL *easy;
  union {
    void *whatever;
    int result;
  } data;
} message;

static struct {
  int (*global)(long);
  CURL *(*easy)(void);
  int (*set)(CURL *, int, ...);
  int (*info)(CURL *, int, ...);
  void (*easy_free)(CURL *);
  CURLM *(*multi)(void);
  int (*add)(CURLM *, CURL *);
  int (*remove)(CURLM *, CURL *);
  int (*perform)(CURLM *, int *);
  int (*poll)(CURLM *, void *, unsigned, int, int *);
  int (*wake)(CURLM *);
  message *(*next)(CURLM *, int *);
  int (*multi_free)(CURLM *);
  bool is_there;
} curl;

static pthread_once_t opening = PTHREAD_ONCE_INIT;

static void open_library(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  const struct {
    const char *name;
    void *function;
  } functions[] = {
      {"curl_global_init", &curl.global},        {"curl_easy_init", &curl.easy},
      {"curl_easy_setopt", &curl.set},           {"curl_easy_getinfo", &curl.info},
      {"curl_easy_cleanup", &curl.easy_free},    {"curl_multi_init", &curl.multi},
      {"curl_multi_add_handle", &curl.add},      {"curl_multi_remove_handle", &curl.remove},
      {"curl_multi_perform", &curl.perform},     {"curl_multi_poll", &curl.poll},
      {"curl_multi_wakeup", &curl.wake},         {"curl_multi_info_read", &curl.next},
      {"curl_multi_cleanup", &curl.multi_free},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *found = dlsym(library, functions[i].name);
    if (!found) return;
    *(void **)functions[i].function = found;
  }
  curl.is_there = curl.global(GLOBAL_ALL) == 0;
}

struct download {
  CURLM *multi;
  atomic_bool is_cancelled;
  size_t left;
  bool is_too_long;
  void *context;
  void (*receive)(const void *, size_t, void *);
};

download *download_make(void) {
  pthread_once(&opening, open_library);
  download *made = curl.is_there ? calloc(1, sizeof(download)) : NULL;
  if (!made) return NULL;
  made->multi = curl.multi();
  if (made->multi) return made;
  free(made);
  return NULL;
}

void download_free(download *download) {
  curl.multi_free(download->multi);
  free(download);
}

void download_cancel(download *download) {
  atomic_store(&download->is_cancelled, true);
  curl.wake(download->multi);
}

static size_t receive(const void *bytes, size_t size, size_t count, void *context) {
  download *download = context;
  size_t length = size * count;
  if (length > download->left) {
    download->is_too_long = true;
    return 0;
  }
  download->left -= length;
  if (length > 0) download->receive(bytes, length, download->context);
  return length;
}

/// What libcurl's codes of results mean.
static download_result result_of(int code) {
  switch (code) {
    case 0: return DOWNLOAD_DONE;
    case 1: case 3: return DOWNLOAD_BAD_ADDRESS;
    case 5: case 6: return DOWNLOAD_NO_HOST;
    case 7: return DOWNLOAD_NO_CONNECTION;
    case 18: case 52: case 55: case 56: return DOWNLOAD_LOST;
    case 22: return DOWNLOAD_BAD_STATUS;
    case 28: return DOWNLOAD_TIMED_OUT;
    case 35: return DOWNLOAD_NOT_SECURE;
    case 47: return DOWNLOAD_TOO_MANY_REDIRECTS;
    case 51: case 60: return DOWNLOAD_NOT_TRUSTED;
    case 63: return DOWNLOAD_TOO_LONG;
    default: return DOWNLOAD_FAILED;
  }
}

static void prepare(CURL *easy, download *download, const char *address, size_t limit) {
  curl.set(easy, OPTION_URL, address);
  curl.set(easy, OPTION_PROTOCOLS, (long)HTTP_AND_HTTPS);
  curl.set(easy, OPTION_REDIRECT_PROTOCOLS, (long)HTTP_AND_HTTPS);
  curl.set(easy, OPTION_FOLLOW_LOCATION, 1L);
  curl.set(easy, OPTION_MAX_REDIRECTS, 16L);
  curl.set(easy, OPTION_FAIL_ON_ERROR, 1L);
  curl.set(easy, OPTION_MAX_FILE_SIZE, (long long)limit);
  // All that libcurl can unpack.
  curl.set(easy, OPTION_ACCEPT_ENCODING, "");
  curl.set(easy, OPTION_USER_AGENT, "Treeswift (libcurl)");
  // A minute without a byte, as for a session of URLs.
  curl.set(easy, OPTION_CONNECT_TIMEOUT, 60L);
  curl.set(easy, OPTION_LOW_SPEED_LIMIT, 1L);
  curl.set(easy, OPTION_LOW_SPEED_TIME, 60L);
  curl.set(easy, OPTION_NO_SIGNAL, 1L);
  curl.set(easy, OPTION_WRITE_FUNCTION, receive);
  curl.set(easy, OPTION_WRITE_DATA, download);
}

/// Waits for the end of the only transfer, or for a cancellation.
static download_result transfer(CURL *easy, download *download) {
  while (!atomic_load(&download->is_cancelled)) {
    int running = 0, waiting = 0;
    if (curl.perform(download->multi, &running) != 0) return DOWNLOAD_FAILED;
    if (running > 0) {
      if (curl.poll(download->multi, NULL, 0, 1000, NULL) != 0) return DOWNLOAD_FAILED;
      continue;
    }
    message *message = curl.next(download->multi, &waiting);
    if (!message || message->kind != MESSAGE_DONE) return DOWNLOAD_FAILED;
    if (download->is_too_long) return DOWNLOAD_TOO_LONG;
    long status = 0;
    download_result result = result_of(message->data.result);
    curl.info(easy, INFO_RESPONSE_CODE, &status);
    return result == DOWNLOAD_DONE && (status < 200 || status > 299) ? DOWNLOAD_BAD_STATUS : result;
  }
  return DOWNLOAD_CANCELLED;
}

download_result download_run(
    download *download, const char *address, size_t limit, void *context,
    void (*receive)(const void *, size_t, void *)) {
  CURL *easy = curl.easy();
  if (!easy) return DOWNLOAD_FAILED;
  download->left = limit;
  download->context = context;
  download->receive = receive;
  prepare(easy, download, address, limit);
  download_result result = DOWNLOAD_FAILED;
  if (curl.add(download->multi, easy) == 0) {
    result = transfer(easy, download);
    curl.remove(download->multi, easy);
  }
  curl.easy_free(easy);
  return result;
}
