import { lockComplaint } from './packages.mjs';
import { runOnce } from './run-once.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
const WALLS = ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs', 'backend', 'workers', 'frontend'];

const program = (...args) => (node) => runOnce(node, args);

/** What can be judged without running the site. Each answers `{ code, output }`. */
export const STATIC_STEPS = [
  { name: 'lock', kind: 'lock', run: async () => ({ code: lockComplaint() ? 1 : 0, output: lockComplaint() ?? '' }) },
  { name: 'types backend', kind: 'types', run: program(TSC, '--noEmit', '-p', 'backend/tsconfig.json') },
  { name: 'types workers', kind: 'types', run: program(TSC, '--noEmit', '-p', 'workers/tsconfig.json') },
  { name: 'types frontend', kind: 'types', run: program(TSC, '--noEmit', '-p', 'frontend/tsconfig.json') },
  { name: 'lint', kind: 'lint', run: program('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'walls', kind: 'walls', run: program(...WALLS) },
];
