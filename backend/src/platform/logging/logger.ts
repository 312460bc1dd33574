import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { LogOutput } from './log-output.js';

/**
 * Creates a structured logger. Personal data must never be passed to a logger: log lines contain only route templates,
 * ids and counts. Redaction is only a safeguard against mistakes.
 */
export const createLogger = (level: string, name: string, to: DestinationStream = standardOut()): Logger =>
  pino(logSettings(level, name), to);

/**
 * Standard output of this process, shared by all loggers. It is opened only once, because opening it adds an exit
 * listener to the process.
 */
let output: LogOutput | null = null;
const standardOut = (): LogOutput => (output ??= new LogOutput(1));

/** Returns the number of log lines that this process could not write, for instance because the disk is full. */
export const droppedLogLines = (): number => output?.dropped ?? 0;

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
 * Returns the current time as a JSON fragment. The fragment is cached, because a busy process writes many lines within
 * a millisecond.
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
  // The message or stack of a library's error may be missing or may not be a string, so both are converted to strings.
  const [message, stack] = [error.message, error.stack].map((text: unknown) => withoutSecrets(String(text ?? '')));
  return { type: error.name, message, stack };
}

export const withoutSecrets = (text: string): string =>
  text
    .replace(/((?:apikey|token|password|key)=)[^&\s"']+/gi, '$1[removed]')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, '[address]');

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
