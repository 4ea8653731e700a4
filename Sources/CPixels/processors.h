#ifndef TREESWIFT_PROCESSORS_H
#define TREESWIFT_PROCESSORS_H

#define INLINE static inline __attribute__((always_inline))

/// A function for processors with vectors of 32 bytes, and for all others: calls `name_body`, which is INLINE.
#if defined(__x86_64__)
#define FOR_EACH_PROCESSOR(scope, name, parameters, arguments)                                   \
  __attribute__((target("avx2"))) static void name##_avx2 parameters { name##_body arguments; } \
  scope void name parameters {                                                                   \
    if (__builtin_cpu_supports("avx2")) {                                                        \
      name##_avx2 arguments;                                                                     \
    } else {                                                                                     \
      name##_body arguments;                                                                     \
    }                                                                                            \
  }
#else
#define FOR_EACH_PROCESSOR(scope, name, parameters, arguments) \
  scope void name parameters { name##_body arguments; }
#endif

#endif
