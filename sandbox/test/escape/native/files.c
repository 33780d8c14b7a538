// Attempts at files: to read or change what is the host's, to change the candidate, to bring devices or programs in.
#define _GNU_SOURCE
#include "attempt.h"
#include <sys/mman.h>
#include <sys/sysmacros.h>

static int read_secret(const char *path) {
  char text[64] = {0};
  int file = open(path, O_RDONLY);
  if (file < 0) return errno;
  ssize_t got = read(file, text, sizeof text - 1);
  close(file);
  return got > 0 && strstr(text, "secret") != NULL ? 0 : EBADMSG;
}

static int host_file(void) { return read_secret(given("secret")); }

static int host_write(void) { return error_of_open(given("target"), O_WRONLY | O_CREAT); }

static int candidate_create(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/new", given("candidate"));
  return error_of_open(path, O_WRONLY | O_CREAT);
}

static int candidate_change(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/file", given("candidate"));
  return error_of_open(path, O_WRONLY);
}

static int candidate_chmod(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/file", given("candidate"));
  return error_of(chmod(path, 0644));
}

static int link_out(void) {
  if (symlink(given("secret"), in_scratch("link")) < 0) return errno;
  return read_secret(in_scratch("link"));
}

static int dangling_link_out(void) {
  if (symlink(given("target"), in_scratch("dangling")) < 0) return errno;
  return error_of_open(in_scratch("dangling"), O_WRONLY | O_CREAT);
}

static int hard_link_out(void) {
  if (link(given("secret"), in_scratch("hard")) < 0) return errno;
  return read_secret(in_scratch("hard"));
}

static int init_root(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/root%s", given("first"), given("secret"));
  return read_secret(path);
}

static int parent_folder(void) {
  char path[4096];
  snprintf(path, sizeof path, "/proc/%d/root%s", getppid(), given("secret"));
  return read_secret(path);
}

static int walk_up(void) {
  char path[4096] = "../../../../../../../../../../../..";
  strncat(path, given("secret"), sizeof path - strlen(path) - 1);
  return read_secret(path);
}

static int device_make(void) {
  if (mknod(in_scratch("device"), S_IFCHR | 0666, makedev(1, 5)) < 0) return errno;
  return error_of_open(in_scratch("device"), O_RDONLY);
}

// Changes nothing, but nobody who may not do it can.
static int device_chmod(void) {
  struct stat status;
  if (stat("/dev/null", &status) < 0) return errno;
  return error_of(chmod("/dev/null", status.st_mode & 07777));
}

static int device_log(void) { return error_of_open("/dev/kmsg", O_RDONLY | O_NONBLOCK); }

static int device_memory(void) { return error_of_open("/dev/shm/ystack-escape", O_RDWR | O_CREAT); }

static int kernel_setting(void) { return error_of_open("/proc/sys/kernel/core_pattern", O_WRONLY); }

static int group_change(void) { return error_of_open(given("cgroup"), O_WRONLY); }

static int copy_itself(const char *path) {
  static char bytes[1 << 16];
  int from = open("/proc/self/exe", O_RDONLY), to = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0755);
  if (from < 0 || to < 0) return errno;
  for (ssize_t got; (got = read(from, bytes, sizeof bytes)) > 0;)
    if (write(to, bytes, (size_t)got) != got) return EIO;
  return close(from) + close(to);
}

static int run_copy(void) {
  execl(in_scratch("copy"), "attempt", "nothing", NULL);
  return errno;
}

// The copy knows no attempt called so and ends with 64.
static int own_program(void) {
  int error = copy_itself(in_scratch("copy"));
  if (error != 0) return error;
  int ended = in_child(run_copy);
  return ended == 64 ? 0 : ended;
}

static int own_code(void) {
  int error = copy_itself(in_scratch("code"));
  int file = open(in_scratch("code"), O_RDONLY);
  if (error != 0 || file < 0) return errno;
  return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, file, 0) == MAP_FAILED ? errno : 0;
}

static int fill(long long bytes_each, long long count) {
  static char block[1 << 16];
  for (long long i = 0; i < count; i++) {
    char name[64];
    snprintf(name, sizeof name, "fill-%lld", i);
    int file = open(in_scratch(name), O_WRONLY | O_CREAT, 0600);
    if (file < 0) return errno;
    for (long long left = bytes_each; left > 0;) {
      ssize_t put = write(file, block, left < (long long)sizeof block ? (size_t)left : sizeof block);
      if (put < 0) return errno;
      left -= put;
    }
    close(file);
  }
  return 0;
}

static int scratch_fill(void) { return fill(1 << 20, 20); }
static int scratch_files(void) { return fill(0, 5000); }
static int large_file(void) { return fill(6 << 20, 1); }

static int many_files(void) {
  for (int i = 0; i < 300; i++)
    if (open("/dev/null", O_RDONLY) < 0) return errno;
  return 0;
}

const struct attempt files[] = {
    {"host-file", host_file},
    {"host-write", host_write},
    {"candidate-create", candidate_create},
    {"candidate-change", candidate_change},
    {"candidate-chmod", candidate_chmod},
    {"link-out", link_out},
    {"dangling-link-out", dangling_link_out},
    {"hard-link-out", hard_link_out},
    {"init-root", init_root},
    {"parent-root", parent_folder},
    {"walk-up", walk_up},
    {"device-make", device_make},
    {"device-chmod", device_chmod},
    {"device-log", device_log},
    {"device-memory", device_memory},
    {"kernel-setting", kernel_setting},
    {"group-change", group_change},
    {"own-program", own_program},
    {"own-code", own_code},
    {"scratch-fill", scratch_fill},
    {"scratch-files", scratch_files},
    {"large-file", large_file},
    {"many-files", many_files},
    {NULL, NULL},
};
