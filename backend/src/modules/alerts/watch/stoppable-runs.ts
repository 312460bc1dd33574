import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Ends long runs when the process ends, so that the process need not wait for them. */
@Injectable()
export class StoppableRuns implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /**
   * Runs work that stops soon after its signal is aborted, and returns its text for the log. If the process ends
   * meanwhile, an error of the work does not count, because the next run goes on. Other errors are thrown.
   */
  async run(work: (signal: AbortSignal) => Promise<string>): Promise<string> {
    const { signal } = this.stopping;
    try {
      return await work(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return 'stopped with the process; the next run goes on';
    }
  }
}
