const BAR_CELLS = 24;
const MILLISECONDS_BETWEEN = 500;
const ENOUGH_TO_ESTIMATE = 0.02;

const grouped = new Intl.NumberFormat('en-US');

export interface ProgressOutput {
  write: (text: string) => void;
  isTerminal: boolean;
  now?: () => number;
}

export class ProgressBar {
  private began: number | undefined;
  private last = 0;
  private readonly now: () => number;

  constructor(private readonly output: ProgressOutput) {
    this.now = output.now ?? Date.now;
  }

  /**
   * Draws the progress bar. Calls that follow the last update too closely are ignored.
   * @param fraction part of the file that has been read, from 0 to 1
   */
  show(name: string, rows: number, fraction: number): void {
    const now = this.now();
    this.began ??= now;
    if (now - this.last < (this.output.isTerminal ? 1 : 10) * MILLISECONDS_BETWEEN) return;
    this.last = now;
    const cells = Math.round(Math.min(1, fraction) * BAR_CELLS);
    const bar = '#'.repeat(cells).padEnd(BAR_CELLS, '.');
    const done = `${Math.floor(fraction * 100)} %, ${grouped.format(rows)} rows`;
    const line = `${name} [${bar}] ${done}${this.left(now, fraction)}`;
    this.output.write(this.output.isTerminal ? `\r\u001B[K${line}` : `${line}\n`);
  }

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
