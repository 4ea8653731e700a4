#include "engine_thread.h"

#include <pthread.h>

_Thread_local struct engine_thread engine_thread_storage;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void engine_begin(void) {
  if (engine_thread_storage.depth++ == 0) pthread_mutex_lock(&mutex);
}

void engine_end(void) {
  if (--engine_thread_storage.depth == 0) pthread_mutex_unlock(&mutex);
}
