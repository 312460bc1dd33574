import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/**
 * Creates a structured logger. Personal data must never be passed to it: log lines contain only route templates, ids
 * and counts. Redaction is only a safeguard against mistakes.
 */
export const createLogger = (level: string, name: string, to: DestinationStream = standardOut()): Logger =>
  pino(logSettings(level, name), to);

/**
 * Opens standard output for log lines. Lines are written in batches, at least every half second, because writing each
 * line separately would take a tenth of the time of a fast response. The remaining lines are written after a fatal line
 * and whenever the process ends; Pino itself would do this only for destinations that write asynchronously.
 */
function standardOut(): DestinationStream {
  if (!opened) {
    const out = pino.destination({ dest: 1, sync: true, minLength: 12_288, periodicFlush: 500 });
    process.on('exit', () => flush(out));
    opened = out;
  }
  return opened;
}
/**
 * The log destination. All loggers of the process share it, because each destination adds an exit listener to the
 * process.
 */
let opened: DestinationStream | null = null;

function flush(out: { flushSync(): void }): void {
  try {
    out.flushSync();
  } catch {
    // If standard output is closed, the remaining lines are lost. The error is ignored, because the process must still
    // end as intended.
  }
}

export function logSettings(level: string, name: string): LoggerOptions {
  return {
    name,
    level,
    timestamp: isoTime,
    redact: {
      paths: [
        'password',
        'token',
        'email',
        'apikey',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        '*.email',
        '*.apikey',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[removed]',
    },
    serializers: { err: describeError },
  };
}

/**
 * Returns the current time as a piece of JSON. It is cached, because a busy process writes many lines within a
 * millisecond.
 */
function isoTime(): string {
  const now = Date.now();
  if (now !== written.at) written = { at: now, text: `,"time":"${new Date(now).toISOString()}"` };
  return written.text;
}
let written = { at: 0, text: '' };

/**
 * Returns the type, message and stack of an error, without anything that looks like a key, a token or an email address.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  // Libraries also throw errors whose message or stack is missing or is no text.
  const [message, stack] = [error.message, error.stack].map((text: unknown) => withoutSecrets(String(text ?? '')));
  return { type: error.name, message, stack };
}

/** Removes keys, tokens and email addresses from a string. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/((?:apikey|token|password|key)=)[^&\s"']+/gi, '$1[removed]')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, '[address]');

/** Passes the log messages of NestJS itself to the application's logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
}

export const LOGGER = Symbol('LOGGER');
