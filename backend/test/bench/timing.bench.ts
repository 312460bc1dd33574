import { House } from '../harness/house.js';
import { report, withHouse } from './with-house.js';

const PAIRS = 400;

/**
 * Chance that a stranger who sees one answer of each kind tells the slower one right: the area under the curve, by
 * Mann and Whitney. 0.5 is guessing; the bar is 0.45 to 0.55.
 */
function auc(known: readonly number[], unknown: readonly number[]): number {
  const all = [...known.map((ms) => ({ ms, isKnown: true })), ...unknown.map((ms) => ({ ms, isKnown: false }))].toSorted((a, b) => a.ms - b.ms);
  const rankSum = all.reduce((sum, { isKnown }, index) => sum + (isKnown ? index + 1 : 0), 0);
  return (rankSum - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Known and unknown addresses in turn, which of them first changing each time, so that drift hits both alike. */
async function pairs(house: House, call: (email: string) => Promise<unknown>): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  const people = [];
  for (let person = 0; person < 20; person += 1) people.push(await house.signedIn());
  for (let pair = 0; pair < PAIRS + 20; pair += 1) {
    const email = people[pair % people.length]?.email ?? '';
    const stranger = `${crypto.randomUUID()}@example.test`;
    const turns = [async () => known.push(await timed(() => call(email))), async () => unknown.push(await timed(() => call(stranger)))];
    for (const turn of pair % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  // The first ones warm up.
  return auc(known.slice(20), unknown.slice(20));
}

/** Whether the time of an answer tells if an address has an account. */
export const benchTiming = (): Promise<void> => withHouse(async ({ house }) => {
  const login = await pairs(house, (email) => house.browser().post('/api/auth/login_user', { email, password: 'not the password' }));
  report(`AUC of ${PAIRS} pairs, login, known against unknown (0.45 to 0.55)`, login.toFixed(3));
  const forgot = await pairs(house, (email) => house.browser().post('/api/auth/password/reset-initiate', { email }));
  report(`AUC of ${PAIRS} pairs, forgot password (0.45 to 0.55)`, forgot.toFixed(3));
  const again = await pairs(house, (email) => house.browser().post('/auth/confirm/initiate', { email }));
  report(`AUC of ${PAIRS} pairs, confirmation again (0.45 to 0.55)`, again.toFixed(3));
});
