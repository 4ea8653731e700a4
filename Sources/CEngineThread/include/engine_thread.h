#ifndef TREESWIFT_ENGINE_THREAD_H
#define TREESWIFT_ENGINE_THREAD_H

/// What the engine is doing on one thread. Each thread has its own.
struct engine_thread {
  /// How many pieces of engine work are nested on the thread; the outermost holds the engine's lock.
  int depth;
  /// The graph at work, or null.
  const void *_Nullable graph;
  /// The environment value that is being derived, or null.
  const void *_Nullable derivation;
  /// The transaction of the writes that are being made, or null.
  const void *_Nullable transaction;
};

extern _Thread_local struct engine_thread engine_thread_storage;

static inline struct engine_thread *_Nonnull engine_thread(void) { return &engine_thread_storage; }

/// Begins engine work on the calling thread: waits until no other thread is doing any. May be nested.
void engine_begin(void);

/// Ends what `engine_begin` began.
void engine_end(void);

#endif
