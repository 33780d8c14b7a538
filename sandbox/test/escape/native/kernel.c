// Attempts at the kernel: calls that reach other processes, its keys, clock, names, mounts and programs, or hide memory.
#define _GNU_SOURCE
#include "attempt.h"
#include <linux/bpf.h>
#include <linux/keyctl.h>
#include <linux/perf_event.h>
#include <pty.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/shm.h>
#include <sys/uio.h>
#include <time.h>

static pid_t sleeper(void) {
  pid_t child = fork();
  if (child == 0) {
    sleep(5);
    _exit(0);
  }
  return child;
}

static int trace(void) {
  pid_t child = sleeper();
  int error = error_of(ptrace(PTRACE_ATTACH, child, NULL, NULL));
  kill(child, SIGKILL);
  return error;
}

static int read_memory(void) {
  static char secret[] = "secret";
  char text[8];
  pid_t child = sleeper();
  struct iovec to = {text, sizeof secret}, from = {secret, sizeof secret};
  int error = error_of(process_vm_readv(child, &to, 1, &from, 1, 0));
  kill(child, SIGKILL);
  return error;
}

static int mount_in_own(void) {
  if (geteuid() != 0 && unshare(CLONE_NEWUSER) < 0) return errno;
  if (unshare(CLONE_NEWNS) < 0) return errno;
  return error_of(mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL));
}

static int mount_new(void) { return in_child(mount_in_own); }
static int new_user(void) { return error_of(unshare(CLONE_NEWUSER)); }

static int new_user_old_call(void) {
  long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  return error_of(child);
}

static int new_user_new_call(void) {
  struct { unsigned long long flags, words[10]; } how = {.flags = CLONE_NEWUSER};
  long child = syscall(SYS_clone3, &how, sizeof how);
  if (child == 0) _exit(0);
  return error_of(child);
}

static int new_root(void) { return error_of(chroot(in_scratch(""))); }

static int become_root(void) { return error_of(setuid(0)); }

static int join_other(void) {
  int space = open("/proc/self/ns/uts", O_RDONLY);
  return space < 0 ? errno : error_of(setns(space, 0));
}

static int keys(void) { return error_of(syscall(SYS_add_key, "user", "ystack-escape", "x", 1, KEY_SPEC_PROCESS_KEYRING)); }

static int kernel_program(void) {
  union bpf_attr how = {.map_type = BPF_MAP_TYPE_ARRAY, .key_size = 4, .value_size = 4, .max_entries = 1};
  return error_of(syscall(SYS_bpf, BPF_MAP_CREATE, &how, sizeof how));
}

static int ring(void) {
  char parameters[120] = {0};
  return error_of(syscall(SYS_io_uring_setup, 1, parameters));
}

static int faults(void) { return error_of(syscall(SYS_userfaultfd, O_CLOEXEC)); }

static int counters(void) {
  struct perf_event_attr how = {.type = PERF_TYPE_SOFTWARE, .size = sizeof how, .config = PERF_COUNT_SW_CPU_CLOCK};
  return error_of(syscall(SYS_perf_event_open, &how, -1, 0, -1, 0));
}

static int hidden_memory(void) { return error_of(memfd_create("escape", 0)); }

static int shared_memory(void) {
  int segment = shmget(IPC_PRIVATE, 4096, 0600);
  if (segment < 0) return errno;
  return error_of(shmctl(segment, IPC_RMID, NULL));
}

static int set_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return error_of(clock_settime(CLOCK_REALTIME, &now));
}

static int set_name(void) {
  char name[256];
  if (gethostname(name, sizeof name) < 0) return errno;
  return error_of(sethostname(name, strlen(name)));
}

static int layout(void) { return error_of(personality(ADDR_NO_RANDOMIZE)); }

static int handle(void) {
  struct { struct file_handle head; char bytes[128]; } place = {.head = {.handle_bytes = 128}};
  int mount;
  if (name_to_handle_at(AT_FDCWD, given("secret"), &place.head, &mount, 0) < 0) return errno;
  int folder = open("/", O_RDONLY);
  return error_of(open_by_handle_at(folder, &place.head, O_RDONLY));
}

static int own_terminal(void) {
  int master, slave;
  if (openpty(&master, &slave, NULL, NULL, NULL) < 0) return errno;
  setsid();
  if (ioctl(slave, TIOCSCTTY, 0) < 0) return errno;
  return error_of(ioctl(slave, TIOCSTI, "x"));
}

static int type_into_terminal(void) { return in_child(own_terminal); }

#ifdef __x86_64__
static int old_door_call(void) {
  long answer;
  __asm__ volatile("int $0x80" : "=a"(answer) : "a"(20L) : "memory");
  return answer > 0 ? 0 : ENOSYS;
}
#else
static int old_door_call(void) { return ENOSYS; }
#endif

static int old_door(void) { return in_child(old_door_call); }

static int own_filter(void) {
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  return error_of(prctl(PR_SET_SECCOMP, 1 /* strict */, 0, 0, 0)) == 0 ? (syscall(SYS_exit, 0), 0) : errno;
}

static int other_filter(void) { return in_child(own_filter); }

const struct attempt kernel[] = {
    {"trace", trace},
    {"read-memory", read_memory},
    {"mount", mount_new},
    {"new-user", new_user},
    {"new-user-clone", new_user_old_call},
    {"new-user-clone3", new_user_new_call},
    {"new-root", new_root},
    {"become-root", become_root},
    {"join-namespace", join_other},
    {"keys", keys},
    {"kernel-program", kernel_program},
    {"io-uring", ring},
    {"userfaultfd", faults},
    {"counters", counters},
    {"hidden-memory", hidden_memory},
    {"shared-memory", shared_memory},
    {"set-clock", set_clock},
    {"set-name", set_name},
    {"layout", layout},
    {"file-handle", handle},
    {"type-into-terminal", type_into_terminal},
    {"old-door", old_door},
    {"other-filter", other_filter},
    {NULL, NULL},
};
