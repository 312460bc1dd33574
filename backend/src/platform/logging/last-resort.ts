import type { Logger } from 'pino';

/**
 * Logs errors that nothing else has caught and ends the process, which is then started again from outside. Without
 * this, Node would print the error as it is, possibly with what people typed.
 */
export function logUncaught(logger: Logger): void {
  process.on('uncaughtException', (error: unknown) => {
    logger.fatal({ err: error }, 'an error that nothing caught ends the process');
    process.exit(1);
  });
}
