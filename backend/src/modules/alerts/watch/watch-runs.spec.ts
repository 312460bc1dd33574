import { expect, it } from '@jest/globals';
import { WatchRuns } from './watch-runs.js';

const marketplace = {
  versions: async () => ({ data: [] }),
  coverageStats: async () => ({ data: { last_refreshed_at: '2026-10-10' } }),
};
const newRuns = (): WatchRuns =>
  new WatchRuns(marketplace as never, {} as never, {} as never, {} as never, {} as never);

it('returns what a run says, and throws its errors', async () => {
  const runs = newRuns();
  expect(await runs.run(async () => '3 plans compared')).toBe('3 plans compared');
  await expect(runs.run(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
});

it('stops a run when the process ends, and its error does not count', async () => {
  const runs = newRuns();
  const run = runs.run(
    (_release, signal) =>
      new Promise((_, reject) => {
        if (signal.aborted) reject(new Error('the call was cut off'));
        signal.addEventListener('abort', () => reject(new Error('the call was cut off')));
      }),
  );
  runs.onModuleDestroy();
  expect(await run).toContain('the next run goes on');
});
