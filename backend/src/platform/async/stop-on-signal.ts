import type { Logger } from 'pino';

/** Milliseconds, fewer than `npm start` and Compose wait before they kill a process. */
const STOP_WITHIN = 8_000;

/**
 * Runs `stop` once when the process is asked to stop (SIGTERM or SIGINT), and then ends the process. If `stop` takes
 * too long, for instance because the database does not answer, the process ends anyway, with exit code 1.
 */
export function stopOnSignal(stop: () => Promise<void>, logger: Logger): void {
  let isStopping = false;
  const end = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      logger.error('the process did not stop in time and is ended');
      process.exit(1);
    }, STOP_WITHIN).unref();
    await stop().catch((error: unknown) => {
      logger.error({ err: error }, 'the process could not stop as it should');
      process.exitCode = 1;
    });
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
}
