import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { startTestStores, stopTestStores } from '../../harness/stores.js';
import { TestApp } from '../../harness/test-app.js';

export interface Place {
  testApp: TestApp;
  marketplace: Marketplace;
}
interface TestAppOptions {
  workers?: boolean;
  env?: Record<string, string>;
}

/** Runs a measurement with a separate test app, the stores of the medium tests and the local marketplace. */
export async function withTestApp(
  measure: (place: Place) => Promise<void>,
  { workers = false, env = {} }: TestAppOptions = {},
): Promise<void> {
  await startTestStores();
  const marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  const testApp = await TestApp.open({ workers, env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1`, ...env } });
  try {
    await measure({ testApp, marketplace });
  } finally {
    await testApp.close();
    await marketplace.close();
    await stopTestStores();
  }
}
