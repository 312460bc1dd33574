import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { CacheRenewal } from '../../../backend/src/platform/cache/cache-renewal.js';
import { LOGGER } from '../../../backend/src/platform/logging/logger.js';
import { MarketplaceClient } from '../../../backend/src/platform/marketplace/marketplace.client.js';

/**
 * Notices when the marketplace loads new data (`/versions`, `/coverage/stats`) and renews what people looked at in the
 * last day. Safe to run on several workers: the mark changes for one of them.
 */
@Injectable()
export class ReleaseWatch implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly marketplace: MarketplaceClient,
    private readonly renewal: CacheRenewal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A question under way ends: it may wait a minute for its call, and the process must end before. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Throws MarketplaceError when the marketplace cannot be asked; the next run tries again. Says so when the process stopped meanwhile. */
  async renewAfterRelease(): Promise<string | void> {
    try {
      await this.noteReleases(this.stopping.signal);
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error;
      return 'stopped with the process; the next run asks';
    }
  }

  /** Deletes answers too old to stand in. */
  async sweep(): Promise<void> {
    await this.renewal.sweep();
  }

  private async noteReleases(signal: AbortSignal): Promise<void> {
    const { data: versions } = await this.marketplace.versions(signal);
    await this.note('versions', versions.map(({ name, updated }) => `${name} ${updated}`).sort().join('\n'));
    const { data: coverage } = await this.marketplace.coverageStats(signal);
    if (coverage.last_refreshed_at) await this.note('coverageStats', coverage.last_refreshed_at);
  }

  private async note(mark: 'versions' | 'coverageStats', value: string): Promise<void> {
    const renewed = await this.renewal.afterRelease(mark, createHash('sha256').update(value).digest('base64url'));
    if (renewed > 0) this.logger.info({ mark, renewed }, 'the marketplace has new data; saved answers were renewed');
  }
}
