// Ends the program with a message and status 1 where the system gives it no more memory.
//
// Libraries that draw deal with that in ways of their own: some end the program by a signal, others leave out a glyph
// or a part of a path and go on, so that a wrong picture would be written. All of them ask the functions below, which
// stand before those of the C library. A sanitizer has its own.

#include "memory_end.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TABLE_HAS_SANITIZER
#endif
#endif

#if defined(__GLIBC__) && !defined(TABLE_HAS_SANITIZER)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// A request for more says nothing about the memory that there is: a broken file may have asked for it. It gets NULL, as
// the C library gives it.
static const size_t largest = (size_t)1 << 30;

static const char message[] =
    "error: there is no memory left\n"
    "  hint: give the program more, or draw fewer or smaller pictures at once\n";

// One thread tells of it; others that come here meanwhile wait for the end.
static _Noreturn void end(void) {
  static atomic_flag is_ending = ATOMIC_FLAG_INIT;
  while (atomic_flag_test_and_set(&is_ending)) pause();
  ssize_t ignored = write(STDERR_FILENO, message, sizeof message - 1);
  (void)ignored;
  _exit(1);
}

static __attribute__((noinline, cold)) void *refused(size_t size) {
  if (size > 0 && size <= largest) end();
  return NULL;
}

void *malloc(size_t size) {
  void *memory = __libc_malloc(size);
  return __builtin_expect(memory == NULL, 0) ? refused(size) : memory;
}

void *calloc(size_t count, size_t size) {
  void *memory = __libc_calloc(count, size);
  if (__builtin_expect(memory != NULL, 1)) return memory;
  size_t product;
  return __builtin_mul_overflow(count, size, &product) ? NULL : refused(product);
}

void *realloc(void *older, size_t size) {
  void *memory = __libc_realloc(older, size);
  return __builtin_expect(memory == NULL, 0) ? refused(size) : memory;
}

void *memalign(size_t alignment, size_t size) {
  void *memory = __libc_memalign(alignment, size);
  return __builtin_expect(memory == NULL, 0) ? refused(size) : memory;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

// The first thread's stack grows where it is written to, and the system has no other way than a signal to say that it
// must not, as there are no more addresses. Whether that is so is seen by asking for some: any other fault happens again
// as soon as this returns, and ends the program as it always does.
static void fault(int number, siginfo_t *information, void *context) {
  (void)information, (void)context;
  static const size_t few = (size_t)1 << 20;
  void *probe = mmap(NULL, few, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (probe == MAP_FAILED) end();
  munmap(probe, few);
  signal(number, SIG_DFL);
}

// Without a limit on addresses, which most programs have none of, there is nothing to be watched.
__attribute__((constructor)) static void watch(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  static char room[1 << 14];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  if (sigaltstack(&stack, NULL) != 0) return;
  struct sigaction action = {.sa_sigaction = fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(SIGSEGV, &action, NULL);
}

#endif
