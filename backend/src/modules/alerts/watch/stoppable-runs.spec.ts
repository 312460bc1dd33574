import { expect, it } from '@jest/globals';
import { StoppableRuns } from './stoppable-runs.js';

it('returns what a run says, and throws its errors', async () => {
  const runs = new StoppableRuns();
  expect(await runs.run(async () => '3 plans compared')).toBe('3 plans compared');
  await expect(runs.run(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
});

it('stops a run when the process ends, and its error does not count', async () => {
  const runs = new StoppableRuns();
  const run = runs.run(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('the call was cut off')));
      }),
  );
  runs.onModuleDestroy();
  expect(await run).toContain('the next run goes on');
});
