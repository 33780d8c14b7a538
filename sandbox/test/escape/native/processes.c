// Attempts at other processes, at what was left lying by the caller, and at the bounds of time, memory and number.
#define _GNU_SOURCE
#include "attempt.h"
#include <pthread.h>
#include <sys/mman.h>
#include <time.h>

static int host_process(void) { return error_of(kill((pid_t)number("pid"), 0)); }

static int host_process_seen(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%lld/cmdline", number("pid"));
  return error_of_open(path, O_RDONLY);
}

// Anything open beside the three that everybody has.
static int descriptor(void) {
  for (int file = 3; file < 256; file++)
    if (fcntl(file, F_GETFD) >= 0) return 0;
  return EBADF;
}

static int environment(void) { return getenv("YSTACK_ESCAPE") != NULL ? 0 : ENOENT; }

static int first_environment(void) {
  static char text[1 << 16];
  int file = open(given("environ"), O_RDONLY);
  if (file < 0) return errno;
  ssize_t got = read(file, text, sizeof text);
  return got > 0 && memmem(text, (size_t)got, "YSTACK_ESCAPE", 13) != NULL ? 0 : ENOENT;
}

static int fork_bomb(void) {
  for (int i = 0; i < 60; i++) {
    pid_t child = fork();
    if (child < 0) return errno;
    if (child == 0) {
      sleep(1);
      _exit(0);
    }
  }
  return 0;
}

static void *wait_a_while(void *nothing) {
  sleep(1);
  return nothing;
}

static int thread_bomb(void) {
  for (int i = 0; i < 60; i++) {
    pthread_t thread;
    int error = pthread_create(&thread, NULL, wait_a_while, NULL);
    if (error == 0) continue;
    // Where nothing counts refusals, somebody has to look in the meantime.
    usleep(200000);
    return error;
  }
  return 0;
}

static int take_memory(long long bytes) {
  char *memory = mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return errno;
  for (long long at = 0; at < bytes; at += 4096) ((volatile char *)memory)[at] = 1;
  // Long enough to be seen by whoever looks from time to time.
  usleep(200000);
  return 0;
}

static int memory_bomb(void) { return take_memory(128ll << 20); }

static int memory_tree(void) {
  int worst = 0;
  for (int i = 0; i < 6; i++) {
    pid_t child = fork();
    if (child == 0) _exit(take_memory(24ll << 20) != 0);
    if (child < 0) return errno;
  }
  for (int i = 0, status; i < 6; i++)
    if (wait(&status) > 0 && status != 0) worst = ENOMEM;
  return worst;
}

static int spin(long long ms) {
  for (struct timespec used = {0}; used.tv_sec * 1000 + used.tv_nsec / 1000000 < ms;) clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return 0;
}

static int work(void) { return spin(600); }

static int work_in_many(void) {
  for (int i = 0; i < 4; i++)
    if (fork() == 0) _exit(spin(200));
  while (wait(NULL) > 0) continue;
  return 0;
}

static int stay(void) {
  for (int signals = 1; signals < 32; signals++) signal(signals, SIG_IGN);
  for (struct timespec left = {.tv_nsec = 900000000}; nanosleep(&left, &left) < 0;) continue;
  return 0;
}

static int talk(void) {
  static char block[1 << 16];
  for (int i = 0; i < 40; i++)
    for (size_t done = 0; done < sizeof block;) {
      ssize_t put = write(1, block + done, sizeof block - done);
      if (put < 0) return errno;
      done += (size_t)put;
    }
  return 0;
}

// Goes on after its parent has ended, and leaves a mark when it may.
static int outlive(void) {
  pid_t child = fork();
  if (child != 0) return child < 0 ? errno : 0;
  setsid();
  if (fork() != 0) _exit(0);
  close(0), close(1), close(2);
  usleep(150000);
  close(open(in_scratch("mark"), O_WRONLY | O_CREAT, 0644));
  _exit(0);
}

const struct attempt processes[] = {
    {"host-process", host_process},
    {"host-process-seen", host_process_seen},
    {"descriptor", descriptor},
    {"environment", environment},
    {"first-environment", first_environment},
    {"fork-bomb", fork_bomb},
    {"thread-bomb", thread_bomb},
    {"memory-bomb", memory_bomb},
    {"memory-tree", memory_tree},
    {"work", work},
    {"work-in-many", work_in_many},
    {"stay", stay},
    {"talk", talk},
    {"outlive", outlive},
    {NULL, NULL},
};
