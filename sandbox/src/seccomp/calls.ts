// Which system calls a check may make. Three answers: allowed, refused by name (EPERM), and everything else, which does not
// exist (ENOSYS), so that a libc that tries something newer falls back. A call is named here once; a test holds that.
import table from './syscalls.json' with { type: 'json' };

export type Architecture = 'x86_64' | 'aarch64';

export const architectures = ['x86_64', 'aarch64'] as const;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Plain work of a process with files, memory, time, threads and children of its own. */
export const allowedCalls: readonly string[] = words(`
  access alarm arch_prctl brk capget chdir chmod chown clock_getres clock_gettime clock_nanosleep close close_range
  copy_file_range creat dup dup2 dup3 epoll_create epoll_create1 epoll_ctl epoll_ctl_old epoll_pwait epoll_pwait2 epoll_wait
  epoll_wait_old eventfd eventfd2 execve execveat exit exit_group faccessat faccessat2 fadvise64 fallocate fchdir fchmod
  fchmodat fchown fchownat fcntl fdatasync fgetxattr flistxattr flock fork fremovexattr fsetxattr fstat fstatfs fsync
  ftruncate futex futex_waitv futimesat get_robust_list get_thread_area getcpu getcwd getdents getdents64 getegid geteuid
  getgid getgroups getitimer getpgid getpgrp getpid getppid getpriority getrandom getresgid getresuid getrlimit getrusage
  getsid gettid gettimeofday getuid getxattr inotify_add_watch inotify_init inotify_init1 inotify_rm_watch ioprio_get kill
  lchown lgetxattr link linkat listxattr llistxattr lremovexattr lseek lsetxattr lstat madvise membarrier mincore mkdir
  mkdirat mknod mknodat mlock mlock2 mlockall mmap mprotect mremap msync munlock munlockall munmap nanosleep newfstatat open
  openat openat2 pause pidfd_open pidfd_send_signal pipe pipe2 pkey_alloc pkey_free pkey_mprotect poll ppoll pread64 preadv
  preadv2 prlimit64 pselect6 pwrite64 pwritev pwritev2 read readahead readlink readlinkat readv removexattr rename renameat
  renameat2 restart_syscall rmdir rseq rt_sigaction rt_sigpending rt_sigprocmask rt_sigqueueinfo rt_sigreturn rt_sigsuspend
  rt_sigtimedwait rt_tgsigqueueinfo sched_get_priority_max sched_get_priority_min sched_getaffinity sched_getattr
  sched_getparam sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setattr sched_setparam sched_setscheduler
  sched_yield select sendfile set_robust_list set_thread_area set_tid_address setfsgid setfsuid setgid setgroups setitimer
  setpgid setpriority setregid setresgid setresuid setreuid setrlimit setsid setuid setxattr sigaltstack signalfd signalfd4
  splice stat statfs statx symlink symlinkat sync sync_file_range syncfs sysinfo tee tgkill time timer_create timer_delete
  timer_getoverrun timer_gettime timer_settime timerfd_create timerfd_gettime timerfd_settime times tkill truncate umask
  uname unlink unlinkat utime utimensat utimes vfork vmsplice wait4 waitid write writev
  getpeername getsockname getsockopt recvfrom recvmmsg recvmsg sendmmsg sendmsg sendto setsockopt shutdown`);

/** What reaches other processes, the kernel, its keys, its clock, its mounts, its devices, the network, or hides memory. */
export const refusedCalls: readonly string[] = words(`
  _sysctl accept accept4 acct add_key adjtimex afs_syscall bind bpf capset chroot clock_adjtime clock_settime connect
  create_module delete_module fanotify_init fanotify_mark finit_module fsconfig fsmount fsopen fspick get_kernel_syms
  get_mempolicy getpmsg init_module io_cancel io_destroy io_getevents io_pgetevents io_setup io_submit io_uring_enter
  io_uring_register io_uring_setup ioperm iopl ioprio_set kcmp kexec_file_load kexec_load keyctl
  landlock_add_rule landlock_create_ruleset landlock_restrict_self listen lookup_dcookie mbind memfd_create memfd_secret
  migrate_pages modify_ldt mount mount_setattr move_mount move_pages mq_getsetattr mq_notify mq_open mq_timedreceive
  mq_timedsend mq_unlink msgctl msgget msgrcv msgsnd name_to_handle_at nfsservctl open_by_handle_at open_tree
  perf_event_open pidfd_getfd pivot_root process_madvise process_mrelease process_vm_readv process_vm_writev ptrace putpmsg
  query_module quotactl quotactl_fd reboot remap_file_pages request_key seccomp security semctl semget semop semtimedop
  set_mempolicy set_mempolicy_home_node setdomainname sethostname setns settimeofday shmat shmctl shmdt shmget swapoff
  swapon sysfs syslog tuxcall umount2 unshare uselib userfaultfd ustat vhangup vserver`);

/** Judged by their arguments, see `filter.ts`. */
export const judgedCalls = ['clone', 'clone3', 'ioctl', 'personality', 'prctl', 'socket', 'socketpair'] as const;

const numbers: { readonly [name: string]: readonly number[] } = table;

/** The number of a call; undefined where the architecture has no such call. */
export function callNumber(name: string, architecture: Architecture): number | undefined {
  const number = numbers[name]?.[architecture === 'x86_64' ? 0 : 1];
  return number === undefined || number < 0 ? undefined : number;
}

/** Every call of the table. */
export const callNames: readonly string[] = Object.keys(numbers);
