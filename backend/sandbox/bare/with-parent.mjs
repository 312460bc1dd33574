// This module is preloaded into every Node process that the launcher starts. When the launcher disappears (even by
// `kill -9`), its IPC channel closes; the process then sends itself SIGTERM, and exits after five seconds if that had
// no effect. Child processes of such a process inherit the option that preloads this module, but only direct children
// of the launcher act on it.
const launcher = Number(new URL(import.meta.url).searchParams.get('launcher'));

if (process.channel && process.ppid === launcher) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 5_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
