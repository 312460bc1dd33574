import type { Logger } from 'pino';

/** Milliseconds, fewer than `npm start` and Compose wait before they kill a process. */
const STOP_WITHIN = 8_000;

/** Runs `stop` once on SIGTERM or SIGINT, then ends the process, with exit code 1 if `stop` takes too long. */
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
