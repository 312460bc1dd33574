import packageJson from './package.json' with { type: 'json' };

// Jest runs the unit tests (*.spec.ts next to the tested file) and the medium tests (*.medium.ts, with a real
// PostgreSQL and queue). Playwright runs the browser tests (frontend/playwright.config.ts).

// The subpath imports of package.json, resolved to the sources instead of dist/.
const SUBPATHS = Object.fromEntries(
  Object.entries(packageJson.imports).map(([pattern, target]) => [
    `^${pattern.replace('*', '(.*?)')}(\\.js)?$`,
    `<rootDir>/${(target.source ?? target).slice(2).replace('*', '$1')}`,
  ]),
);
const esm = {
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.mdx'],
  moduleNameMapper: { ...SUBPATHS, '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data', '<rootDir>/.runtime'],
};
const node = {
  ...esm,
  testEnvironment: 'node',
  testRunner: '<rootDir>/backend/test/jest/runner.mjs',
};
const tsx = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
  module: { type: 'es6' },
};
/** Tests of the browser's code that needs no page. They share their modules, as those of the backend do. */
const PURE = '<rootDir>/frontend/src/**/model/**/*.spec.ts';
export default {
  // Time limit of every test, in milliseconds. It ends tests that hang, and it is long enough for any busy machine.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/backend/test/longest-first.ts',
  projects: [
    { ...node, displayName: 'unit', testMatch: ['<rootDir>/{backend,workers}/**/*.spec.ts', PURE] },
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
      ...esm,
      displayName: 'frontend',
      testEnvironment: '<rootDir>/frontend/test/jsdom-env.mjs',
      setupFiles: ['<rootDir>/frontend/test/async-timeout.mjs', '<rootDir>/frontend/test/in-view.mjs'],
      setupFilesAfterEnv: ['<rootDir>/frontend/test/fresh-start.mjs'],
      testMatch: ['<rootDir>/frontend/**/*.spec.{ts,tsx}', `!${PURE}`],
      transform: {
        '^.+\\.tsx?$': ['@swc/jest', { ...tsx, swcrc: false }],
        '\\.mdx$': '<rootDir>/frontend/test/mdx-transform.mjs',
      },
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/frontend/test/css-module.mjs',
        '\\.css$': '<rootDir>/frontend/test/empty.mjs',
        // All icons in one file. Otherwise, each test file would load 2,100 modules, one for each icon of the package.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
        ...esm.moduleNameMapper,
      },
    },
  ],
};
