import { defineConfig } from '@playwright/test';

/** Browser tests run against a site that is already up: `npm test` starts one, E2E_BASE_URL names it. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.data/browser-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Long journeys with axe in each state, on a machine that may have other work.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:3000',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    viewport: { width: 1280, height: 900 },
  },
});
