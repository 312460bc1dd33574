import { createHash } from 'node:crypto';
import type { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';

/** The marketplace's present data: its names for the data about plans, and for that about medicines and doctors. */
export interface Release {
  readonly care: string;
  /** Stands for both. It is stored with what was compared with this release. */
  readonly name: string;
}

/** Asks the marketplace for its present release, in two calls. Throws MarketplaceError if it does not answer. */
export async function readRelease(marketplace: MarketplaceClient, signal: AbortSignal): Promise<Release> {
  const { data: versions } = await marketplace.versions(signal);
  const { data: coverage } = await marketplace.coverageStats(signal);
  const plans = shortHash(
    versions
      .map(({ name, updated }) => `${name} ${updated}`)
      .sort()
      .join('\n'),
  );
  const care = shortHash(coverage.last_refreshed_at);
  return { care, name: `${plans}.${care}` };
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
