// Jest runs the unit tests (*.spec.ts next to the tested file) and the medium tests (*.medium.ts, with a real
// PostgreSQL and queue). Playwright runs the browser tests (frontend/playwright.config.ts).

// Node itself imports the modules (backend/test/jest/sources.mjs), so Jest neither resolves nor compiles them.
const node = {
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data', '<rootDir>/.runtime'],
  testEnvironment: 'node',
  testRunner: '<rootDir>/backend/test/jest/runner.mjs',
};
export default {
  // Time limit of every test, in milliseconds. It ends tests that hang, and it is long enough for any busy machine.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/backend/test/longest-first.ts',
  projects: [
    { ...node, displayName: 'unit', testMatch: ['<rootDir>/{backend,workers}/**/*.spec.ts'] },
    {
      ...node,
      displayName: 'medium',
      testMatch: ['<rootDir>/{backend,workers}/**/*.medium.ts'],
      // Only `npm run test:all`, which sets SOAK, runs the long tests of faults.
      testPathIgnorePatterns: ['/node_modules/', ...(process.env['SOAK'] === 'all' ? [] : ['/test/resilience/long/'])],
      globalSetup: '<rootDir>/backend/test/medium.setup.mjs',
      globalTeardown: '<rootDir>/backend/test/medium.teardown.mjs',
    },
    {
      ...node,
      displayName: 'frontend',
      testRunner: '<rootDir>/frontend/test/runner.mjs',
      setupFilesAfterEnv: ['<rootDir>/frontend/test/fresh-start.mjs'],
      testMatch: ['<rootDir>/frontend/**/*.spec.{ts,tsx}'],
    },
  ],
};
