import { writeSync } from 'node:fs';
import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** Bytes that are collected before they are written, at latest every half second. */
const BATCH = 12_288;
const FLUSH_INTERVAL = 500;
/** Bytes kept while the log's reader accepts none. Further lines are dropped. */
const LONGEST_BACKLOG = 1_000_000;
const NEWLINE = 10;
const MISSING = 'lines of this log could not be written since the process started';

/**
 * Writes log lines to a file descriptor in batches, because writing each line separately would slow down responses.
 * Logging never throws and never waits. Lines that cannot be written, for instance because the disk is full, are
 * dropped and counted. Once writing works again, a line in the log says how many are missing.
 */
export class LogOutput {
  dropped = 0;
  private lines: string[] = [];
  private size = 0;
  private rest: Buffer = Buffer.alloc(0);
  private reported = 0;
  private isLineCut = false;

  constructor(private readonly descriptor: number) {
    setInterval(() => this.flushSync(), FLUSH_INTERVAL).unref();
    process.on('exit', () => this.flushSync());
  }

  write(line: string): void {
    if (this.size + this.rest.length > LONGEST_BACKLOG) {
      this.dropped += 1;
      return;
    }
    this.lines.push(line);
    this.size += line.length;
    if (this.size >= BATCH) this.flushSync();
  }

  /** As much as the system accepts without waiting. Pino calls it after fatal lines. */
  flushSync(): void {
    const batch = this.takeBatch();
    if (batch.length === 0) return;
    let written = 0;
    try {
      while (written < batch.length) written += writeSync(this.descriptor, batch, written);
      this.report();
    } catch (error) {
      const left = batch.subarray(written);
      if (isBusy(error)) {
        this.rest = left;
        return;
      }
      this.dropped += left.filter((byte) => byte === NEWLINE).length;
      this.isLineCut ||= written > 0 && batch[written - 1] !== NEWLINE;
    }
  }

  private takeBatch(): Buffer {
    const { rest, lines } = this;
    if (rest.length === 0 && lines.length === 0) return rest;
    // If the previous batch of log lines was cut off in the middle of a line, the new batch begins on a new line.
    const batch = Buffer.concat([Buffer.from(this.isLineCut ? '\n' : ''), rest, Buffer.from(lines.join(''))]);
    this.lines = [];
    this.size = 0;
    this.rest = Buffer.alloc(0);
    return batch;
  }

  private report(): void {
    this.isLineCut = false;
    if (this.dropped === this.reported) return;
    this.reported = this.dropped;
    const line = { level: 40, time: new Date().toISOString(), missing: this.dropped, msg: MISSING };
    this.write(`${JSON.stringify(line)}\n`);
  }
}

/** Returns whether the error means that the reader of a pipe is slow. The remaining bytes can then be written later. */
const isBusy = (error: unknown): boolean => ['EAGAIN', 'EBUSY'].includes(String((error as NodeJS.ErrnoException).code));

/** Log lines hold only route templates, ids and counts, never personal data. Redaction is only a safeguard. */
export const createLogger = (level: string, name: string, to: DestinationStream = standardOut()): Logger =>
  pino(logSettings(level, name), to);

/** Opened only once, because opening it adds an exit listener to the process. */
let output: LogOutput | null = null;
const standardOut = (): LogOutput => (output ??= new LogOutput(1));

/** Returns the number of log lines that this process could not write, for instance because the disk is full. */
export const droppedLogLines = (): number => output?.dropped ?? 0;

const SECRETS = ['password', 'token', 'email', 'apikey', 'authorization', 'cookie'];

export function logSettings(level: string, name: string): LoggerOptions {
  return {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((field) => [field, `*.${field}`]),
      censor: '[removed]',
    },
    serializers: { err: describeError },
  };
}

/** Type, message and stack without keys, tokens and email addresses. */
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

/** Node would print the whole error, which may contain what people have typed. */
export function logUncaught(logger: Logger): void {
  process.on('uncaughtException', (error: unknown) => {
    logger.fatal({ err: error }, 'an error that nothing caught ends the process');
    process.exit(1);
  });
}
