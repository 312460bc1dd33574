// This module is preloaded into every Node process that the launcher starts. When the launcher ends (even by `kill
// -9`), the IPC channel to the process closes. The process then sends itself SIGTERM, and exits after five seconds if
// that had no effect. Indirect child processes inherit the option that preloads this module, but only direct children
// of the launcher act on it.
const launcher = Number(new URL(import.meta.url).searchParams.get('launcher'));

if (process.channel && process.ppid === launcher) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 5_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
