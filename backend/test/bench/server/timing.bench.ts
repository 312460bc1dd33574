import { aSignUp } from '../../builders/sign-up.builder.js';
import type { TestApp } from '../../harness/test-app.js';
import { timed } from '../measuring/constant-rate.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record } from '../results/record.js';

const PAIRS = 400;

/**
 * Returns the probability that someone who sees one response time of each kind can tell which kind is slower. It is the
 * area under the ROC curve, computed by the Mann–Whitney method. 0.5 means guessing, and the accepted range is 0.45 to
 * 0.55.
 */
function auc(known: readonly number[], unknown: readonly number[]): number {
  const all = [
    ...known.map((ms) => ({ ms, isKnown: true })),
    ...unknown.map((ms) => ({ ms, isKnown: false })),
  ].toSorted((a, b) => a.ms - b.ms);
  const rankSum = all.reduce((sum, { isKnown }, index) => sum + (isKnown ? index + 1 : 0), 0);
  return (rankSum - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
}

/**
 * Measures the response times for email addresses with and without an account, and returns the area under the ROC
 * curve. In every second pair of calls, the order of the two addresses is swapped, so that changes in the machine's
 * speed affect both kinds of addresses equally.
 */
async function pairs(testApp: TestApp, call: (email: string) => Promise<unknown>): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  const people = [];
  for (let person = 0; person < 20; person += 1) people.push(await testApp.signedIn());
  for (let pair = 0; pair < PAIRS + 20; pair += 1) {
    const email = people[pair % people.length]?.email ?? '';
    const stranger = `${crypto.randomUUID()}@example.test`;
    const turns = [
      async () => known.push(await timed(() => call(email))),
      async () => unknown.push(await timed(() => call(stranger))),
    ];
    for (const turn of pair % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  return auc(known.slice(20), unknown.slice(20));
}

export const benchTiming = (): Promise<void> =>
  withTestApp(async ({ testApp }) => {
    const login = await pairs(testApp, (email) =>
      testApp.browser().post('/api/auth/login_user', { email, password: 'not the password' }),
    );
    record('timingLogin', login);
    const forgot = await pairs(testApp, (email) =>
      testApp.browser().post('/api/auth/password/reset-initiate', { email }),
    );
    record('timingForgot', forgot);
    const signUp = await pairs(testApp, (email) => testApp.browser().post('/api/users/signup', aSignUp({ email })));
    record('timingSignUp', signUp);
    const again = await pairs(testApp, (email) => testApp.browser().post('/auth/confirm/initiate', { email }));
    record('timingConfirm', again);
  });
