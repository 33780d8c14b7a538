// Makes system calls that the filter must refuse, each with arguments that do no harm where it is allowed, in a child of
// its own. What is reported is the error of each, 0 for none; which error is right follows from the filter.
#define _GNU_SOURCE
#include "init.h"
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>

#define CALL(name, ...) {#name, SYS_##name, {__VA_ARGS__}}

struct call { const char *name; long number; long arguments[6]; };

static const struct call calls[] = {
    CALL(acct, 1),
    CALL(add_key, 0, 0, 0, 0, 0),
    CALL(bpf, 0, 0, 0),
    CALL(chroot, (long)"/nowhere"),
    CALL(clock_settime, 0, 0),
    CALL(clone3, 0, 0),
    CALL(delete_module, (long)"none", 0),
    CALL(fanotify_init, 0, 0),
    CALL(fsopen, (long)"none", 0),
    CALL(init_module, 0, 0, (long)""),
    CALL(io_uring_setup, 1, 0),
    CALL(kcmp, 1, 1, 0, 0, 0),
    CALL(kexec_load, 0, 0, 0, -1),
    CALL(keyctl, 0, -1, 0),
    CALL(memfd_create, (long)"probe", 0),
    CALL(mount, 0, (long)"/", 0, MS_ASYNC, 0),
    CALL(name_to_handle_at, -100, (long)"/", 0, 0, 0),
    CALL(open_by_handle_at, -1, 0, 0),
    CALL(perf_event_open, 0, 0, -1, -1, 0),
    CALL(personality, 0x0040000),
    CALL(pidfd_getfd, -1, 0, 0),
    CALL(pivot_root, (long)"/", (long)"/"),
    CALL(process_vm_readv, 1, 0, 0, 0, 0, 0),
    CALL(process_vm_writev, 1, 0, 0, 0, 0, 0),
    CALL(ptrace, 0x4206, -1, 0, 0),
    CALL(quotactl, 0, 0, 0, 0),
    CALL(reboot, 0, 0, 0, 0),
    CALL(setdomainname, 0, 0),
    CALL(sethostname, 0, 0),
    CALL(setns, -1, 0),
    CALL(settimeofday, 0, 0),
    CALL(shmget, 0, 4096, 0600),
    CALL(swapon, 0, 0),
    CALL(umount2, (long)"/", 0),
    CALL(unshare, CLONE_NEWUSER),
    CALL(userfaultfd, 1),
    CALL(vhangup, 0),
};

static const struct { const char *name; int family; } families[] = {
    {"socket_unix", AF_UNIX},     {"socket_inet", AF_INET}, {"socket_inet6", AF_INET6}, {"socket_netlink", AF_NETLINK},
    {"socket_packet", AF_PACKET}, {"socket_alg", AF_ALG},   {"socket_vsock", 40},
};

static int error_of(long answer) { return answer < 0 ? errno : 0; }

static int error_of_clone(void) {
  long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  return error_of(child);
}

static void make_calls(int results) {
  int errors[64], count = 0, pair[2];
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    const long *with = calls[i].arguments;
    errors[count++] = error_of(syscall(calls[i].number, with[0], with[1], with[2], with[3], with[4], with[5]));
  }
  for (size_t i = 0; i < sizeof families / sizeof *families; i++)
    errors[count++] = error_of(socket(families[i].family, SOCK_RAW, 0));
  errors[count++] = error_of(socketpair(AF_UNIX, SOCK_DGRAM, 0, pair));
  errors[count++] = error_of(ioctl(0, TIOCSTI, "x"));
  errors[count++] = error_of_clone();
  if (write(results, errors, sizeof *errors * (size_t)count) < 0) _exit(71);
  _exit(0);
}

void report_calls(void) {
  int errors[64] = {0}, ends[2], at = 0;
  if (pipe2(ends, O_CLOEXEC) < 0) die("make a pipe");
  pid_t child = fork();
  if (child == 0) make_calls(ends[1]);
  close(ends[1]);
  ssize_t got = read(ends[0], errors, sizeof errors);
  close(ends[0]);
  if (child > 0) waitpid(child, NULL, 0);
  json_open("calls", '{');
  // A child that was killed has no answers, and an object without them is no proof.
  if (got > 0) {
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) json_number(calls[i].name, errors[at++]);
    for (size_t i = 0; i < sizeof families / sizeof *families; i++) json_number(families[i].name, errors[at++]);
    json_number("socketpair_dgram", errors[at++]);
    json_number("ioctl_tiocsti", errors[at++]);
    json_number("clone_newuser", errors[at++]);
  }
  json_close('}');
}
