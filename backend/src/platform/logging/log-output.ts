import { writeSync } from 'node:fs';

/**
 * Number of bytes of log lines that are collected before they are written. If fewer bytes have been collected, they are
 * written every half second.
 */
const BATCH = 12_288;
const FLUSH_INTERVAL = 500;
/**
 * Maximum number of bytes of log lines that are kept in memory while the program that reads the log accepts none.
 * Further lines are dropped.
 */
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

  /**
   * Writes as many of the collected lines as the operating system accepts without waiting. Pino calls this method after
   * fatal lines.
   */
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
