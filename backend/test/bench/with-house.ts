import { type Marketplace, startMarketplace } from '../../sandbox/marketplace/start.js';
import setUp from '../medium.setup.mjs';
import tearDown from '../medium.teardown.mjs';
import { House } from '../harness/house.js';

export interface Place {
  house: House;
  marketplace: Marketplace;
}
interface Wishes {
  workers?: boolean;
  env?: Record<string, string>;
}

/** Runs a measurement in a house of its own, on the stores of the medium tests, with the sample marketplace beside it. */
export async function withHouse(measure: (place: Place) => Promise<void>, { workers = false, env = {} }: Wishes = {}): Promise<void> {
  await setUp();
  const marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  const house = await House.open({ workers, env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1`, ...env } });
  try {
    await measure({ house, marketplace });
  } finally {
    await house.close();
    await marketplace.close();
    await tearDown();
  }
}

export const report = (name: string, figure: string | number): void => void process.stdout.write(`${name.padEnd(64)} ${figure}\n`);
