#pragma once

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// glibc has no functions for Landlock and seccomp. The numbers of Landlock are the same on all machines, and written here
// because headers of older systems lack the later ones.

enum {
  TABLE_LANDLOCK_CREATE = 444,
  TABLE_LANDLOCK_ADD = 445,
  TABLE_LANDLOCK_RESTRICT = 446,
  // The flag of clone by which a thread is told from a process, which the C library shows in a dialect of its own only.
  TABLE_CLONE_THREAD = 0x10000,
};

// The version of Landlock that the kernel has; -1 with the reason in errno where it has none.
static inline int table_landlock_version(void) {
  return (int)syscall(TABLE_LANDLOCK_CREATE, (void *)0, (size_t)0, 1u);
}

// A set of rules that refuses these kinds of access to files, and these uses of the network where the version has them.
static inline int table_landlock_create(int version, uint64_t files, uint64_t network) {
  struct {
    uint64_t files, network;
  } rules = {files, network};
  return (int)syscall(TABLE_LANDLOCK_CREATE, &rules, version < 4 ? sizeof rules.files : sizeof rules, 0u);
}

// Allows kinds of access to what lies below an open file or folder.
static inline int table_landlock_allow(int rules, uint64_t access, int place) {
  struct {
    uint64_t access;
    int32_t place;
  } __attribute__((packed)) rule = {access, place};
  return (int)syscall(TABLE_LANDLOCK_ADD, rules, 1, &rule, 0u);
}

// Lets the calling thread, and those that it starts, do no more than the rules allow.
static inline int table_landlock_restrict(int rules) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return (int)syscall(TABLE_LANDLOCK_RESTRICT, rules, 0u);
}

#if defined(__x86_64__)
#define TABLE_AUDIT_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define TABLE_AUDIT_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define TABLE_REFUSE(code) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (code))
#define TABLE_LOAD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, member))
#define TABLE_REFUSE_CALL(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), TABLE_REFUSE(EPERM)

// Refuses all threads of the process what a program that reads and writes files has no need of: sockets, other programs
// and processes, signals to them, and calls by which the rules could be got round. -1 with ENOSYS in errno where the
// processor is none whose calls are known. What is about to become another program is allowed that, and nothing more.
static inline int table_refuse_calls(int becomes_program) {
#ifdef TABLE_AUDIT_ARCHITECTURE
  // No call has the number that is all ones.
  const uint32_t run = becomes_program ? UINT32_MAX : SYS_execve;
  struct sock_filter steps[] = {
      TABLE_LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TABLE_AUDIT_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      TABLE_LOAD(nr),
#ifdef __x86_64__
      // The calls of x32 have other numbers and do the same.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      TABLE_REFUSE(ENOSYS),
      TABLE_REFUSE_CALL(SYS_fork),
      TABLE_REFUSE_CALL(SYS_vfork),
#endif
      TABLE_REFUSE_CALL(SYS_socket),
      TABLE_REFUSE_CALL(SYS_socketpair),
      TABLE_REFUSE_CALL(SYS_connect),
      TABLE_REFUSE_CALL(SYS_bind),
      TABLE_REFUSE_CALL(SYS_listen),
      TABLE_REFUSE_CALL(SYS_accept),
      TABLE_REFUSE_CALL(SYS_accept4),
      TABLE_REFUSE_CALL(SYS_sendto),
      TABLE_REFUSE_CALL(SYS_sendmsg),
      TABLE_REFUSE_CALL(SYS_sendmmsg),
      TABLE_REFUSE_CALL(run),
      TABLE_REFUSE_CALL(SYS_execveat),
      TABLE_REFUSE_CALL(SYS_ptrace),
      TABLE_REFUSE_CALL(SYS_process_vm_readv),
      TABLE_REFUSE_CALL(SYS_process_vm_writev),
      TABLE_REFUSE_CALL(SYS_pidfd_open),
      TABLE_REFUSE_CALL(SYS_pidfd_send_signal),
      TABLE_REFUSE_CALL(SYS_tkill),
      TABLE_REFUSE_CALL(SYS_rt_sigqueueinfo),
      TABLE_REFUSE_CALL(SYS_rt_tgsigqueueinfo),
      TABLE_REFUSE_CALL(SYS_mount),
      TABLE_REFUSE_CALL(SYS_umount2),
      TABLE_REFUSE_CALL(SYS_pivot_root),
      TABLE_REFUSE_CALL(SYS_chroot),
      TABLE_REFUSE_CALL(SYS_unshare),
      TABLE_REFUSE_CALL(SYS_setns),
      TABLE_REFUSE_CALL(SYS_bpf),
      TABLE_REFUSE_CALL(SYS_perf_event_open),
      TABLE_REFUSE_CALL(SYS_userfaultfd),
      TABLE_REFUSE_CALL(SYS_open_by_handle_at),
      TABLE_REFUSE_CALL(SYS_add_key),
      TABLE_REFUSE_CALL(SYS_request_key),
      TABLE_REFUSE_CALL(SYS_keyctl),
      TABLE_REFUSE_CALL(SYS_init_module),
      TABLE_REFUSE_CALL(SYS_finit_module),
      TABLE_REFUSE_CALL(SYS_kexec_load),
      // What is asked of io_uring goes past this filter.
      TABLE_REFUSE_CALL(SYS_io_uring_setup),
      // The flags of this one lie in memory, where no filter sees them; the C library then takes the older call.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1),
      TABLE_REFUSE(ENOSYS),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4),
      TABLE_LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, TABLE_CLONE_THREAD, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      TABLE_REFUSE(EPERM),
      // A program that ends itself does so by a signal to its own thread.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 0, 4),
      TABLE_LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 1, 0),
      TABLE_REFUSE(EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      // Signal 0 asks whether a process is there.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_kill, 0, 3),
      TABLE_LOAD(args[1]),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0),
      TABLE_REFUSE(EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof steps / sizeof steps[0], steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
#else
  errno = ENOSYS;
  return -1;
#endif
}

// Whether the process may still start other programs. Without a name nothing is ever started.
static inline int table_may_start_programs(void) {
  char *const nothing[] = {(void *)0};
  return execve("", nothing, nothing) != 0 && errno != EPERM;
}

// A file without a name, for what another program shall read; -1 with the reason in errno where there can be none.
static inline int table_memory_file(void) { return (int)syscall(SYS_memfd_create, "input", 1u /* MFD_CLOEXEC */); }

// What a program may take, and the open files that are its standard streams.
struct table_confinement {
  uint64_t memory, seconds;
  int streams[3];
  // What it may read, as the kernel's rules; -1 where the kernel has none.
  int rules;
};

// Holds back all signals around vfork, as the new process would run our handlers in our memory. It is made by vfork since
// fork copies the tables of all our memory, which can take longer than what the program is started for.
static inline int table_hold_signals(sigset_t *usual) {
  sigset_t all;
  sigfillset(&all);
  return pthread_sigmask(SIG_BLOCK, &all, usual);
}

// Lets signals through again, and returns the process; errno stays.
static inline pid_t table_release_signals(const sigset_t *usual, pid_t child) {
  const int reason = errno;
  pthread_sigmask(SIG_SETMASK, usual, (void *)0);
  errno = reason;
  return child;
}

// Lets signals through in the new process right before it is another program, without handlers: it has our memory yet.
static inline void table_let_signals_through(const sigset_t *wanted) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (sigaction(number, (void *)0, &action) != 0) continue;
    if (action.sa_handler != SIG_DFL && action.sa_handler != SIG_IGN) signal(number, SIG_DFL);
  }
  sigprocmask(SIG_SETMASK, wanted, (void *)0);
}

// Starts a program that may read what the rules say, write to its streams and do nothing else. Returns its process, -1 with
// the reason in errno where there can be none; a program that could not be confined or started ends with 127.
static inline pid_t table_start_confined(const char *program, char *const arguments[], char *const variables[],
                                         struct table_confinement confinement) {
  sigset_t usual;
  const pid_t child = table_hold_signals(&usual) ? -1 : vfork();
  if (child != 0) return table_release_signals(&usual, child);
  // Only calls of the system from here on: the memory is that of this process, whose other threads may hold locks.
  for (int stream = 0; stream < 3; stream++) {
    if (dup2(confinement.streams[stream], stream) < 0) _exit(127);
  }
  const struct {
    int kind;
    rlim_t most;
  } limits[] = {
      {RLIMIT_AS, confinement.memory}, {RLIMIT_CPU, confinement.seconds}, {RLIMIT_FSIZE, 0},
      {RLIMIT_CORE, 0},                {RLIMIT_NOFILE, 64},
  };
  for (size_t number = 0; number < sizeof limits / sizeof limits[0]; number++) {
    const struct rlimit limit = {limits[number].most, limits[number].most};
    if (setrlimit(limits[number].kind, &limit) != 0) _exit(127);
  }
  signal(SIGPIPE, SIG_DFL);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) _exit(127);
  if (confinement.rules >= 0 && table_landlock_restrict(confinement.rules) != 0) _exit(127);
#ifdef SYS_close_range
  syscall(SYS_close_range, 3u, ~0u, 4u /* CLOSE_RANGE_CLOEXEC */);
#endif
  if (table_refuse_calls(1) != 0) _exit(127);
  sigset_t none;
  sigemptyset(&none);
  table_let_signals_through(&none);
  execve(program, arguments, variables);
  _exit(127);
}

// Starts a program that may have so many bytes of memory of its own, besides files that it maps to read them. Returns its
// process, -1 with the reason in errno where there can be none; a program that could not be started ends with 127.
static inline pid_t table_start_limited(const char *program, char *const arguments[], char *const variables[],
                                        int input, int output, int errors, uint64_t memory) {
  sigset_t usual;
  const pid_t child = table_hold_signals(&usual) ? -1 : vfork();
  if (child != 0) return table_release_signals(&usual, child);
  // Only calls of the system from here on: the memory is that of this process, whose other threads may hold locks.
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0) _exit(127);
  // Nobody may have more than is left to this process already.
  if (limit.rlim_max > memory) limit.rlim_max = memory;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  if (setrlimit(RLIMIT_DATA, &limit) != 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) _exit(127);
  table_let_signals_through(&usual);
  execve(program, arguments, variables);
  _exit(127);
}
