import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CacheRenewal } from '../../../backend/src/platform/cache/cache-renewal.js';
import { LOGGER } from '../../../backend/src/platform/logging/logger.js';
import { MarketplaceClient } from '../../../backend/src/platform/marketplace/marketplace.client.js';

/**
 * Notices when the marketplace loads new data (`/versions`, `/coverage/stats`) and renews what people looked at in the
 * last day. Safe to run on several workers: the mark changes for one of them.
 */
@Injectable()
export class ReleaseWatch {
  constructor(
    private readonly marketplace: MarketplaceClient,
    private readonly renewal: CacheRenewal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws MarketplaceError when the marketplace cannot be asked; the next run tries again. */
  async renewAfterRelease(): Promise<void> {
    const { data: versions } = await this.marketplace.versions();
    await this.note('versions', versions.map(({ name, updated }) => `${name} ${updated}`).sort().join('\n'));
    const { data: coverage } = await this.marketplace.coverageStats();
    if (coverage.last_refreshed_at) await this.note('coverageStats', coverage.last_refreshed_at);
  }

  /** Deletes answers too old to stand in. */
  async sweep(): Promise<void> {
    await this.renewal.sweep();
  }

  private async note(mark: 'versions' | 'coverageStats', value: string): Promise<void> {
    const renewed = await this.renewal.afterRelease(mark, createHash('sha256').update(value).digest('base64url'));
    if (renewed > 0) this.logger.info({ mark, renewed }, 'the marketplace has new data; saved answers were renewed');
  }
}
