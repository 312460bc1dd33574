import { inSteps, restOfStep } from './in-steps.js';

it.each([
  [0, 50],
  [12, 38],
  [49, 1],
  [50, 50],
  [130, 20],
])('work that took %i ms is answered %i ms later', (elapsed, rest) => {
  expect(restOfStep(elapsed, 50)).toBe(rest);
});

it('the result and the error of the work are passed on', async () => {
  await expect(inSteps(1, () => Promise.resolve('done'))).resolves.toBe('done');
  await expect(inSteps(1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});
