const BAR_CELLS = 24;
const MILLISECONDS_BETWEEN = 500;
/** Below this part of a file, the time left cannot be estimated well. */
const ENOUGH_TO_ESTIMATE = 0.02;

const grouped = new Intl.NumberFormat('en-US');

export interface ProgressOutput {
  write: (text: string) => void;
  /** Whether the bar can be drawn over itself, as on a terminal; otherwise each stage is a line. */
  isTerminal: boolean;
  now?: () => number;
}

/** Draws how far the import of a file has come, with an estimate of the time left. */
export class ProgressBar {
  private began: number | undefined;
  private last = 0;
  private readonly now: () => number;

  constructor(private readonly output: ProgressOutput) {
    this.now = output.now ?? Date.now;
  }

  /** Draws the bar, at most twice a second; `fraction` goes from 0 to 1. */
  show(name: string, rows: number, fraction: number): void {
    const now = this.now();
    this.began ??= now;
    if (now - this.last < (this.output.isTerminal ? 1 : 10) * MILLISECONDS_BETWEEN) return;
    this.last = now;
    const cells = Math.round(Math.min(1, fraction) * BAR_CELLS);
    const bar = '#'.repeat(cells).padEnd(BAR_CELLS, '.');
    const line = `${name} [${bar}] ${Math.floor(fraction * 100)} %, ${grouped.format(rows)} rows${this.left(now, fraction)}`;
    this.output.write(this.output.isTerminal ? `\r\u001B[K${line}` : `${line}\n`);
  }

  /** Removes the bar, so that the next line of text has the place for itself. */
  end(): void {
    if (this.output.isTerminal && this.last > 0) this.output.write('\r\u001B[K');
    this.began = undefined;
    this.last = 0;
  }

  private left(now: number, fraction: number): string {
    const elapsed = now - (this.began ?? now);
    if (fraction < ENOUGH_TO_ESTIMATE || elapsed <= 0) return '';
    return `, about ${inWords((elapsed * (1 - fraction)) / fraction)} left`;
  }
}

function inWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
