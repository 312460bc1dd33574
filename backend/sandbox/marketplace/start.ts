import type { Catalog } from './catalog/catalog.js';
import { FaultSwitch } from './faults/fault-switch.js';
import type { Fault } from './faults/fault.js';
import { SampleCatalog } from './sample/sample-catalog.js';
import { buildApp } from './server/app.js';
import { CallLog } from './wire/call-log.js';

export interface MarketplaceOptions {
  port: number;
  /** API key that the local marketplace accepts. The default is `sample-key`. */
  apiKey?: string;
  catalog?: Catalog;
}

export interface Marketplace {
  /** Without a trailing slash, such as `http://127.0.0.1:4100`. The API is below /api/v1. */
  url: string;
  apiKey: string;
  calls: CallLog;
  /** Makes the next API calls to the local marketplace fail in the given ways (see `Fault`). */
  fault(...faults: readonly Fault[]): void;
  clearFaults(): void;
  close(): Promise<void>;
}

/**
 * Starts a stand-in for the CMS Marketplace API v1 (marketplace.api.healthcare.gov) on 127.0.0.1, so that the site runs
 * without a CMS key. The wire format follows CMS's own Swagger document, except where a recorded search and reports on
 * live calls (August and September 2026) show that the real API differs from it.
 * @throws if the port is taken.
 */
export async function startMarketplace(options: MarketplaceOptions): Promise<Marketplace> {
  const faults = new FaultSwitch();
  const calls = new CallLog();
  const apiKey = options.apiKey ?? 'sample-key';
  const catalog = options.catalog ?? new SampleCatalog();
  const app = buildApp({ catalog, apiKey, faults, calls });
  const url = await app.listen({ host: '127.0.0.1', port: options.port });
  return {
    url,
    apiKey,
    calls,
    fault: (...added) => faults.add(...added),
    clearFaults: () => faults.clear(),
    close: () => app.close(),
  };
}
