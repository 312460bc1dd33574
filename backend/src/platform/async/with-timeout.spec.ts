import { withTimeout } from './with-timeout.js';

const never = new Promise<string>(() => undefined);
const late = (): never => {
  throw new Error('too late');
};

it('settles like the work if it ends in time', async () => {
  expect(await withTimeout(Promise.resolve('done'), 60_000, late)).toBe('done');
  await expect(withTimeout(Promise.reject(new Error('no')), 60_000, late)).rejects.toThrow('no');
});

it('otherwise settles as the caller chose: with a value or an error', async () => {
  expect(await withTimeout(never, 1, () => 'instead')).toBe('instead');
  await expect(withTimeout(never, 1, late)).rejects.toThrow('too late');
});
