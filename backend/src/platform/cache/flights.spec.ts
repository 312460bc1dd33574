import { MarketplaceError } from '../marketplace/marketplace-error.js';
import { FLIGHT_TIMES_STANDARD, Flights } from './flights.js';

const never = () => new Promise<string>(() => undefined);
const flights = (times = {}) => new Flights<string>({ ...FLIGHT_TIMES_STANDARD, ...times });
const faultOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null, (error: unknown) => error);

it('a person is told to come back in a moment while the question goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const all = flights({ person: 5 });
  const flight = all.start('key', () => promise);
  expect(await faultOf(all.inTime(flight, performance.now()))).toMatchObject({ kind: 'unavailable', waitMs: 15_000, message: expect.stringContaining('still being asked') });
  expect(all.get('key')).toBe(flight);
  resolve('the answer');
  expect(await flight).toBe('the answer');
  await new Promise(setImmediate);
  expect(all.get('key')).toBeUndefined();
});

it('who has waited elsewhere before is told the sooner', async () => {
  const all = flights();
  const flight = all.start('key', never);
  expect(await faultOf(all.inTime(flight, performance.now() - 5_600))).toBeInstanceOf(MarketplaceError);
});

it('a question that fails when nobody waits any more disturbs nobody', async () => {
  const all = flights({ person: 1 });
  const flight = all.start('key', async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    throw new Error('late failure');
  });
  await faultOf(all.inTime(flight, performance.now()));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(all.get('key')).toBeUndefined();
});

it('a large question whose turn does not come in time is given up without being asked', async () => {
  const all = flights({ turn: 5 });
  const held = [all.ask(true, never), all.ask(true, never)];
  expect(held).toHaveLength(2);
  let asked = false;
  const third = all.ask(true, () => {
    asked = true;
    return never();
  });
  expect(await faultOf(third)).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('too many waiting') });
  expect(asked).toBe(false);
  expect(await all.ask(false, () => Promise.resolve('a small one'))).toBe('a small one');
});

it('shutting down waits for people, then ends what is still on its way', async () => {
  const all = flights({ person: 10 });
  const quick = all.start('quick', () => Promise.resolve('done'));
  const slow = all.start('slow', () => all.ask(true, (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))));
  await all.drain();
  expect(await quick).toBe('done');
  expect(await faultOf(slow)).toMatchObject({ message: 'ended' });
});
