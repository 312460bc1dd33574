import { defineConfig } from '@playwright/test';
import { FULL_ONLY, IS_FULL } from './e2e/extent.js';

const MATRIX = '**/matrix.e2e.ts';

/**
 * Configuration of the browser tests. They run against a site that is already running. `npm test` starts such a site
 * and passes its URL in E2E_BASE_URL.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../.data/browser-results',
  // Tests often wait for the server or for an email. Four tests at a time are therefore needed to keep two processors
  // busy.
  workers: 4,
  fullyParallel: true,
  ...(IS_FULL ? {} : { grepInvert: new RegExp(FULL_ONLY) }),
  retries: 0,
  // The tests of the test matrix run one after the other in one worker. They start first, because otherwise they would
  // still be running after all other tests are finished.
  projects: [
    { name: 'matrix', testMatch: MATRIX },
    { name: 'all others', testMatch: '**/*.e2e.ts', testIgnore: MATRIX },
  ],
  // The time limit is generous, because tests have many steps, check each state with axe and may run on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 180_000,
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:3000',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    viewport: { width: 1280, height: 900 },
    // Nothing moves, and the film of the home page is not played, but in tests that ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
