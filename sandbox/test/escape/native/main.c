// attempt NAME key=value … : tries one escape. Ends with 0 when it escaped and with 3 when it was denied, and says which.
#include "attempt.h"

static int word_count;
static char **all_words;

const char *given(const char *name) {
  size_t length = strlen(name);
  for (int i = 2; i < word_count; i++)
    if (strncmp(all_words[i], name, length) == 0 && all_words[i][length] == '=') return all_words[i] + length + 1;
  return "";
}

long long number(const char *name) { return atoll(given(name)); }

const char *in_scratch(const char *name) {
  static char path[4096];
  snprintf(path, sizeof path, "%s/%s", given("scratch"), name);
  return path;
}

int error_of_open(const char *path, int flags) {
  int file = open(path, flags, 0600);
  if (file < 0) return errno;
  close(file);
  return 0;
}

int in_child(int (*act)(void)) {
  int status;
  pid_t child = fork();
  if (child < 0) return errno;
  if (child == 0) _exit(act());
  if (waitpid(child, &status, 0) < 0) return errno;
  return WIFSIGNALED(status) ? 1000 + WTERMSIG(status) : WEXITSTATUS(status);
}

int main(int count, char **words) {
  const struct attempt *lists[] = {files, kernel, network, processes};
  word_count = count;
  all_words = words;
  for (size_t list = 0; list < 4 && count > 1; list++)
    for (const struct attempt *attempt = lists[list]; attempt->name != NULL; attempt++) {
      if (strcmp(attempt->name, words[1]) != 0) continue;
      int error = attempt->try();
      fprintf(stderr, "%s: %s\n", words[1], error == 0 ? "escaped" : error < 1000 ? strerror(error) : "ended by a signal");
      return error == 0 ? 0 : 3;
    }
  return 64;
}
