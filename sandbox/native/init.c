// Process 1 of the sandbox. It proves each promise from inside, reports, waits for the word to go, runs the check as a
// child that has none of its descriptors, and says what became of it. Its end is the end of everything in the sandbox.
//
// Descriptor 3 is the channel: frames of one letter, four bytes of length (little endian) and that many bytes.
//   out: P what the probes found, O and E output of the check, F a file of evidence, X how it ended
//   in:  G go, with the bytes of the check's stdin
// Words: key=value … -- NAME ARGUMENT…, and `program=` is the file that is executed under that name.
#define _GNU_SOURCE
#include "init.h"

struct order order = {.wall_ms = 1000, .output_bytes = 0};

static void read_order(int count, char **words) {
  static const struct { const char *name; long long *place; } numbers[] = {
      {"wall_ms", &order.wall_ms},         {"output", &order.output_bytes},     {"fsize", &order.file_bytes},
      {"nofile", &order.open_files},       {"nproc", &order.processes},         {"cpu_s", &order.cpu_seconds},
      {"stack", &order.stack_bytes},       {"oom", &order.oom_probe_bytes},     {"ballast", &order.ballast_bytes},
      {"ballast_ms", &order.ballast_ms},   {"evidence", &order.evidence_bytes}, {"host_pid", &order.host_pid},
      {"scratch", &order.scratch_bytes},   {"files", &order.evidence_files},
  };
  int at = 1;
  for (; at < count && strcmp(words[at], "--") != 0; at++) {
    char *value = strchr(words[at], '=');
    if (value == NULL) die("a word without `=`");
    *value++ = 0;
    if (strcmp(words[at], "canary") == 0) order.canary = value;
    if (strcmp(words[at], "program") == 0) order.program = value;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
      if (strcmp(words[at], numbers[i].name) == 0) *numbers[i].place = atoll(value);
  }
  if (at + 1 >= count) die("no program");
  order.words = words + at + 1;
}

void die(const char *what) {
  dprintf(2, "init: %s: %s\n", what, strerror(errno));
  _exit(70);
}

static void read_all(void *bytes, size_t length) {
  for (size_t done = 0; done < length;) {
    ssize_t got = read(CHANNEL, (char *)bytes + done, length - done);
    if (got < 0 && errno == EINTR) continue;
    // Whoever waits has nothing more to say.
    if (got <= 0) _exit(0);
    done += (size_t)got;
  }
}

// Waits for the word to go. The check's stdin is a pipe that holds everything already, or the null device.
static int wait_for_word(void) {
  static char bytes[INPUT_MAX];
  unsigned char head[5];
  int ends[2];
  read_all(head, sizeof head);
  size_t length = (size_t)head[1] | (size_t)head[2] << 8 | (size_t)head[3] << 16 | (size_t)head[4] << 24;
  if (head[0] != 'G' || length > sizeof bytes) _exit(0);
  if (length == 0) return open("/dev/null", O_RDONLY | O_CLOEXEC);
  read_all(bytes, length);
  if (pipe2(ends, O_CLOEXEC) < 0) die("make a pipe");
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  if (write(ends[1], bytes, length) != (ssize_t)length) die("fill the input");
  close(ends[1]);
  return ends[0];
}

static void write_all(const void *bytes, size_t length) {
  for (size_t done = 0; done < length;) {
    ssize_t put = write(CHANNEL, (const char *)bytes + done, length - done);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) _exit(70);
    done += (size_t)put;
  }
}

void send_frame(char letter, const void *bytes, size_t length) {
  unsigned char head[5] = {(unsigned char)letter, length & 255, length >> 8 & 255, length >> 16 & 255, length >> 24 & 255};
  write_all(head, sizeof head);
  write_all(bytes, length);
}

void set_limit(int resource, long long value) {
  if (value <= 0) return;
  struct rlimit limit = {(rlim_t)value, (rlim_t)value};
  if (setrlimit((__rlimit_resource_t)resource, &limit) < 0) die("set a limit");
}

// One byte, so that a core goes to no handler of the host: a limit of zero does not stop a piped one.
static void set_limits(void) {
  set_limit(RLIMIT_CORE, 1);
  set_limit(RLIMIT_NOFILE, order.open_files);
  set_limit(RLIMIT_NPROC, order.processes);
  struct rlimit none = {0, 0};
  if (setrlimit(RLIMIT_MEMLOCK, &none) < 0 || setrlimit(RLIMIT_MSGQUEUE, &none) < 0) die("set a limit");
  signal(SIGXFSZ, SIG_IGN);
  umask(077);
}

int main(int count, char **words) {
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) < 0) die("close itself to others");
  if (getpid() == 1 && prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) die("follow its parent");
  read_order(count, words);
  unsetenv("PWD");  // bubblewrap adds it to what was declared
  char *descriptors = list_descriptors();
  syscall(SYS_close_range, CHANNEL + 1, ~0u, 0);
  fcntl(CHANNEL, F_SETFD, FD_CLOEXEC);
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_BLOCK, &children, NULL);
  set_limits();

  report_probes(descriptors);
  int input = wait_for_word();
  end_all();

  struct outcome outcome = run(NULL, input, order.wall_ms, order.output_bytes, 1);
  send_evidence();
  report_end(&outcome);
  return 0;
}
