// SHA-256 (FIPS 180-4), enough of it to digest one file.
#ifndef SHA256_H
#define SHA256_H
#include <stddef.h>
#include <stdint.h>

struct sha256 { uint32_t state[8]; uint64_t length; unsigned char block[64]; };

void sha256_begin(struct sha256 *sum);
void sha256_add(struct sha256 *sum, const void *bytes, size_t length);
// Writes 64 hex digits and a NUL.
void sha256_end(struct sha256 *sum, char digits[65]);
#endif
