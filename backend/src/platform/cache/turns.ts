/** Lets a few works run at a time, in the order in which they asked. */
export class Turns {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** Waits for a turn as long as `patience` lasts (its reason is thrown afterwards), then works. */
  async take<T>(patience: AbortSignal, work: () => Promise<T>): Promise<T> {
    patience.throwIfAborted();
    if (this.running < this.atOnce) this.running += 1;
    else await this.wait(patience);
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  private wait(patience: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      this.line.splice(this.line.indexOf(called), 1);
      reject(patience.reason);
    };
    const called = (): void => {
      patience.removeEventListener('abort', leave);
      resolve();
    };
    patience.addEventListener('abort', leave, { once: true });
    this.line.push(called);
    return promise;
  }

  /** Hands the place to the next in line. */
  private pass(): void {
    const next = this.line.shift();
    if (next) next();
    else this.running -= 1;
  }
}
