import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { LoggerService } from '@nestjs/common';

/**
 * Structured logs. Redaction is the last net, not the rule: nothing personal is handed to the logger in the first
 * place; lines carry route templates, ids and counts.
 */
export const createLogger = (level: string, name: string, to: DestinationStream = standardOut()): Logger => pino(logSettings(level, name), to);

/**
 * Lines go out a few at a time, at the latest after half a second: a system call for each would be a tenth of a quick
 * answer's cost. What waits is written at once after a fatal line, and when the process ends: by its own will, by
 * `process.exit` or by an error nobody caught. (Pino sees to the end only for destinations that write asynchronously.)
 */
function standardOut(): DestinationStream {
  if (!opened) {
    const out = pino.destination({ dest: 1, sync: true, minLength: 12_288, periodicFlush: 500 });
    process.on('exit', () => flush(out));
    opened = out;
  }
  return opened;
}
/** One for the process, however many loggers write to it: each would listen for the end. */
let opened: DestinationStream | null = null;

function flush(out: { flushSync(): void }): void {
  try {
    out.flushSync();
  } catch {
    // Nobody reads any more; that must not change how the process ends.
  }
}

export function logSettings(level: string, name: string): LoggerOptions {
  return {
    name,
    level,
    timestamp: isoTime,
    redact: {
      paths: ['password', 'token', 'email', 'apikey', 'authorization', 'cookie', '*.password', '*.token', '*.email', '*.apikey', '*.authorization', '*.cookie'],
      censor: '[removed]',
    },
    serializers: { err: describeError },
  };
}

/** Many lines of a busy process fall into the same millisecond: its text is made once. */
function isoTime(): string {
  const now = Date.now();
  if (now !== written.at) written = { at: now, text: `,"time":"${new Date(now).toISOString()}"` };
  return written.text;
}
let written = { at: 0, text: '' };

/** Type, message and stack, with anything that looks like a key, token or mail address taken out. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, message: withoutSecrets(error.message), stack: withoutSecrets(error.stack ?? '') };
}

/** Text without keys, tokens and mail addresses. */
export const withoutSecrets = (text: string): string =>
  text.replace(/((?:apikey|token|password|key)=)[^&\s"']+/gi, '$1[removed]').replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, '[address]');

/** Lets Nest's own lines go through the same logger. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, context?: string): void { this.logger.debug({ context }, String(message)); }
  warn(message: unknown, context?: string): void { this.logger.warn({ context }, String(message)); }
  error(message: unknown, stack?: string, context?: string): void { this.logger.error({ context, stack }, String(message)); }
  fatal(message: unknown, context?: string): void { this.logger.fatal({ context }, String(message)); }
  debug(message: unknown, context?: string): void { this.logger.trace({ context }, String(message)); }
  verbose(message: unknown, context?: string): void { this.logger.trace({ context }, String(message)); }
}

export const LOGGER = Symbol('LOGGER');
