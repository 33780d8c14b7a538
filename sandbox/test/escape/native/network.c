// Attempts at the network and at sockets of the host.
#define _GNU_SOURCE
#include "attempt.h"
#include <arpa/inet.h>
#include <linux/netlink.h>
#include <netinet/in.h>
#include <stddef.h>
#include <sys/socket.h>
#include <sys/un.h>

static struct sockaddr_in service(void) {
  return (struct sockaddr_in){.sin_family = AF_INET, .sin_port = htons((uint16_t)number("port")), .sin_addr = {htonl(INADDR_LOOPBACK)}};
}

static int loopback(void) {
  struct sockaddr_in to = service();
  int end = socket(AF_INET, SOCK_STREAM, 0);
  return end < 0 ? errno : error_of(connect(end, (struct sockaddr *)&to, sizeof to));
}

static int datagram(void) {
  struct sockaddr_in to = service();
  int end = socket(AF_INET, SOCK_DGRAM, 0);
  return end < 0 ? errno : error_of(sendto(end, "x", 1, 0, (struct sockaddr *)&to, sizeof to));
}

static int connect_path(const char *name, size_t skipped) {
  struct sockaddr_un to = {.sun_family = AF_UNIX};
  size_t length = strlen(name);
  if (length + skipped >= sizeof to.sun_path) return ENAMETOOLONG;
  memcpy(to.sun_path + skipped, name, length);
  int end = socket(AF_UNIX, SOCK_STREAM, 0);
  if (end < 0) return errno;
  return error_of(connect(end, (struct sockaddr *)&to, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + skipped + length)));
}

static int abstract_socket(void) { return connect_path(given("abstract"), 1); }
static int socket_file(void) { return connect_path(given("socket"), 0); }

static int raw(void) { return error_of(socket(AF_PACKET, SOCK_RAW, 0)); }
static int routes(void) { return error_of(socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE)); }

// Named on purpose: a pair whose ends may send elsewhere.
static int datagram_pair(void) {
  int pair[2];
  return error_of(socketpair(AF_UNIX, SOCK_DGRAM, 0, pair));
}

static int listen_here(void) {
  struct sockaddr_in any = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_ANY)}};
  int end = socket(AF_INET, SOCK_STREAM, 0);
  if (end < 0) return errno;
  return bind(end, (struct sockaddr *)&any, sizeof any) < 0 ? errno : error_of(listen(end, 1));
}

const struct attempt network[] = {
    {"loopback", loopback}, {"datagram", datagram}, {"abstract-socket", abstract_socket}, {"socket-file", socket_file},
    {"raw-socket", raw},    {"routes", routes},     {"datagram-pair", datagram_pair},
    {"listen", listen_here}, {NULL, NULL},
};
