// Loaded before the program of every Node process the launcher starts. When the launcher vanishes (even by kill -9),
// its channel closes; the process then asks itself to stop, and leaves for good if that takes too long.
// Processes started further down inherit the option to load this file; they answer to their own parent.
const launcher = Number(new URL(import.meta.url).searchParams.get('launcher'));

if (process.channel && process.ppid === launcher) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 5_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
