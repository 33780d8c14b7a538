// Goes past each bound once, as far as that can be done in a moment. A bound that is declared otherwise than it is found
// is not tried: to fill what has no end would be the failure it looks for.
#define _GNU_SOURCE
#include "init.h"
#include <sched.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <time.h>

static void touch(long long bytes) {
  char *memory = mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) _exit(71);
  madvise(memory, (size_t)bytes, MADV_HUGEPAGE);  // fewer faults, where there are such pages
  for (long long at = 0; at < bytes; at += 4096) ((volatile char *)memory)[at] = 1;
}

static pid_t child_that(void (*act)(void)) {
  pid_t child = fork();
  if (child != 0) return child;
  act();
  _exit(0);
}

static void use_memory(void) { touch(order.oom_probe_bytes); }

// The wait status of a child that touches more memory than there is at first; -1 when that is not tried.
static int oom_status(void) {
  int status = -1;
  if (order.oom_probe_bytes <= 0) return status;
  pid_t child = child_that(use_memory);
  if (child > 0) waitpid(child, &status, 0);
  return status;
}

static void wait_forever(void) {
  for (;;) pause();
}

static void print_forever(void) {
  static char bytes[4096];
  while (write(1, bytes, sizeof bytes) > 0) continue;
}

enum { STACK_BYTES = 1024 };

static int wait_on_stack(void *nothing) {
  (void)nothing;
  wait_forever();
  return 0;
}

// Makes processes until the kernel refuses; answers how many there were beside this one. Ten past the bound are enough to
// know. They share this one's memory, which makes them cheap, and do nothing with it.
static void report_processes(void) {
  long long count = 0, most = order.processes + 10;
  pid_t *children = calloc((size_t)most, sizeof *children);
  char *stacks = calloc((size_t)most + 1, STACK_BYTES);
  if (children == NULL || stacks == NULL) die("memory");
  int error = 0;
  while (count < most) {
    if ((children[count] = clone(wait_on_stack, stacks + (count + 1) * STACK_BYTES, CLONE_VM | SIGCHLD, NULL)) < 0) {
      error = errno;
      break;
    }
    count++;
  }
  for (long long i = 0; i < count; i++) kill(children[i], SIGKILL);
  for (long long i = 0; i < count; i++) waitpid(children[i], NULL, 0);
  free(children), free(stacks);
  json_number("processes", count);
  json_number("processes_errno", error);
}

static void report_open_files(void) {
  long long most = order.open_files + 10, count = 0;
  int *files = calloc((size_t)most, sizeof *files), error = 0;
  if (files == NULL) die("memory");
  while (count < most) {
    if ((files[count] = dup(CHANNEL)) < 0) {
      error = errno;
      break;
    }
    count++;
  }
  for (long long i = 0; i < count; i++) close(files[i]);
  free(files);
  json_number("open_files", count + CHANNEL + 1);
  json_number("open_files_errno", error);
}

static int error_of_allocating(int file, long long bytes) { return fallocate(file, 0, 0, bytes) < 0 ? errno : 0; }

static void report_place(const char *name, const char *folder, long long declared) {
  struct statvfs place;
  char path[128];
  snprintf(path, sizeof path, "%s/.probe", folder);
  json_open(name, '{');
  int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0700);
  if (file >= 0 && statvfs(folder, &place) == 0) {
    long long bytes = (long long)(place.f_blocks * place.f_frsize);
    json_number("bytes", bytes);
    json_number("inodes", (long long)place.f_files);
    json_number("past_errno", bytes == declared ? error_of_allocating(file, bytes + 1) : -1);
    json_number("execute_errno", access(path, X_OK) < 0 ? errno : 0);
    json_number("map_errno", ftruncate(file, 4096) == 0 && mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, file, 0) == MAP_FAILED ? errno : 0);
  }
  if (file >= 0) close(file), unlink(path);
  json_close('}');
}

static void report_file_bytes(void) {
  int file = open("/sandbox/scratch/.probe", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  set_limit(RLIMIT_FSIZE, order.file_bytes);
  json_number("file_bytes_errno", file >= 0 && ftruncate(file, order.file_bytes + 1) < 0 ? errno : 0);
  if (file >= 0) close(file), unlink("/sandbox/scratch/.probe");
}

static void report_rlimits(void) {
  static const struct { const char *name; int resource; } kept[] = {
      {"core", RLIMIT_CORE}, {"fsize", RLIMIT_FSIZE}, {"memlock", RLIMIT_MEMLOCK}, {"nofile", RLIMIT_NOFILE}, {"nproc", RLIMIT_NPROC},
  };
  json_open("rlimits", '{');
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    struct rlimit limit;
    if (getrlimit((__rlimit_resource_t)kept[i].resource, &limit) == 0) json_number(kept[i].name, (long long)limit.rlim_max);
  }
  json_close('}');
}

void report_bounds(void) {
  json_open("bounds", '{');
  report_place("scratch", "/sandbox/scratch", order.scratch_bytes);
  report_place("evidence", "/sandbox/evidence", order.evidence_bytes);
  report_file_bytes();
  report_open_files();
  report_processes();
  report_rlimits();
  json_number("oom_status", oom_status());
  // Elsewhere than in a process space of its own, ending everything else is not for us to do.
  struct outcome wall = {0}, output = {0};
  if (getpid() == 1) wall = run(wait_forever, -1, 2, 1 << 20, 0), output = run(print_forever, -1, 1000, 8192, 0);
  json_number("wall_stop", wall.stop);
  json_number("wall_us", wall.wall_us);
  json_number("output_stop", output.stop);
  json_number("output_bytes", output.out_bytes);
  json_close('}');
}

static void be_ballast(void) {
  touch(order.ballast_bytes);
  // By its own processor time: on a busy machine a while is no work. It asks seldom, as asking is the kernel's time.
  for (struct timespec used = {0}; used.tv_sec * 1000 + used.tv_nsec / 1000000 < order.ballast_ms;) {
    for (volatile int turn = 0; turn < 100000; turn++) continue;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  }
  raise(SIGSTOP);
  wait_forever();
}

// A child of known size that has worked for a known time, for whoever measures from outside to find. It is left stopped.
void load_ballast(void) {
  if (order.ballast_bytes <= 0) return;
  pid_t child = child_that(be_ballast);
  if (child > 0) waitpid(child, NULL, WUNTRACED);
}
