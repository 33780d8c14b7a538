// The keeper: the one process between the supervisor and the sandbox. Its child joins the cgroups, builds the root from a
// plan in a mount namespace of its own, becomes the unprivileged user and executes the runtime. The keeper itself waits
// until every descendant is gone, says so, and removes cgroups and storage, also when the supervisor was killed.
//
// Descriptors: 2 complaints, 3 the sandbox's channel, 4 the plan, 5 the system call filter, 6 the supervisor.
// The plan is words that end with NUL; `exec` is its last step and takes the rest.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <grp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { CHANNEL = 3, PLAN = 4, FILTER = 5, SUPERVISOR = 6, WORDS_MAX = 16384, PLAN_BYTES_MAX = 1 << 22 };

static char plan_bytes[PLAN_BYTES_MAX + 1];
static char *words[WORDS_MAX + 1];
static int word_count;
static int sources[WORDS_MAX];
static char root_path[256];
static const char *mapped_user, *mapped_group;

// A step by its name and how many words follow it.
static const struct { const char *name; int takes; } steps[] = {
    {"storage", 1}, {"cgroup", 1}, {"namespace", 2}, {"root", 3}, {"dir", 2},  {"link", 2},
    {"file", 3},    {"bind", 3},   {"tmpfs", 5},     {"seal", 0}, {"user", 2}, {"exec", 0},
};

static void fail(const char *format, ...) {
  int error = errno;
  char text[1024];
  va_list values;
  va_start(values, format);
  vsnprintf(text, sizeof text, format, values);
  va_end(values);
  dprintf(2, "keeper: %s: %s\n", text, strerror(error));
  _exit(70);
}

static int takes_of(const char *name) {
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
    if (strcmp(steps[i].name, name) == 0) return steps[i].takes;
  errno = EINVAL;
  fail("step `%s`", name);
  return 0;
}

static void read_plan(void) {
  size_t length = 0;
  for (ssize_t got; (got = read(PLAN, plan_bytes + length, PLAN_BYTES_MAX - length)) != 0; length += (size_t)got)
    if (got < 0) fail("read the plan");
  for (size_t at = 0; at < length; at += strlen(plan_bytes + at) + 1) {
    if (word_count == WORDS_MAX) errno = E2BIG, fail("read the plan");
    words[word_count++] = plan_bytes + at;
  }
  for (int at = 0; strcmp(words[at], "exec") != 0; at += 1 + takes_of(words[at]))
    if (at + 1 + takes_of(words[at]) >= word_count) errno = EINVAL, fail("a plan without `exec`");
}

static void write_file(const char *path, const char *text, int flags, mode_t mode) {
  int file = open(path, flags | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, mode);
  if (file < 0) fail("open `%s`", path);
  if (write(file, text, strlen(text)) != (ssize_t)strlen(text)) fail("write `%s`", path);
  close(file);
}

// Where a path of the sandbox lies while its root is being built.
static const char *below(const char *path) {
  static char full[4096];
  if ((size_t)snprintf(full, sizeof full, "%s%s", root_path, path) >= sizeof full) errno = ENAMETOOLONG, fail("`%s`", path);
  return full;
}

static void join_cgroup(char **word) {
  char path[4096];
  snprintf(path, sizeof path, "%s/cgroup.procs", word[0]);
  write_file(path, "0", 0, 0);
}

// As an ordinary user mounts are made in a user namespace where that user stays who he is.
static void open_namespace(char **word) {
  int own = strcmp(word[0], "-") != 0;
  if (unshare(CLONE_NEWNS | (own ? CLONE_NEWUSER : 0)) < 0) fail(own ? "unshare a user namespace" : "unshare mounts");
  if (own) {
    char map[64];
    mapped_user = word[0], mapped_group = word[1];
    write_file("/proc/self/setgroups", "deny", 0, 0);
    snprintf(map, sizeof map, "%s %s 1", mapped_user, mapped_user);
    write_file("/proc/self/uid_map", map, 0, 0);
    snprintf(map, sizeof map, "%s %s 1", mapped_group, mapped_group);
    write_file("/proc/self/gid_map", map, 0, 0);
  }
  if (mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) < 0) fail("make mounts private");
}

static int open_source(const char *path, int flags) {
  int source = open(path, O_PATH | O_CLOEXEC | flags);
  if (source < 0) fail("open `%s`", path);
  return source;
}

// The root is mounted over a folder that other sources may lie below, so all of them are opened before.
static void open_sources(int from) {
  for (int at = from; strcmp(words[at], "exec") != 0; at += 1 + takes_of(words[at]))
    if (strcmp(words[at], "bind") == 0) sources[at] = open_source(words[at + 1], O_NOFOLLOW);
  int last = 0;
  while (strcmp(words[last], "exec") != 0) last += 1 + takes_of(words[last]);
  sources[last] = open_source(words[last + 1], 0);
}

static void mount_root(char **word) {
  char options[128];
  snprintf(root_path, sizeof root_path, "%s", word[0]);
  snprintf(options, sizeof options, "size=%s,nr_inodes=%s,mode=755", word[1], word[2]);
  if (mount("none", root_path, "tmpfs", MS_NOSUID | MS_NODEV, options) < 0) fail("mount the root");
}

static void make_dir(char **word) {
  if (mkdir(below(word[0]), 0700) < 0 && errno != EEXIST) fail("make `%s`", word[0]);
  if (chmod(below(word[0]), (mode_t)strtoul(word[1], NULL, 8)) < 0) fail("chmod `%s`", word[0]);
}

static void make_file(char **word) {
  mode_t mode = (mode_t)strtoul(word[1], NULL, 8);
  write_file(below(word[0]), word[2], O_CREAT | O_EXCL, mode);
  if (chmod(below(word[0]), mode) < 0) fail("chmod `%s`", word[0]);
}

static unsigned long flags_of(const char *letters) {
  return MS_NOSUID | (strchr(letters, 'r') ? MS_RDONLY : 0) | (strchr(letters, 'x') ? 0 : MS_NOEXEC) |
         (strchr(letters, 'd') ? 0 : MS_NODEV);
}

static void bind_source(char **word, int source) {
  char from[64];
  struct stat status;
  snprintf(from, sizeof from, "/proc/self/fd/%d", source);
  if (fstat(source, &status) < 0) fail("look at `%s`", word[0]);
  const char *target = below(word[1]);
  if (S_ISDIR(status.st_mode) ? mkdir(target, 0755) < 0 && errno != EEXIST : mknod(target, S_IFREG | 0444, 0) < 0)
    fail("make `%s`", word[1]);
  if (mount(from, target, NULL, MS_BIND, NULL) < 0) fail("bind `%s`", word[1]);
  if (mount(NULL, target, NULL, MS_BIND | MS_REMOUNT | flags_of(word[2]), NULL) < 0) fail("restrict `%s`", word[1]);
  close(source);
}

static void mount_tmpfs(char **word, const char *user, const char *group) {
  char options[192];
  snprintf(options, sizeof options, "size=%s,nr_inodes=%s,mode=%s,uid=%s,gid=%s", word[1], word[2], word[3], user, group);
  if (mkdir(below(word[0]), 0755) < 0 && errno != EEXIST) fail("make `%s`", word[0]);
  if (mount("none", below(word[0]), "tmpfs", flags_of(word[4]), options) < 0) fail("mount `%s`", word[0]);
}

static void become_user(char **word) {
  uid_t user = (uid_t)strtoul(word[0], NULL, 10);
  gid_t group = (gid_t)strtoul(word[1], NULL, 10);
  if (setgroups(0, NULL) < 0) fail("leave groups");
  for (int capability = 0; prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; capability++) continue;
  if (setresgid(group, group, group) < 0 || setresuid(user, user, user) < 0) fail("become user %s", word[0]);
}

static void die_with(pid_t keeper) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0 || getppid() != keeper) _exit(70);
}

static void build_and_execute(pid_t keeper) {
  static char *nothing[] = {NULL};
  const char *user = "0", *group = "0";
  for (int at = 0; strcmp(words[at], "exec") != 0; at += 1 + takes_of(words[at]))
    if (strcmp(words[at], "user") == 0) user = words[at + 1], group = words[at + 2];
  for (int at = 0;; at += 1 + takes_of(words[at])) {
    const char *step = words[at];
    char **word = words + at + 1;
    if (strcmp(step, "cgroup") == 0) join_cgroup(word);
    else if (strcmp(step, "namespace") == 0) open_namespace(word), open_sources(at);
    else if (strcmp(step, "root") == 0) mount_root(word);
    else if (strcmp(step, "dir") == 0) make_dir(word);
    else if (strcmp(step, "link") == 0 && symlink(word[0], below(word[1])) < 0) fail("link `%s`", word[1]);
    else if (strcmp(step, "file") == 0) make_file(word);
    else if (strcmp(step, "bind") == 0) bind_source(word, sources[at]);
    else if (strcmp(step, "tmpfs") == 0) mount_tmpfs(word, mapped_user ? mapped_user : user, mapped_group ? mapped_group : group);
    else if (strcmp(step, "seal") == 0 && mount(NULL, root_path, NULL, MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) < 0)
      fail("seal the root");
    else if (strcmp(step, "user") == 0) become_user(word);
    else if (strcmp(step, "exec") == 0) {
      if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) fail("give up new privileges");
      die_with(keeper);
      // Through a descriptor, as the path may lie below the root's mount point; a script needs its path.
      syscall(SYS_execveat, sources[at], "", word, nothing, AT_EMPTY_PATH);
      execve(word[0], word, nothing);
      fail("execute `%s`", word[0]);
    }
  }
}

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *walk) {
  (void)status, (void)kind, (void)walk;
  remove(path);
  return 0;
}

static int open_up(const char *path, const struct stat *status, int kind, struct FTW *walk) {
  (void)status, (void)walk;
  if (kind == FTW_D || kind == FTW_DNR) chmod(path, 0700);
  return 0;
}

static void remove_all(void) {
  for (int at = 0; strcmp(words[at], "exec") != 0; at += 1 + takes_of(words[at])) {
    if (strcmp(words[at], "storage") == 0) {
      nftw(words[at + 1], open_up, 32, FTW_PHYS);
      nftw(words[at + 1], remove_entry, 32, FTW_PHYS | FTW_DEPTH);
    }
    // A cgroup stays busy for a moment after its last process is gone.
    for (int tries = 0; strcmp(words[at], "cgroup") == 0 && tries < 1000; tries++) {
      if (rmdir(words[at + 1]) == 0 || errno == ENOENT) break;
      nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
  }
}

// What lost its parent became the keeper's own child, so killing children until none is left reaches all.
static void kill_children(void) {
  char text[8192];
  int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  text[length > 0 ? length : 0] = 0;
  for (char *rest = text, *end; *rest != 0; rest = end) {
    long pid = strtol(rest, &end, 10);
    if (end == rest) break;
    if (pid > 1) kill((pid_t)pid, SIGKILL);
  }
}

// Reaps what has ended; answers whether no descendant is left.
static int reap(pid_t runtime, int *runtime_status) {
  for (;;) {
    int status;
    pid_t ended = waitpid(-1, &status, WNOHANG);
    if (ended < 0) return errno == ECHILD;
    if (ended == 0) return 0;
    if (ended == runtime) *runtime_status = status;
  }
}

int main(void) {
  read_plan();
  setsid();
  for (int number = 1; number < 32; number++)
    if (number != SIGKILL && number != SIGSTOP) signal(number, number == SIGCHLD ? SIG_DFL : SIG_IGN);
  if (prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) < 0) fail("adopt orphans");

  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_BLOCK, &children, NULL);
  int ended = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);

  pid_t keeper = getpid(), runtime = fork();
  if (runtime < 0 || ended < 0) fail("fork");
  if (runtime == 0) {
    sigprocmask(SIG_UNBLOCK, &children, NULL);
    for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
    die_with(keeper);
    close(PLAN), close(SUPERVISOR);
    syscall(SYS_close_range, SUPERVISOR + 1, ~0u, 0);
    build_and_execute(keeper);
  }
  close(CHANNEL), close(FILTER), close(PLAN);
  dprintf(SUPERVISOR, "P %d\n", runtime);

  int status = -1, is_killing = 0, is_left = 0;
  while (!reap(runtime, &status)) {
    struct pollfd asked[] = {{.fd = is_left ? -1 : SUPERVISOR, .events = POLLIN}, {.fd = ended, .events = POLLIN}};
    poll(asked, 2, is_killing || status != -1 ? 5 : -1);
    struct signalfd_siginfo heard;
    while (read(ended, &heard, sizeof heard) > 0) continue;
    if (asked[0].revents != 0) {
      char word;
      ssize_t got = read(SUPERVISOR, &word, 1);
      if (got <= 0) is_left = 1;
      if (got <= 0 || word == 'K') is_killing = 1;
    }
    if (is_killing || status != -1) kill_children();
  }
  // The supervisor reads the figures of the cgroups before it lets go.
  if (!is_left) {
    char word;
    dprintf(SUPERVISOR, "E %d\n", status);
    while (read(SUPERVISOR, &word, 1) > 0 && word != 'Q') continue;
  }
  remove_all();
  return 0;
}
