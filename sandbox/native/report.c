// What the first process says when the check is over: its raw end, what the bounded places hold, and the files of evidence.
// Nothing else runs any more when this is read.
#define _GNU_SOURCE
#include "init.h"
#include <dirent.h>
#include <sys/statvfs.h>

enum { EVIDENCE_FILE_MAX = 1 << 20 };

static int refused_files;

static void report_place(const char *name, const char *path) {
  struct statvfs place;
  if (statvfs(path, &place) < 0) return;
  json_open(name, '{');
  json_number("used_bytes", (long long)((place.f_blocks - place.f_bfree) * place.f_frsize));
  json_number("used_inodes", (long long)(place.f_files - place.f_ffree));
  json_close('}');
}

void report_end(const struct outcome *outcome) {
  static const char *stops[] = {"none", "wall", "output"};
  json_open(NULL, '{');
  json_number("status", outcome->status);
  json_number("exec_errno", outcome->exec_errno);
  json_text("stop", stops[outcome->stop]);
  json_number("left", outcome->left);
  json_number("wall_us", outcome->wall_us);
  json_number("cpu_us", outcome->cpu_us);
  json_number("out_bytes", outcome->out_bytes);
  json_number("err_bytes", outcome->err_bytes);
  json_number("rss_kib", outcome->rss_kib);
  json_number("evidence_refused", refused_files);
  report_place("scratch", "/sandbox/scratch");
  report_place("evidence", "/sandbox/evidence");
  json_close('}');
  json_send('X');
}

static int is_plain(const char *name) {
  return name[0] != '.' && strlen(name) <= 128 &&
         strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-") == strlen(name);
}

static int send_file(int folder, const char *name) {
  static char frame[256 + EVIDENCE_FILE_MAX];
  struct stat status;
  int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return 0;
  size_t head = (size_t)snprintf(frame, 256, "%s", name) + 1;
  int good = fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 1 && status.st_size <= EVIDENCE_FILE_MAX;
  ssize_t length = good ? read(file, frame + head, EVIDENCE_FILE_MAX) : -1;
  close(file);
  if (length != status.st_size) return 0;
  send_frame('F', frame, head + (size_t)length);
  return 1;
}

// Regular files of plain names directly in the folder; what is anything else is counted and not sent.
void send_evidence(void) {
  chmod("/sandbox/evidence", 0700);
  DIR *folder = opendir("/sandbox/evidence");
  if (folder == NULL) return;
  int sent = 0;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (sent < order.evidence_files && is_plain(entry->d_name) && send_file(dirfd(folder), entry->d_name)) sent++;
    else refused_files++;
  }
  closedir(folder);
}
