// Loaded before the program of every Node process the launcher starts. When the launcher vanishes (even by kill -9),
// its channel closes; the process then asks itself to stop, and leaves for good if that takes too long.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 5_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
