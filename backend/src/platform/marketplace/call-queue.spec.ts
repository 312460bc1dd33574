import { withRequestId } from '../logging/request-context.js';
import { CallQueue } from './call-queue.js';
import { CLIENT_LIMITS } from './limits.js';
import type { Operation } from './marketplace-error.js';

const { signal } = new AbortController();
const newQueue = (limits = {}) => new CallQueue({ ...CLIENT_LIMITS, ...limits }, Date.now);

it('gives calls of small queries precedence over the many calls of a plan search', async () => {
  const queue = newQueue({ atOnce: 1 });
  const begun: string[] = [];
  const call = (operation: Operation) =>
    queue.run(operation, signal, async () => {
      await new Promise(setImmediate);
      begun.push(operation);
    });
  await Promise.all([call('searchPlans'), call('searchPlans'), call('batchPlans'), call('marketYears')]);
  expect(begun).toEqual(['searchPlans', 'marketYears', 'searchPlans', 'batchPlans']);
});

it('rejects a call if too many are waiting', async () => {
  const queue = newQueue({ atOnce: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const [first, second] = [
    queue.run('plan', signal, () => promise),
    queue.run('plan', signal, () => Promise.resolve('second')),
  ];
  await expect(queue.run('plan', signal, () => promise)).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('too many waiting'),
  });
  resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

it('removes a call when its caller aborts it, without affecting the other calls', async () => {
  const queue = newQueue({ atOnce: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const caller = new AbortController();
  const first = queue.run('plan', signal, () => promise);
  const second = queue.run('plan', caller.signal, () => Promise.resolve('never'));
  const third = queue.run('plan', signal, () => Promise.resolve('third'));
  caller.abort(new Error('gave up'));
  await expect(second).rejects.toThrow('gave up');
  resolve();
  await first;
  expect(await third).toBe('third');
});

it('guests take at most half of the waiting places, which are given back, and signed-in people the rest', async () => {
  const queue = newQueue({ atOnce: 1, waiting: 80 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = (userId?: string): Promise<void> =>
    withRequestId(
      'r-1',
      () => queue.run('plan', signal, () => promise),
      '192.0.2.66',
      () => userId,
    );
  const guests = Promise.allSettled(Array.from({ length: 50 }, () => ask()));
  const member = ask('rosa');
  resolve();
  expect((await guests).filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  await member;
  await ask();
});
