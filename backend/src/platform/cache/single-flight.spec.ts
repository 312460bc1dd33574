import { MarketplaceError } from '../marketplace/marketplace-error.js';
import { SingleFlight, STANDARD_WAIT_TIMES } from './single-flight.js';

const never = () => new Promise<string>(() => undefined);
const newSingleFlight = (times = {}) => new SingleFlight<string>({ ...STANDARD_WAIT_TIMES, ...times });
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('a person is told when to ask again while the query continues', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const singleFlight = newSingleFlight({ person: 5 });
  const flight = singleFlight.start('key', () => promise);
  expect(await faultOf(singleFlight.wait(flight, performance.now()))).toMatchObject({
    kind: 'unavailable',
    waitMs: 15_000,
    message: expect.stringContaining('still being asked'),
  });
  expect(singleFlight.get('key')).toBe(flight);
  resolve('the answer');
  expect(await flight).toBe('the answer');
  await new Promise(setImmediate);
  expect(singleFlight.get('key')).toBeUndefined();
});

it('a wait that began before the query ends earlier', async () => {
  const singleFlight = newSingleFlight();
  const flight = singleFlight.start('key', never);
  expect(await faultOf(singleFlight.wait(flight, performance.now() - 5_600))).toBeInstanceOf(MarketplaceError);
});

it('a query that fails when nobody is waiting any more causes no error', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const singleFlight = newSingleFlight({ person: 1 });
  const flight = singleFlight.start('key', () => promise);
  await faultOf(singleFlight.wait(flight, performance.now()));
  reject(new Error('late failure'));
  await new Promise(setImmediate);
  expect(singleFlight.get('key')).toBeUndefined();
});

it('a large query that waits too long in the queue is abandoned without being sent', async () => {
  const singleFlight = newSingleFlight({ turn: 5 });
  const held = [singleFlight.fetch(true, never), singleFlight.fetch(true, never)];
  expect(held).toHaveLength(2);
  let wasFetched = false;
  const third = singleFlight.fetch(true, () => {
    wasFetched = true;
    return never();
  });
  expect(await faultOf(third)).toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('too many waiting'),
  });
  expect(wasFetched).toBe(false);
  expect(await singleFlight.fetch(false, () => Promise.resolve('a small one'))).toBe('a small one');
});

it('at shutdown, people get their answers and then the remaining queries end', async () => {
  const singleFlight = newSingleFlight({ person: 10 });
  const quick = singleFlight.start('quick', () => Promise.resolve('done'));
  const slow = singleFlight.start('slow', () =>
    singleFlight.fetch(
      true,
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    ),
  );
  await singleFlight.drain();
  expect(await quick).toBe('done');
  expect(await faultOf(slow)).toMatchObject({ message: 'ended' });
});
