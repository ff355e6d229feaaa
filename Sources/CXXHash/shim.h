#pragma once

// Compiled into what uses it, so that nothing more is loaded when a program starts.
#define XXH_INLINE_ALL
#include <xxhash.h>

/// XXH3 of bytes; the library's own name for it is a macro, which Swift cannot call.
static inline XXH128_hash_t xxh3_checksum(const void *bytes, size_t count) {
  return XXH3_128bits(bytes, count);
}
