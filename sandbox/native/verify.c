// The file-digest verifier: reads one instruction on stdin, digests one regular file below the candidate without following
// any link, and leaves one canonical document. It knows one invocation and four variables, and refuses every other.
//
//   verify --candidate ROOT/candidate --evidence ROOT/evidence
//
// Exit status: 0 a document was written, whatever it says; 64 E_USAGE or E_ENVIRONMENT; 73 E_OUTPUT_COLLISION or E_OUTPUT.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "sha256.h"

extern char **environ;

enum { INSTRUCTION_MAX = 4208, PATH_BYTES_MAX = 4096, FILE_MAX = 1 << 20, ROOT_MAX = 1024 };

static const char first_line[] = "ystack.file-digest-instruction.v1";
static const char result_name[] = "file-digest-result.json";

static struct {
  const char *reason, *path;
  char instruction[65], expected[65], observed[65];
  long long size;
  int has_check;
} result;

static _Noreturn void stop(int status, const char *token) {
  dprintf(2, "%s\n", token);
  exit(status);
}

static int is_joined(const char *text, const char *root, const char *rest) {
  size_t length = strlen(root);
  return strncmp(text, root, length) == 0 && strcmp(text + length, rest) == 0;
}

// ROOT, from the exact invocation.
static const char *read_invocation(int count, char **words) {
  static char root[ROOT_MAX];
  static const char below[] = "/candidate";
  if (count != 5 || strcmp(words[0], "verify") != 0 || strcmp(words[1], "--candidate") != 0 || strcmp(words[3], "--evidence") != 0)
    stop(64, "E_USAGE");
  size_t length = strlen(words[2]);
  if (words[2][0] != '/' || length < sizeof below || length - sizeof below + 1 >= sizeof root) stop(64, "E_USAGE");
  memcpy(root, words[2], length - sizeof below + 1);
  if (!is_joined(words[2], root, below) || !is_joined(words[4], root, "/evidence")) stop(64, "E_USAGE");
  return root;
}

static void check_environment(const char *root) {
  char wanted[4][ROOT_MAX + 32];
  int seen[4] = {0}, count = 0;
  snprintf(wanted[0], sizeof *wanted, "LANG=C");
  snprintf(wanted[1], sizeof *wanted, "LC_ALL=C");
  snprintf(wanted[2], sizeof *wanted, "PATH=%s/tools", root);
  snprintf(wanted[3], sizeof *wanted, "TMPDIR=%s/scratch", root);
  for (char **entry = environ; *entry != NULL; entry++, count++)
    for (int i = 0; i < 4; i++)
      if (strcmp(*entry, wanted[i]) == 0) seen[i] = 1;
  if (count != 4 || !seen[0] || !seen[1] || !seen[2] || !seen[3]) stop(64, "E_ENVIRONMENT");
}

// Length of the character at `at`, 0 when it is no strict UTF-8 or a control character.
static size_t character_length(const unsigned char *at) {
  static const struct { unsigned char mask, lead; unsigned least; } forms[] = {{0x80, 0, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
  for (size_t extra = 0; extra < 4; extra++) {
    if ((at[0] & forms[extra].mask) != forms[extra].lead) continue;
    unsigned point = at[0] & (unsigned char)~forms[extra].mask;
    for (size_t i = 1; i <= extra; i++) {
      if ((at[i] & 0xc0) != 0x80) return 0;
      point = point << 6 | (at[i] & 0x3f);
    }
    int is_control = point < 0x20 || (point >= 0x7f && point < 0xa0);
    int is_character = point >= forms[extra].least && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return is_character && !is_control ? extra + 1 : 0;
  }
  return 0;
}

static int is_path(const char *path) {
  size_t length = strlen(path);
  if (length == 0 || length > PATH_BYTES_MAX) return 0;
  for (const char *segment = path;; segment++) {
    size_t size = strcspn(segment, "/");
    if (size == 0 || (size == 1 && segment[0] == '.') || (size == 2 && segment[0] == '.' && segment[1] == '.')) return 0;
    segment += size;
    if (*segment == 0) break;
  }
  for (const unsigned char *at = (const unsigned char *)path; *at != 0;) {
    size_t size = *at == '\\' ? 0 : character_length(at);
    if (size == 0) return 0;
    at += size;
  }
  return 1;
}

// The reason why the instruction is none, or NULL.
static const char *read_instruction(void) {
  static char text[INSTRUCTION_MAX + 2];
  struct stat status;
  size_t length = 0;
  ssize_t got = 0;
  if (fstat(0, &status) < 0 || !(S_ISFIFO(status.st_mode) || S_ISREG(status.st_mode) || S_ISSOCK(status.st_mode)))
    return "instruction.transport-rejected";
  while (length <= INSTRUCTION_MAX && (got = read(0, text + length, INSTRUCTION_MAX + 1 - length)) > 0) length += (size_t)got;
  if (got < 0) return "instruction.transport-rejected";
  if (length > INSTRUCTION_MAX) return "instruction.oversize";
  struct sha256 sum;
  sha256_begin(&sum);
  sha256_add(&sum, text, length);
  sha256_end(&sum, result.instruction);

  char *lines[3], *rest = text;
  for (int i = 0; i < 3; i++) {
    char *end = memchr(rest, '\n', length - (size_t)(rest - text));
    if (end == NULL) return "instruction.malformed";
    *end = 0;
    lines[i] = rest;
    rest = end + 1;
  }
  if (rest != text + length) return "instruction.trailing";
  // A NUL would end a line before its line feed.
  if (strlen(lines[0]) + strlen(lines[1]) + strlen(lines[2]) + 3 != length || strcmp(lines[0], first_line) != 0 ||
      strncmp(lines[1], "path ", 5) != 0 || strncmp(lines[2], "sha256 ", 7) != 0 || strlen(lines[2]) != 71 ||
      strspn(lines[2] + 7, "0123456789abcdef") != 64)
    return "instruction.malformed";
  if (!is_path(lines[1] + 5)) return "instruction.path-rejected";
  result.path = lines[1] + 5;
  memcpy(result.expected, lines[2] + 7, 65);
  result.has_check = 1;
  return NULL;
}

static int is_same(const struct stat *a, const struct stat *b) {
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size && a->st_mtim.tv_sec == b->st_mtim.tv_sec &&
         a->st_mtim.tv_nsec == b->st_mtim.tv_nsec && a->st_ctim.tv_sec == b->st_ctim.tv_sec && a->st_ctim.tv_nsec == b->st_ctim.tv_nsec;
}

static const char *digest_file(int file) {
  static unsigned char bytes[FILE_MAX + 1];
  struct stat before, after;
  if (fstat(file, &before) < 0) return "file.read-error";
  if (!S_ISREG(before.st_mode) || before.st_nlink != 1) return "file.not-regular";
  if (before.st_size > FILE_MAX) return "file.oversize";
  size_t length = 0;
  ssize_t got = 0;
  while (length < sizeof bytes && (got = read(file, bytes + length, sizeof bytes - length)) > 0) length += (size_t)got;
  if (fstat(file, &after) < 0 || !is_same(&before, &after)) return "file.changed";
  if (got >= 0 && (long long)length != before.st_size) return "file.size-mismatch";
  if (got < 0) return "file.read-error";
  struct sha256 sum;
  sha256_begin(&sum);
  sha256_add(&sum, bytes, length);
  sha256_end(&sum, result.observed);
  result.size = (long long)length;
  return strcmp(result.observed, result.expected) == 0 ? "file.match" : "file.mismatch";
}

static const char *verify_file(const char *candidate) {
  int folder = open(candidate, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return errno == ENOENT ? "file.missing" : "file.read-error";
  struct open_how how = {
      .flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS | RESOLVE_NO_XDEV,
  };
  int file = (int)syscall(SYS_openat2, folder, result.path, &how, sizeof how);
  int error = errno;
  close(folder);
  if (file < 0) {
    if (error == ELOOP) return "file.symlink";
    if (error == ENXIO) return "file.not-regular";
    return error == ENOENT || error == ENOTDIR || error == ENAMETOOLONG ? "file.missing" : "file.read-error";
  }
  const char *reason = digest_file(file);
  close(file);
  return reason;
}

static const char *outcome_of(const char *reason) {
  if (strcmp(reason, "file.match") == 0) return "match";
  return strcmp(reason, "file.mismatch") == 0 ? "mismatch" : "refused";
}

// The document in canonical form: keys in order, one line feed at the end. In a path only the quotation mark needs care.
static size_t encode_result(char *text, size_t room) {
  char check[3 * PATH_BYTES_MAX] = "null", instruction[80] = "null", observed[128] = "null", path[2 * PATH_BYTES_MAX + 1];
  size_t length = 0;
  for (const char *at = result.has_check ? result.path : ""; *at != 0; at++) {
    if (*at == '"') path[length++] = '\\';
    path[length++] = *at;
  }
  path[length] = 0;
  if (result.has_check) snprintf(check, sizeof check, "{\"expected_sha256\":\"%s\",\"path\":\"%s\"}", result.expected, path);
  if (result.instruction[0] != 0) snprintf(instruction, sizeof instruction, "\"%s\"", result.instruction);
  if (result.observed[0] != 0) snprintf(observed, sizeof observed, "{\"sha256\":\"%s\",\"size_bytes\":%lld}", result.observed, result.size);
  return (size_t)snprintf(text, room,
                          "{\"body\":{\"check\":%s,\"instruction_sha256\":%s,\"observed\":%s,\"outcome\":\"%s\",\"reason_id\":\"%s\"},"
                          "\"id\":\"file-digest-payload\",\"kind\":\"file_digest_verifier_payload\",\"schema_version\":1}\n",
                          check, instruction, observed, outcome_of(result.reason), result.reason);
}

static void write_result(const char *evidence) {
  static char text[4 * PATH_BYTES_MAX + 1024];
  int folder = open(evidence, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) stop(73, "E_OUTPUT");
  int file = openat(folder, result_name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0400);
  if (file < 0) stop(73, errno == EEXIST ? "E_OUTPUT_COLLISION" : "E_OUTPUT");
  size_t length = encode_result(text, sizeof text);
  size_t done = 0;
  for (ssize_t put; done < length && (put = write(file, text + done, length - done)) > 0;) done += (size_t)put;
  if (done < length || close(file) < 0) {
    unlinkat(folder, result_name, 0);
    stop(73, "E_OUTPUT");
  }
  close(folder);
}

int main(int count, char **words) {
  check_environment(read_invocation(count, words));
  result.reason = read_instruction();
  if (result.reason == NULL) result.reason = verify_file(words[2]);
  write_result(words[4]);
  return 0;
}
