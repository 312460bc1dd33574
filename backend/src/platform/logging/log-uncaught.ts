import type { Logger } from 'pino';

/**
 * Logs errors that no other code has caught and ends the process, which is then restarted by the program that started
 * it. Without this handler, Node would print the whole error, which may contain what people have typed.
 */
export function logUncaught(logger: Logger): void {
  process.on('uncaughtException', (error: unknown) => {
    logger.fatal({ err: error }, 'an error that nothing caught ends the process');
    process.exit(1);
  });
}
