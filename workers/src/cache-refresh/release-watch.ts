import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { CacheRenewal } from '#platform/cache/cache-renewal.js';
import { LOGGER } from '#platform/logging/logger.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';

/** Renews the entries used in the last day after each release. Safe on several workers. */
@Injectable()
export class ReleaseWatch implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly marketplace: MarketplaceClient,
    private readonly renewal: CacheRenewal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Waiting for the call could delay the end of the process by up to a minute. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /**
   * Renews the cache after a release of new data. Throws MarketplaceError if the marketplace does not answer; the next
   * run then tries again. If the process is stopped meanwhile, returns a message for the log.
   */
  async renewAfterRelease(): Promise<string | void> {
    try {
      await this.recordReleases(this.stopping.signal);
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error;
      return 'stopped with the process; the next run asks';
    }
  }

  async sweep(): Promise<void> {
    await this.renewal.removeExpired();
  }

  private async recordReleases(signal: AbortSignal): Promise<void> {
    const { data: versions } = await this.marketplace.versions(signal);
    await this.note(
      'versions',
      versions
        .map(({ name, updated }) => `${name} ${updated}`)
        .sort()
        .join('\n'),
    );
    const { data: coverage } = await this.marketplace.coverageStats(signal);
    if (coverage.last_refreshed_at) await this.note('coverageStats', coverage.last_refreshed_at);
  }

  private async note(release: 'versions' | 'coverageStats', value: string): Promise<void> {
    const renewed = await this.renewal.afterRelease(release, createHash('sha256').update(value).digest('base64url'));
    if (renewed > 0)
      this.logger.info({ release, renewed }, 'the marketplace has new data; cached answers were renewed');
  }
}
