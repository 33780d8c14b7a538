// What the parts of the sandbox's first process share.
#ifndef INIT_H
#define INIT_H
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum { CHANNEL = 3, INPUT_MAX = 65536 };

struct order {
  long long wall_ms, output_bytes, file_bytes, open_files, processes, cpu_seconds, stack_bytes;
  long long oom_probe_bytes, ballast_bytes, ballast_ms, scratch_bytes, evidence_bytes, evidence_files, host_pid;
  const char *canary, *program;
  char **words;
};
extern struct order order;

enum stop { STOP_NONE, STOP_WALL, STOP_OUTPUT };
struct outcome {
  int status;        // as wait(2) gives it, -1 when it never ended
  int exec_errno;    // 0 when the program was executed
  enum stop stop;
  int left;          // processes that were still there when the program ended
  long long wall_us, cpu_us, out_bytes, err_bytes, rss_kib;
};

_Noreturn void die(const char *what);
void send_frame(char letter, const void *bytes, size_t length);
void set_limit(int resource, long long value);

// run.c: runs the program of the order, or `instead`, as a child within two bounds; kills all else afterwards.
struct outcome run(void (*instead)(void), int input, long long wall_ms, long long output_bytes, int is_sent);
int end_all(void);
long long now_us(void);

// probe.c, probe-bounds.c, probe-calls.c
char *list_descriptors(void);
void report_probes(char *descriptors);
void report_bounds(void);
void load_ballast(void);
void report_calls(void);

// report.c
void report_end(const struct outcome *outcome);
void send_evidence(void);

// json.c: one document is built at a time; the caller opens and closes what it nests.
void json_open(const char *name, char bracket);
void json_close(char bracket);
void json_number(const char *name, long long value);
void json_text(const char *name, const char *value);
void json_send(char letter);
#endif
