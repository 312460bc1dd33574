import type { Catalogue } from './catalogue/catalogue.js';
import { SampleCatalogue } from './catalogue/sample/sample-catalogue.js';
import type { Fault } from './faults/fault.js';
import { FaultSwitch } from './faults/fault-switch.js';
import { buildApp } from './server/app.js';
import { CallLog } from './server/calls.js';

export interface MarketplaceOptions {
  /** 0 = any free port. */
  port: number;
  /** The key that is accepted; `sample-key` when left out. */
  apiKey?: string;
  /** The invented catalogue when left out. */
  catalogue?: Catalogue;
}

export interface Marketplace {
  /** Base address without a slash at the end: `http://127.0.0.1:4100`; the API lies below /api/v1. */
  url: string;
  apiKey: string;
  calls: CallLog;
  /** Makes the next calls fail; see `Fault`. */
  fault(...faults: readonly Fault[]): void;
  clearFaults(): void;
  close(): Promise<void>;
}

/**
 * A stand-in for the CMS Marketplace API v1 (marketplace.api.healthcare.gov), so that the whole site runs without a key.
 * The wire format follows CMS's own Swagger document, corrected where write-ups of live calls (August and September
 * 2026) and a recorded search show that the API really answers otherwise.
 *
 * Starts it on 127.0.0.1. @throws when the port is taken.
 */
export async function startMarketplace(options: MarketplaceOptions): Promise<Marketplace> {
  const faults = new FaultSwitch();
  const calls = new CallLog();
  const apiKey = options.apiKey ?? 'sample-key';
  const catalogue = options.catalogue ?? new SampleCatalogue();
  const app = buildApp({ catalogue, apiKey, faults, calls });
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
