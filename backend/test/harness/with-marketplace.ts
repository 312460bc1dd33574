import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { TestApp, type TestAppOptions } from './test-app.js';

/**
 * Opens the local marketplace, and an app that calls it, before the tests of this file or `describe`, and closes both
 * after them. Each test begins with a marketplace that has no faults and has counted no calls.
 */
export function withMarketplace(options: TestAppOptions = {}): { marketplace: Marketplace; testApp: TestApp } {
  const marketplace = {} as Marketplace;
  const testApp = TestApp.forTests(async () => {
    Object.assign(marketplace, await startMarketplace({ port: 0, apiKey: 'test-key' }));
    return { workers: false, ...options, env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1`, ...options.env } };
  });
  afterAll(() => marketplace.close());
  beforeEach(() => {
    marketplace.clearFaults();
    marketplace.calls.reset();
  });
  return { marketplace, testApp };
}
