#pragma once

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

// glibc has no function for openat2, and Swift cannot call those that take any number of arguments.

// The C library shows this one to programs in its own dialect only.
#ifndef O_PATH
#define O_PATH 010000000
#endif

enum { TABLE_OPEN_PATH = O_PATH, TABLE_RESOLVE_NO_SYMLINKS = 0x04, TABLE_RESOLVE_BENEATH = 0x08 };

// Opens a path that is resolved within limits. Returns -1 with ENOSYS in errno where the kernel cannot do it.
static inline int table_open_within(int folder, const char *path, int flags, uint64_t resolve) {
#ifdef SYS_openat2
  struct {
    uint64_t flags, mode, resolve;
  } how = {(uint64_t)(uint32_t)flags, 0, resolve};
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
#else
  (void)folder, (void)path, (void)flags, (void)resolve;
  errno = ENOSYS;
  return -1;
#endif
}
