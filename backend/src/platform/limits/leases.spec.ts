import { Leases, leaseSize } from './leases.js';

/** A shared count of so many points, as Redis keeps it for all processes. */
function sharedCount(points: number) {
  let used = 0;
  const calls = { count: 0 };
  const take = (size: number) => async () => {
    calls.count += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
    used += size;
    if (used > points) throw new Error('no points left');
    return { msBeforeNext: 60_000 };
  };
  return { take, calls };
}
const through = async (tries: Promise<void>[]): Promise<number> => (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;

it('lets exactly the limit through, one after the other and all at once', async () => {
  const trips: number[] = [];
  for (const atOnce of [true, false]) {
    const [leases, { take, calls }] = [new Leases(), sharedCount(120)];
    const tries: Promise<void>[] = [];
    for (let call = 0; call < 200; call += 1) {
      const one = leases.use('caller', 10, take(10));
      tries.push(one);
      if (!atOnce) await one.catch(() => undefined);
    }
    expect(await through(tries)).toBe(120);
    trips.push(calls.count);
  }
  // Twelve that are granted and one refusal for all who wait; alone, each of the other eighty is refused by itself.
  expect(trips).toEqual([13, 12 + 80]);
});

it('several processes together never let more through', async () => {
  const { take } = sharedCount(120);
  const processes = [new Leases(), new Leases(), new Leases()];
  const passed = await through(Array.from({ length: 300 }, (_, call) => processes[call % 3]?.use('caller', 10, take(10)) ?? Promise.reject()));
  expect(passed).toBeLessThanOrEqual(120);
  expect(passed).toBeGreaterThan(120 - 3 * 10);
});

it('a lease ends with the window it was taken in', async () => {
  const leases = new Leases();
  let asked = 0;
  const take = async () => ({ msBeforeNext: (asked += 1) && 50 });
  await leases.use('caller', 10, take);
  await leases.use('caller', 10, take);
  expect(asked).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 80));
  await leases.use('caller', 10, take);
  expect(asked).toBe(2);
});

it('tight limits are counted one by one, wide ones by the quarter', () => {
  expect([5, 20, 99, 105, 120, 600].map(leaseSize)).toEqual([1, 1, 1, 1, 30, 150]);
});
