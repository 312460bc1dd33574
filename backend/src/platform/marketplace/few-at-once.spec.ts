import { fewAtOnce } from './few-at-once.js';

it('gives the results in the order of the list, never more than so many at once', async () => {
  let [now, most] = [0, 0];
  const doubled = await fewAtOnce(3, [5, 1, 4, 2, 3, 0], async (pause) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, pause));
    now -= 1;
    return pause * 2;
  });
  expect(doubled).toEqual([10, 2, 8, 4, 6, 0]);
  expect(most).toBe(3);
});

it('throws the first failure and starts nothing more', async () => {
  const begun: number[] = [];
  await expect(fewAtOnce(2, [0, 1, 2, 3, 4, 5], async (item) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('no');
  })).rejects.toThrow('no');
  expect(begun.length).toBeLessThan(5);
});

it('of nothing is nothing', async () => {
  expect(await fewAtOnce(4, [], () => Promise.resolve(1))).toEqual([]);
});
