import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { runOnce } from '../bootstrap/run-once.mjs';
import { lockComplaint } from '../site/packages.ts';
import type { Kind } from './selection.ts';

const TSC = 'node_modules/typescript/bin/tsc';
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
const BOUNDARIES = [
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  `plugin:${join(ROOT, 'backend/sandbox/boundaries/report.ts')}`,
  'backend',
  'workers',
  'frontend',
];

interface StaticStep {
  name: string;
  kind: Kind;
  /**
   * Whether the step runs only in `npm run check` and `npm run test:all`, because it cannot reveal wrong behavior of
   * the site.
   */
  isOnlyInCheck?: boolean;
  run: (node: string) => Promise<{ code: number; output: string }>;
}

const program =
  (...args: string[]): StaticStep['run'] =>
  (node) =>
    runOnce(node, args);

export const STATIC_STEPS: readonly StaticStep[] = [
  { name: 'lock', kind: 'lock', run: async () => ({ code: lockComplaint() ? 1 : 0, output: lockComplaint() ?? '' }) },
  // The backend and the workers are checked as one program, because the workers import most of the backend.
  { name: 'types backend, workers', kind: 'types', run: program(TSC, '--noEmit', '-p', 'tsconfig.server.json') },
  { name: 'types frontend', kind: 'types', run: program(TSC, '--noEmit', '-p', 'frontend/tsconfig.json') },
  {
    name: 'format',
    kind: 'lint',
    isOnlyInCheck: true,
    run: program(PRETTIER, '--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.'),
  },
  { name: 'lint', kind: 'lint', run: program('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  {
    name: 'unused code',
    kind: 'lint',
    isOnlyInCheck: true,
    run: program('node_modules/knip/bin/knip.js', '--no-progress', '--tsConfig', 'backend/tsconfig.json'),
  },
  { name: 'boundaries', kind: 'boundaries', run: program(...BOUNDARIES) },
];
