import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { runOnce } from '../bootstrap/run-once.mjs';

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
  run: (node: string) => Promise<{ code: number; output: string }>;
}

const program =
  (...args: string[]): StaticStep['run'] =>
  (node) =>
    runOnce(node, args);

export const STATIC_STEPS: readonly StaticStep[] = [
  // The backend and the workers are checked as one program, because the workers import most of the backend.
  { name: 'types backend, workers', run: program(TSC, '--noEmit', '-p', 'tsconfig.server.json') },
  { name: 'types frontend', run: program(TSC, '--noEmit', '-p', 'frontend/tsconfig.json') },
  {
    name: 'format',
    run: program(PRETTIER, '--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.'),
  },
  { name: 'lint', run: program('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  {
    name: 'unused code',
    run: program('node_modules/knip/bin/knip.js', '--no-progress', '--tsConfig', 'backend/tsconfig.json'),
  },
  { name: 'boundaries', run: program(...BOUNDARIES) },
];
