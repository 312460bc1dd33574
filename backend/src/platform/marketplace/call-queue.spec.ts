import { withRequestId } from '../logging/request-context.js';
import { CallQueue } from './call-queue.js';
import { CLIENT_LIMITS } from './limits.js';
import { MarketplaceError, type Operation } from './marketplace-error.js';

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

describe('if one network floods the queue', () => {
  const flooder = { address: '192.0.2.66' };
  const visitor = { address: '192.0.2.1' };
  const member = { address: '192.0.2.66', userId: 'rosa' };
  type Caller = { address: string; userId?: string };
  const as = <T>({ address, userId }: Caller, work: () => T): T => withRequestId('r-1', work, address, () => userId);

  it('signed-in people go first, and then every other caller before the rest of the flood', async () => {
    const queue = newQueue({ atOnce: 1 });
    const begun: string[] = [];
    const call = (name: string, caller: Caller, operation: Operation = 'plan') =>
      as(caller, () =>
        queue.run(operation, signal, async () => {
          await new Promise(setImmediate);
          begun.push(name);
        }),
      );
    const flood = ['1', '2', '3'].map((name) => call(`flood ${name}`, flooder));
    await Promise.all([...flood, call('visitor', visitor), call('member', member, 'searchPlans')]);
    expect(begun).toEqual(['flood 1', 'member', 'visitor', 'flood 2', 'flood 3']);
  });

  it('one network takes an eighth of the places, all signed-out callers half, and places are given back', async () => {
    const queue = newQueue({ atOnce: 1, waiting: 80 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const passes = (caller: Caller): Promise<boolean> => {
      const ended = as(caller, () => queue.run('plan', signal, () => promise));
      ended.catch(() => undefined);
      return Promise.race([
        ended.then(
          () => true,
          () => false,
        ),
        new Promise<true>((yes) => setImmediate(() => yes(true))),
      ]);
    };
    const network = (number: number): Caller => ({ address: `198.51.100.${number}` });
    const floods = await Promise.all(Array.from({ length: 15 }, () => passes(flooder)));
    expect(floods.filter(Boolean)).toHaveLength(10);
    const others = await Promise.all(Array.from({ length: 40 }, (_, number) => passes(network(number))));
    expect(others.filter(Boolean)).toHaveLength(30);
    expect(await passes(member)).toBe(true);
    const last = as(member, () => queue.run('batchPlans', signal, () => promise));
    resolve();
    await last;
    await as(flooder, () => queue.run('plan', signal, () => promise));
  });
});

describe('after a pause that the marketplace asked for', () => {
  const pausedError = () => new MarketplaceError('tooMany', 'plan', { status: 429, waitMs: 1 });
  const pausedQueue = async (waits: number[]) => {
    const ended: number[] = [];
    const probe = { take: async () => waits.shift() ?? 0, end: async (pause: number) => void ended.push(pause) };
    const queue = new CallQueue(CLIENT_LIMITS, () => performance.now(), probe);
    await expect(queue.run('plan', signal, () => Promise.reject(pausedError()))).rejects.toMatchObject({ status: 429 });
    return { queue, waits, ended };
  };

  it('a call is sent as soon as the probe of another process has ended, and lets the next process try', async () => {
    const { queue, waits, ended } = await pausedQueue([5, 5]);
    expect(await queue.run('plan', signal, () => Promise.resolve(waits.length))).toBe(0);
    expect([ended.length, ended.at(-1)]).toEqual([2, 0]);
    expect(await queue.run('plan', signal, () => Promise.resolve('without a probe'))).toBe('without a probe');
    expect(ended).toHaveLength(2);
  });

  it('no call is sent while another process was asked for a long pause', async () => {
    const { queue } = await pausedQueue([30_000]);
    const sent: string[] = [];
    for (const name of ['first', 'second'])
      await expect(
        queue.run('plan', signal, async () => {
          sent.push(name);
        }),
      ).rejects.toMatchObject({ kind: 'tooMany', message: expect.stringContaining('paused') });
    expect(sent).toEqual([]);
  });
});
