// What the sandbox looks like from inside: who we are, what is mounted, what can be written, what of the host can be seen.
// Facts only; the supervisor compares them with what was declared, so that a fact nobody declared is a difference too.
#define _GNU_SOURCE
#include "init.h"
#include <dirent.h>
#include <grp.h>
#include <sys/utsname.h>

extern char **environ;

// The numbers of all open descriptors, with blanks between, as they were inherited.
char *list_descriptors(void) {
  static char text[8192];
  DIR *folder = opendir("/proc/self/fd");
  if (folder == NULL) return text;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;)
    if (entry->d_name[0] != '.' && atoi(entry->d_name) != dirfd(folder))
      snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", text[0] ? " " : "", entry->d_name);
  closedir(folder);
  return text;
}

static const char *read_text(const char *path) {
  static char text[65536];
  int file = open(path, O_RDONLY | O_CLOEXEC);
  size_t length = 0;
  if (file < 0) return "";
  for (ssize_t got; length < sizeof text - 1 && (got = read(file, text + length, sizeof text - 1 - length)) > 0;)
    length += (size_t)got;
  close(file);
  text[length] = 0;
  return text;
}

// Mount point, options and file system type of every mount, one text each.
static void report_mounts(void) {
  static char lines[65536];
  snprintf(lines, sizeof lines, "%s", read_text("/proc/self/mountinfo"));
  json_open("mounts", '[');
  for (char *save, *line = strtok_r(lines, "\n", &save); line != NULL; line = strtok_r(NULL, "\n", &save)) {
    char point[4096], options[512], type[64], row[4800];
    const char *dash = strstr(line, " - ");
    if (sscanf(line, "%*s %*s %*s %*s %4095s %511s", point, options) != 2 || dash == NULL || sscanf(dash, " - %63s", type) != 1) continue;
    snprintf(row, sizeof row, "%s %s %s", point, options, type);
    json_text(NULL, row);
  }
  json_close(']');
}

static void report_status(void) {
  static const char *wanted[] = {"NoNewPrivs", "Seccomp", "CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"};
  static char lines[65536];
  snprintf(lines, sizeof lines, "%s", read_text("/proc/self/status"));
  json_open("status", '{');
  for (char *save, *line = strtok_r(lines, "\n", &save); line != NULL; line = strtok_r(NULL, "\n", &save))
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
      size_t length = strlen(wanted[i]);
      if (strncmp(line, wanted[i], length) == 0 && line[length] == ':') json_text(wanted[i], line + length + 1 + strspn(line + length + 1, "\t "));
    }
  json_close('}');
}

static void report_namespaces(void) {
  static const char *names[] = {"cgroup", "ipc", "mnt", "net", "pid", "user", "uts"};
  json_open("namespaces", '{');
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char path[64], link[64];
    snprintf(path, sizeof path, "/proc/self/ns/%s", names[i]);
    ssize_t length = readlink(path, link, sizeof link - 1);
    link[length > 0 ? length : 0] = 0;
    json_text(names[i], link);
  }
  json_close('}');
}

// The error of creating a file in each place; 0 where it could be created.
static void report_writes(void) {
  static const char *places[] = {"/", "/dev", "/etc", "/proc", "/sandbox", "/sandbox/candidate", "/sandbox/tools", "/sandbox/evidence", "/sandbox/scratch"};
  json_open("writes", '{');
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    char path[128];
    snprintf(path, sizeof path, "%s/.probe", places[i]);
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0700);
    json_number(places[i], file < 0 ? errno : 0);
    if (file >= 0) close(file), unlink(path);
  }
  json_close('}');
}

static int error_of_open(const char *path, int flags) {
  int file = open(path, flags | O_CLOEXEC);
  if (file < 0) return errno;
  close(file);
  return 0;
}

static void report_host(void) {
  char process[64];
  snprintf(process, sizeof process, "/proc/%lld", order.host_pid);
  json_open("host", '{');
  json_number("canary", order.canary == NULL ? 0 : error_of_open(order.canary, O_RDONLY));
  json_number("process", error_of_open(process, O_RDONLY));
  json_number("signal", kill((pid_t)order.host_pid, 0) < 0 ? errno : 0);
  json_number("sys", error_of_open("/sys/kernel", O_RDONLY));
  json_number("init_memory", error_of_open("/proc/1/mem", O_RDONLY));
  // Root's id is root to the nodes of the host, whatever a user namespace calls it.
  json_number("device_chmod", chmod("/dev/null", 0666) < 0 ? errno : 0);
  json_number("null", error_of_open("/dev/null", O_RDWR));
  json_close('}');
  json_open("devices", '[');
  DIR *folder = opendir("/dev");
  for (struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;)
    if (entry->d_name[0] != '.') json_text(NULL, entry->d_name);
  if (folder != NULL) closedir(folder);
  json_close(']');
}

static void report_interfaces(void) {
  static char lines[65536];
  snprintf(lines, sizeof lines, "%s", read_text("/proc/net/dev"));
  json_open("interfaces", '[');
  for (char *save, *line = strtok_r(lines, "\n", &save); line != NULL; line = strtok_r(NULL, "\n", &save)) {
    char name[64], colon;
    if (sscanf(line, " %63[^: |]%c", name, &colon) == 2 && colon == ':') json_text(NULL, name);
  }
  json_close(']');
}

void report_probes(char *descriptors) {
  struct utsname names;
  if (uname(&names) < 0) die("its names");
  json_open(NULL, '{');
  json_number("pid", getpid());
  json_number("uid", getuid());
  json_number("euid", geteuid());
  json_number("gid", getgid());
  json_number("groups", getgroups(0, NULL));
  json_text("uid_map", read_text("/proc/self/uid_map"));
  json_text("hostname", names.nodename);
  json_text("descriptors", descriptors);
  json_open("environment", '[');
  for (char **entry = environ; *entry != NULL; entry++) json_text(NULL, *entry);
  json_close(']');
  report_bounds();
  report_mounts();
  report_status();
  report_namespaces();
  report_writes();
  report_host();
  report_interfaces();
  report_calls();
  json_close('}');
  load_ballast();
  json_send('P');
}
