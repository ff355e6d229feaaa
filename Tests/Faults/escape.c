// Tries, when a program ends, what its sandbox should have the kernel refuse, and says what came of it on standard
// error. With NO_LANDLOCK or NO_SECCOMP in the environment the kernel seems to lack these. Loaded by LD_PRELOAD.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The call itself, below the function of this name.
static long call(long number, long a, long b, long c, long d, long e, long f) {
#ifdef __x86_64__
  register long fourth __asm__("r10") = d;
  register long fifth __asm__("r8") = e;
  register long sixth __asm__("r9") = f;
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "rcx", "r11", "memory");
#else
  register long first __asm__("x0") = a;
  register long second __asm__("x1") = b;
  register long third __asm__("x2") = c;
  register long fourth __asm__("x3") = d;
  register long fifth __asm__("x4") = e;
  register long sixth __asm__("x5") = f;
  register long which __asm__("x8") = number;
  __asm__ volatile("svc 0"
                   : "+r"(first)
                   : "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth), "r"(which)
                   : "memory");
  long result = first;
#endif
  if (result > -4096 && result < 0) {
    errno = (int)-result;
    return -1;
  }
  return result;
}

long syscall(long number, ...) {
  va_list values;
  va_start(values, number);
  long v[6];
  for (int index = 0; index < 6; index++) v[index] = va_arg(values, long);
  va_end(values);
  if ((number >= 444 && number <= 446 && getenv("NO_LANDLOCK")) || (number == SYS_seccomp && getenv("NO_SECCOMP"))) {
    errno = ENOSYS;
    return -1;
  }
  return call(number, v[0], v[1], v[2], v[3], v[4], v[5]);
}

// What the system says of the process, and of another.
static const char *const own[] = {
    "/proc/self/environ", "/proc/self/maps", "/proc/self/cmdline", "/proc/self/task", "/proc/1/environ", NULL,
};

static void say(const char *what, int result) {
  dprintf(2, "escape %s: %s\n", what, result >= 0 ? "done" : strerrorname_np(errno));
}

__attribute__((destructor)) static void escape(void) {
  if (getenv("NO_LANDLOCK") || getenv("NO_SECCOMP")) return;
  const char *outside = getenv("ESCAPE_FILE");
  say("reading", open(outside, O_RDONLY));
  for (const char *const *name = own; *name; name++) say(*name, open(*name, O_RDONLY));
  say("writing", open(outside, O_WRONLY | O_APPEND));
  say("making", open("/tmp/tablemock-escape", O_WRONLY | O_CREAT, 0600));
  say("deleting", unlink(outside));
  say("a socket", socket(AF_INET, SOCK_STREAM, 0));
  say("a local socket", socket(AF_UNIX, SOCK_STREAM, 0));
  say("a signal", kill(getppid(), SIGCONT));
  pid_t child = fork();
  if (child == 0) _exit(0);
  say("a process", child);
  if (child > 0) waitpid(child, NULL, 0);
  char *const words[] = {"true", NULL};
  say("a program", execv("/bin/true", words));
}
