// Stands between a program and the C library, counts the calls that change files below a folder, lets one of them fail,
// and writes down what all of them did. Loaded by LD_PRELOAD; what the program is built of knows nothing of it.
//
//   FAULT_FOLDER  the folder, without links in its path
//   FAULT_NUMBER  the call that fails, counted from 1; none without it
//   FAULT_KIND    the number of the error; “kill”, which ends the program before the call; or “half”, which has a call
//                 that writes take half of the bytes
//   FAULT_LASTS   where it is set, all later calls fail as well, as on a disk that is full
//   FAULT_LOG     the file that calls are written to

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int count;
static int log_file = -1;

// Where a path leads, as far as this program's own folders of open files stand in it.
static void place(int folder, const char *path, char *to) {
  char start[PATH_MAX] = "";
  const char *rest = path;
  int length = 0, number, used = 0;
  if (sscanf(path, "/proc/self/fd/%d%n", &number, &used) == 1 && used > 0) {
    folder = number;
    rest = path + used;
    while (*rest == '/') rest++;
  } else if (path[0] == '/') {
    snprintf(to, PATH_MAX, "%s", path);
    return;
  }
  char link[64];
  snprintf(link, sizeof link, folder == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", folder);
  length = readlink(link, start, sizeof start - 1);
  start[length < 0 ? 0 : length] = 0;
  snprintf(to, PATH_MAX, *rest ? "%s/%s" : "%s", start, rest);
}

// The path below the folder that is watched; nothing for what lies elsewhere.
static const char *inside(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  size_t length = folder ? strlen(folder) : 0;
  if (!length || strncmp(path, folder, length) != 0) return NULL;
  if (path[length] == 0) return ".";
  return path[length] == '/' ? path + length + 1 : NULL;
}

static long number_of(int file) {
  struct stat status;
  return fstat(file, &status) == 0 ? (long)status.st_ino : -1;
}

__attribute__((format(printf, 1, 2))) static void note(const char *format, ...) {
  const char *path = getenv("FAULT_LOG");
  if (!path) return;
  if (log_file < 0) log_file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  char line[2 * PATH_MAX + 64];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(line, sizeof line, format, values);
  va_end(values);
  syscall(SYS_write, log_file, line, length);
}

static void note_bytes(const unsigned char *bytes, size_t size) {
  if (!getenv("FAULT_LOG")) return;
  char *text = malloc(2 * size + 1);
  for (size_t index = 0; index < size; index++) {
    text[2 * index] = "0123456789abcdef"[bytes[index] >> 4];
    text[2 * index + 1] = "0123456789abcdef"[bytes[index] & 15];
  }
  text[2 * size] = '\n';
  syscall(SYS_write, log_file, text, 2 * size + 1);
  free(text);
}

// Says at the end how many calls there were, so that each of them can be made to fail.
__attribute__((destructor)) static void note_count(void) { note("calls %d\n", count); }

// Counts a call and says whether it is to fail, with the error in errno; 2 where it is to do half.
static int fails(int writes) {
  count++;
  const char *number = getenv("FAULT_NUMBER"), *kind = getenv("FAULT_KIND");
  if (!number || !kind) return 0;
  int wanted = atoi(number);
  if (count != wanted && !(getenv("FAULT_LASTS") && count > wanted)) return 0;
  if (strcmp(kind, "kill") == 0) syscall(SYS_kill, getpid(), SIGKILL);
  if (strcmp(kind, "half") == 0) return writes ? 2 : 0;
  errno = atoi(kind);
  return 1;
}

// A call that counts where `name` says what it is about: RUN makes it, NOTE writes it down where it was made.
#define COUNTED(RUN, NOTE)                                           \
  if (!name) return RUN;                                             \
  pthread_mutex_lock(&lock);                                         \
  int result = -1;                                                   \
  if (!fails(0)) {                                                   \
    result = RUN;                                                    \
    int code = errno;                                                \
    if (result >= 0) { NOTE; }                                       \
    errno = code;                                                    \
  }                                                                  \
  pthread_mutex_unlock(&lock);                                       \
  return result

// A call about one path.
#define ABOUT_PATH(folder, path, RUN, NOTE)                          \
  char whole[PATH_MAX];                                              \
  place(folder, path, whole);                                        \
  const char *name = inside(whole);                                  \
  COUNTED(RUN, NOTE)

// A call about an open file.
#define ABOUT_FILE(file, RUN, NOTE)                                  \
  char link[64], whole[PATH_MAX];                                    \
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);             \
  place(file, link, whole);                                          \
  const char *name = file > 2 ? inside(whole) : NULL;                \
  COUNTED(RUN, NOTE)

static int open_file(int folder, const char *path, int flags, mode_t mode) {
  if ((flags & O_ACCMODE) == O_RDONLY && !(flags & O_CREAT))
    return syscall(SYS_openat, folder, path, flags, mode);
  int was_there = syscall(SYS_faccessat, folder, path, F_OK) == 0;
  ABOUT_PATH(folder, path, (int)syscall(SYS_openat, folder, path, flags, mode), {
    if ((flags & O_TMPFILE) == O_TMPFILE) note("new %ld\n", number_of(result));
    else if (!was_there) note("new %ld\nlink %ld %s\n", number_of(result), number_of(result), name);
    else if (flags & O_TRUNC) note("cut %ld\n", number_of(result));
  });
}

#define MODE                                                         \
  mode_t mode = 0;                                                   \
  if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) {       \
    va_list values;                                                  \
    va_start(values, flags);                                         \
    mode = va_arg(values, mode_t);                                   \
    va_end(values);                                                  \
  }

int open(const char *path, int flags, ...) {
  MODE return open_file(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE return open_file(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE return open_file(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
  MODE return open_file(folder, path, flags, mode);
}

// What the program says goes to its log in the order of things, so that it is known what was promised when.
static ssize_t write_at(int file, const void *bytes, size_t size, off_t offset, int is_placed) {
  char link[64], whole[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  place(file, link, whole);
  const char *name = file > 2 ? inside(whole) : NULL;
  if (!name && file != STDOUT_FILENO)
    return is_placed ? syscall(SYS_pwrite64, file, bytes, size, offset) : syscall(SYS_write, file, bytes, size);
  pthread_mutex_lock(&lock);
  ssize_t result = -1;
  int failure = name ? fails(1) : 0;
  if (failure != 1) {
    struct stat status;
    fstat(file, &status);
    if (!is_placed) offset = fcntl(file, F_GETFL) & O_APPEND ? status.st_size : lseek(file, 0, SEEK_CUR);
    size_t part = failure == 2 && size > 1 ? size / 2 : size;
    result = is_placed ? syscall(SYS_pwrite64, file, bytes, part, offset) : syscall(SYS_write, file, bytes, part);
    int code = errno;
    if (result > 0) {
      if (name) note("write %ld %ld ", (long)status.st_ino, (long)offset);
      else note("say ");
      note_bytes(bytes, result);
    }
    errno = code;
  }
  pthread_mutex_unlock(&lock);
  return result;
}

ssize_t write(int file, const void *bytes, size_t size) { return write_at(file, bytes, size, 0, 0); }
ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset) {
  return write_at(file, bytes, size, offset, 1);
}
ssize_t pwrite64(int file, const void *bytes, size_t size, off_t offset) {
  return write_at(file, bytes, size, offset, 1);
}

int mkdir(const char *path, mode_t mode) {
  ABOUT_PATH(AT_FDCWD, path, (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode), note("folder %s\n", name));
}

int unlinkat(int folder, const char *path, int flags) {
  ABOUT_PATH(folder, path, (int)syscall(SYS_unlinkat, folder, path, flags), note("remove %s\n", name));
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

int linkat(int from, const char *old, int folder, const char *path, int flags) {
  ABOUT_PATH(folder, path, (int)syscall(SYS_linkat, from, old, folder, path, flags), {
    struct stat status;
    if (fstatat(folder, path, &status, 0) == 0) note("link %ld %s\n", (long)status.st_ino, name);
  });
}

int rename(const char *old, const char *path) {
  char old_place[PATH_MAX];
  place(AT_FDCWD, old, old_place);
  const char *old_name = inside(old_place);
  ABOUT_PATH(AT_FDCWD, path, (int)syscall(SYS_renameat2, AT_FDCWD, old, AT_FDCWD, path, 0),
             note("rename %s\t%s\n", old_name ? old_name : old, name));
}

int fchmod(int file, mode_t mode) { ABOUT_FILE(file, (int)syscall(SYS_fchmod, file, mode), (void)name); }

int futimens(int file, const struct timespec times[2]) {
  ABOUT_FILE(file, (int)syscall(SYS_utimensat, file, NULL, times, 0), (void)name);
}

int fsync(int file) {
  ABOUT_FILE(file, (int)syscall(SYS_fsync, file), {
    struct stat status;
    fstat(file, &status);
    if (S_ISDIR(status.st_mode)) note("sync-folder %s\n", name);
    else note("sync %ld\n", (long)status.st_ino);
  });
}

// The number is free afterwards, whatever is said.
int close(int file) {
  char link[64], whole[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  int flags = file > 2 ? fcntl(file, F_GETFL) : -1;
  if (flags < 0 || (flags & O_ACCMODE) == O_RDONLY) return syscall(SYS_close, file);
  place(file, link, whole);
  if (!inside(whole)) return syscall(SYS_close, file);
  pthread_mutex_lock(&lock);
  int failure = fails(0), code = errno;
  int result = syscall(SYS_close, file);
  pthread_mutex_unlock(&lock);
  if (!failure) return result;
  errno = code;
  return -1;
}
