// Runs one child within a wall time and a number of bytes of output, and ends everything else with it. The probes go
// through the same lines as the check, so what stops them is what stops the check.
#define _GNU_SOURCE
#include "init.h"
#include <poll.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

long long now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000ll + now.tv_nsec / 1000;
}

static long long reaped_cpu_us, reaped_rss_kib;

static pid_t reap(int *status, int flags) {
  struct rusage used;
  pid_t ended = wait4(-1, status, flags, &used);
  if (ended <= 0) return ended;
  reaped_cpu_us += (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000ll + used.ru_utime.tv_usec + used.ru_stime.tv_usec;
  if (used.ru_maxrss > reaped_rss_kib) reaped_rss_kib = used.ru_maxrss;
  return ended;
}

// Kills every other process of the sandbox and waits until none is left; answers how many there were.
int end_all(void) {
  for (int count = 0, status;; count++) {
    if (getpid() == 1) kill(-1, SIGKILL);
    if (reap(&status, 0) < 0 && errno == ECHILD) return count;
  }
}

_Noreturn static void become_program(int in, int out, int err, int failure) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  setsid();
  if (dup2(in, 0) == 0 && dup2(out, 1) == 1 && dup2(err, 2) == 2) {
    syscall(SYS_close_range, 3, ~0u, 4 /* CLOSE_RANGE_CLOEXEC */);
    if (order.cpu_seconds > 0) setrlimit(RLIMIT_CPU, &(struct rlimit){(rlim_t)order.cpu_seconds, (rlim_t)order.cpu_seconds + 1});
    execve(order.program, order.words, environ);
  }
  int error = errno;
  if (write(failure, &error, sizeof error) < 0) _exit(71);
  _exit(70);
}

struct stream { int file; char letter; long long *bytes; };

// Takes what is there, as far as the bound allows; answers 1 when the bound is passed.
static int take(struct stream *stream, long long *left, int is_sent) {
  static char buffer[65536];
  ssize_t got = read(stream->file, buffer, sizeof buffer);
  if (got <= 0) {
    close(stream->file);
    stream->file = -1;
    return 0;
  }
  long long kept = got < *left ? got : *left;
  if (is_sent && kept > 0) send_frame(stream->letter, buffer, (size_t)kept);
  *stream->bytes += kept;
  *left -= kept;
  return kept < got;
}

struct outcome run(void (*instead)(void), int input, long long wall_ms, long long output_bytes, int is_sent) {
  struct outcome outcome = {.status = -1};
  int out[2], err[2], failure[2];
  if (pipe2(out, O_CLOEXEC) < 0 || pipe2(err, O_CLOEXEC) < 0 || pipe2(failure, O_CLOEXEC) < 0) die("make a pipe");
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  int ended = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
  reaped_cpu_us = reaped_rss_kib = 0;
  long long start = now_us(), deadline = start + wall_ms * 1000, left = output_bytes;
  pid_t program = fork();
  if (program < 0) die("fork");
  if (program == 0) {
    if (instead == NULL) become_program(input, out[1], err[1], failure[1]);
    if (dup2(out[1], 1) == 1) instead();
    _exit(0);
  }
  close(out[1]), close(err[1]), close(failure[1]);
  if (input >= 0) close(input);

  struct stream streams[] = {{out[0], 'O', &outcome.out_bytes}, {err[0], 'E', &outcome.err_bytes}};
  while (outcome.status == -1 && outcome.stop == STOP_NONE) {
    struct pollfd asked[] = {{streams[0].file, POLLIN, 0}, {streams[1].file, POLLIN, 0}, {ended, POLLIN, 0}};
    long long rest = (deadline - now_us() + 999) / 1000;
    if (rest <= 0) outcome.stop = STOP_WALL;
    else poll(asked, 3, rest < 1000000 ? (int)rest : 1000000);
    for (int i = 0; i < 2; i++)
      if (asked[i].revents != 0 && take(&streams[i], &left, is_sent)) outcome.stop = STOP_OUTPUT;
    struct signalfd_siginfo heard;
    while (read(ended, &heard, sizeof heard) > 0) continue;
    int status;
    for (pid_t pid; (pid = reap(&status, WNOHANG)) > 0;)
      if (pid == program) outcome.status = status;
  }
  outcome.wall_us = now_us() - start;
  outcome.left = end_all() - (outcome.status == -1);
  // Nobody writes any more: what the pipes still hold is all there will be.
  for (int i = 0; i < 2; i++)
    while (streams[i].file >= 0 && outcome.stop == STOP_NONE)
      if (take(&streams[i], &left, is_sent)) outcome.stop = STOP_OUTPUT;
  if (read(failure[0], &outcome.exec_errno, sizeof outcome.exec_errno) < (ssize_t)sizeof outcome.exec_errno) outcome.exec_errno = 0;
  for (int i = 0; i < 2; i++)
    if (streams[i].file >= 0) close(streams[i].file);
  close(failure[0]), close(ended);
  outcome.cpu_us = reaped_cpu_us;
  outcome.rss_kib = reaped_rss_kib;
  return outcome;
}
