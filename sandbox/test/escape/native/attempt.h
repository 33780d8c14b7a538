// One attempt to get out of a sandbox: it answers 0 when it got what it wanted, or the error that stopped it. What it needs
// to know of the world it is given as words `key=value`; it must do no harm where it succeeds.
#ifndef ATTEMPT_H
#define ATTEMPT_H
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

struct attempt { const char *name; int (*try)(void); };
extern const struct attempt files[], kernel[], network[], processes[];

// The value of a word, "" when it was not given.
const char *given(const char *name);
long long number(const char *name);
// A path below the folder that may be written to.
const char *in_scratch(const char *name);
// The error of a call that answers below zero.
static inline int error_of(long answer) { return answer < 0 ? errno : 0; }
int error_of_open(const char *path, int flags);
// What `act` answers in a child; the signal that ended it as 1000 and more.
int in_child(int (*act)(void));
#endif
