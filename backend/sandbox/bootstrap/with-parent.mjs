// This module is preloaded into every Node process that is started by the launcher, which is the process behind
// commands such as `npm start`. When the launcher ends, even by `kill -9`, the IPC channel between the launcher and the
// Node process closes. The Node process then sends itself SIGTERM, and exits after five seconds if that signal had no
// effect. In processes that were not started directly by the launcher, this module does nothing.
const launcher = Number(new URL(import.meta.url).searchParams.get('launcher'));

if (process.channel && process.ppid === launcher) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 5_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
