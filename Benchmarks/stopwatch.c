// Times two commands in turn, A B A B ..., a new process each time, and prints both and the medians of their ratios.
//
//   stopwatch [-n PAIRS] [-w WARM-UPS] [-u UNITS] [-l NAME,NAME] [-a] A... -- B...
//
// "{}" in an argument stands for the number of the pair in three digits, so that every pair can have its own input.
// UNITS is the number of pictures that one run makes. A command that fails ends everything with status 1. The time is
// that from before the process is made to after it has ended. All runs are held on one processor, but not with -a. -l names
// the two in the table.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

typedef struct {
  double milliseconds, processor_milliseconds;
  long peak_kibibytes;
} Run;

static double now_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

static char *with_number(const char *argument, int number) {
  const char *place = strstr(argument, "{}");
  char *result = NULL;
  int done = place ? asprintf(&result, "%.*s%03d%s", (int)(place - argument), argument, number, place + 2)
                   : asprintf(&result, "%s", argument);
  if (done < 0) exit(1);
  return result;
}

static Run run(char **command, int count, int number) {
  char **arguments = calloc(count + 1, sizeof *arguments);
  for (int i = 0; i < count; i++) arguments[i] = with_number(command[i], number);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);

  pid_t process;
  int status;
  struct rusage usage;
  double start = now_milliseconds();
  int failure = posix_spawnp(&process, arguments[0], &actions, NULL, arguments, environ);
  if (!failure && wait4(process, &status, 0, &usage) != process) failure = 1;
  double end = now_milliseconds();
  if (failure || !WIFEXITED(status) || WEXITSTATUS(status)) {
    fprintf(stderr, "stopwatch: failed:");
    for (int i = 0; i < count; i++) fprintf(stderr, " %s", arguments[i]);
    fprintf(stderr, "\n");
    exit(1);
  }

  posix_spawn_file_actions_destroy(&actions);
  for (int i = 0; i < count; i++) free(arguments[i]);
  free(arguments);
  return (Run){end - start, milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), usage.ru_maxrss};
}

// The last of the processors allowed, which the system leaves alone more than the first.
static void hold_on_one_processor(void) {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set)) return;
  int last = CPU_SETSIZE - 1;
  while (last > 0 && !CPU_ISSET(last, &set)) last--;
  CPU_ZERO(&set);
  CPU_SET(last, &set);
  sched_setaffinity(0, sizeof set, &set);
}

static int ascending(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  return (left > right) - (left < right);
}

// The value below which a part of all values lies; sorts them.
static double quantile(double *values, int count, double part) {
  qsort(values, count, sizeof *values, ascending);
  double place = part * (count - 1);
  int below = (int)place, above = below + 1 < count ? below + 1 : below;
  return values[below] + (place - below) * (values[above] - values[below]);
}

static void print_runs(const char *name, const Run *runs, int count, int units) {
  double *times = malloc(count * sizeof *times), *processor = malloc(count * sizeof *processor);
  long peak = 0;
  for (int i = 0; i < count; i++) {
    times[i] = runs[i].milliseconds;
    processor[i] = runs[i].processor_milliseconds;
    if (runs[i].peak_kibibytes > peak) peak = runs[i].peak_kibibytes;
  }
  double median = quantile(times, count, .5);
  printf("  %-12s %9.2f %9.2f %9.2f %9.2f %10.1f %10.1f\n", name, median, quantile(times, count, .25),
         quantile(times, count, .75), quantile(processor, count, .5), peak / 1024.0, units * 1e3 / median);
  free(times);
  free(processor);
}

static void print_ratios(const char *what, double *ratios, int count) {
  printf("  %s: %.2f (middle half %.2f to %.2f)\n", what, quantile(ratios, count, .5), quantile(ratios, count, .25),
         quantile(ratios, count, .75));
}

static double least(const Run *runs, int count) {
  double result = runs[0].processor_milliseconds;
  for (int i = 1; i < count; i++)
    if (runs[i].processor_milliseconds < result) result = runs[i].processor_milliseconds;
  return result;
}

static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static int usage(void) {
  fprintf(stderr, "usage: stopwatch [-n PAIRS] [-w WARM-UPS] [-u UNITS] [-l NAME,NAME] [-a] A... -- B...\n");
  return 64;
}

int main(int argc, char **argv) {
  int pairs = 40, warm_ups = 2, units = 1, uses_all = 0;
  char *names = NULL;
  for (int option; (option = getopt(argc, argv, "+n:w:u:l:a")) != -1;) {
    switch (option) {
    case 'n': pairs = atoi(optarg); break;
    case 'w': warm_ups = atoi(optarg); break;
    case 'u': units = atoi(optarg); break;
    case 'l': names = optarg; break;
    case 'a': uses_all = 1; break;
    default: return usage();
    }
  }
  char **first = argv + optind, **second = first;
  while (*second && strcmp(*second, "--")) second++;
  int first_count = second - first, second_count = argc - optind - first_count - 1;
  if (pairs < 1 || units < 1 || first_count < 1 || second_count < 1) return usage();
  second++;

  const char *first_name = names ? strtok(names, ",") : base_name(first[0]);
  const char *second_name = names ? strtok(NULL, ",") : base_name(second[0]);
  if (!first_name || !second_name) return usage();

  if (!uses_all) hold_on_one_processor();
  Run *a = calloc(pairs, sizeof *a), *b = calloc(pairs, sizeof *b);
  double *ratios = calloc(pairs, sizeof *ratios), *of_processor = calloc(pairs, sizeof *of_processor);
  for (int i = 0; i < warm_ups; i++) {
    run(first, first_count, i);
    run(second, second_count, i);
  }
  for (int i = 0; i < pairs; i++) {
    a[i] = run(first, first_count, i);
    b[i] = run(second, second_count, i);
    ratios[i] = b[i].milliseconds / a[i].milliseconds;
    of_processor[i] = b[i].processor_milliseconds / a[i].processor_milliseconds;
  }

  printf("  %-12s %9s %9s %9s %9s %10s %10s\n", "", "median ms", "quarter", "3 quart.", "CPU ms", "peak MiB", "pictures/s");
  print_runs(first_name, a, pairs, units);
  print_runs(second_name, b, pairs, units);
  printf("  %s / %s, median of %d ratios:\n", second_name, first_name, pairs);
  print_ratios("  time", ratios, pairs);
  print_ratios("  processor time, which other programs disturb less", of_processor, pairs);
  printf("    least processor time of either, which they disturb least: %.2f\n", least(b, pairs) / least(a, pairs));
  return 0;
}
