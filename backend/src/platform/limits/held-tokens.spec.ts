import { expect, it, jest } from '@jest/globals';
import { HeldTokens, tokenBatchSize } from './held-tokens.js';

function sharedCount(limit: number) {
  let used = 0;
  const calls = { count: 0 };
  const take = (size: number) => async () => {
    calls.count += 1;
    await new Promise(setImmediate);
    used += size;
    if (used > limit) throw new Error('no tokens left');
    return { msBeforeNext: 60_000 };
  };
  return { take, calls };
}
const through = async (tries: Promise<void>[]): Promise<number> =>
  (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;

it('allows exactly as many calls as the limit, both sequentially and concurrently', async () => {
  const trips: number[] = [];
  for (const atOnce of [true, false]) {
    const [tokens, { take, calls }] = [new HeldTokens(), sharedCount(120)];
    const tries: Promise<void>[] = [];
    for (let call = 0; call < 200; call += 1) {
      const one = tokens.use('caller', 10, take(10));
      tries.push(one);
      if (!atOnce) await one.catch(() => undefined);
    }
    expect(await through(tries)).toBe(120);
    trips.push(calls.count);
  }
  // Concurrent callers need 13 round trips to the shared count: twelve that fetch a batch of tokens each, and one that
  // rejects everyone who is still waiting. Callers who come one after the other need a separate round trip for each of
  // the 80 rejections.
  expect(trips).toEqual([13, 12 + 80]);
});

it('several processes together never allow more calls than the limit', async () => {
  const { take } = sharedCount(120);
  const processes = [new HeldTokens(), new HeldTokens(), new HeldTokens()];
  const passed = await through(
    Array.from({ length: 300 }, (_, call) => processes[call % 3]?.use('caller', 10, take(10)) ?? Promise.reject()),
  );
  expect(passed).toBeLessThanOrEqual(120);
  expect(passed).toBeGreaterThan(120 - 3 * 10);
});

it('tokens expire with the time window in which they were taken', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const tokens = new HeldTokens();
  let takes = 0;
  const take = async () => ({ msBeforeNext: (takes += 1) && 60_000 });
  await tokens.use('caller', 10, take);
  await tokens.use('caller', 10, take);
  expect(takes).toBe(1);
  now.mockReturnValue(1_060_001);
  await tokens.use('caller', 10, take);
  expect(takes).toBe(2);
  now.mockRestore();
});

it('tokens of small limits are taken one by one, and those of large limits in quarters', () => {
  expect([5, 20, 99, 105, 120, 600].map(tokenBatchSize)).toEqual([1, 1, 1, 1, 30, 150]);
});
