import { createRequire } from 'node:module';

// The type definitions of @jest/test-sequencer describe only its CommonJS form, so that form is loaded.
const { default: Sequencer }: typeof import('@jest/test-sequencer') = createRequire(import.meta.url)(
  '@jest/test-sequencer',
);

const LONGEST = [
  'commands/start',
  'resilience/replaced-backends',
  'alerts/thirty-days',
  'drugs/medicines',
  'plans/plans-unavailable',
  'resilience/broken-marketplace',
  'resilience/several-of-each',
  'resilience/frozen-database',
];
const lastRank = LONGEST.length + 1;

/**
 * Returns a test file's rank in the starting order: first the longest files, then the other medium tests, then all
 * others.
 */
function rankOf({ path, context }: Parameters<InstanceType<typeof Sequencer>['sort']>[0][number]): number {
  if (context.config.displayName?.name === 'frontend') return lastRank + 1;
  if (!path.endsWith('.medium.ts')) return lastRank;
  const index = LONGEST.findIndex((name) => path.endsWith(`${name}.medium.ts`));
  return index < 0 ? LONGEST.length : index;
}

/**
 * Starts the longest test files first, so that none of them is still running long after all others have ended. Jest
 * itself knows the duration of a file only after running it once.
 */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Parameters<InstanceType<typeof Sequencer>['sort']>[0]) {
    return (await super.sort(tests)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
