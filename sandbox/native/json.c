// A JSON document in one fixed buffer, for the reports. Bytes that are no plain ASCII are written as \u00XX, one for each
// byte: whoever compares compares bytes. A report that does not fit is a fault, never a shorter report.
#define _GNU_SOURCE
#include "init.h"

static char text[1 << 18];
static size_t length;

static void put(const char *bytes) {
  size_t count = strlen(bytes);
  if (length + count + 1 > sizeof text) errno = E2BIG, die("a report");
  memcpy(text + length, bytes, count + 1);
  length += count;
}

static void put_name(const char *name) {
  if (length > 0 && text[length - 1] != '{' && text[length - 1] != '[') put(",");
  if (name == NULL) return;
  put("\"");
  put(name);
  put("\":");
}

void json_open(const char *name, char bracket) {
  put_name(name);
  put((char[]){bracket, 0});
}

void json_close(char bracket) { put((char[]){bracket, 0}); }

void json_number(const char *name, long long value) {
  char digits[32];
  put_name(name);
  snprintf(digits, sizeof digits, "%lld", value);
  put(digits);
}

void json_text(const char *name, const char *value) {
  put_name(name);
  put("\"");
  for (const unsigned char *at = (const unsigned char *)value; *at != 0; at++) {
    char escaped[8] = {(char)*at, 0};
    if (*at < 32 || *at > 126 || *at == '"' || *at == '\\') snprintf(escaped, sizeof escaped, "\\u%04x", *at);
    put(escaped);
  }
  put("\"");
}

void json_send(char letter) {
  send_frame(letter, text, length);
  length = 0;
}
