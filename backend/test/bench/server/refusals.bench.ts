import { withTestApp } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';

const ROUNDS = 20;
const LIST = '/api/admin/users/list-users';
const deep = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`;

/**
 * Measures how much processor time it takes to reject excessive input. For each kind of input, only the fastest round
 * counts. The time of the slowest kind is recorded.
 */
export const benchRefusals = (): Promise<void> =>
  withTestApp(async ({ testApp }) => {
    const { browser } = await testApp.signedIn({}, 'admin');
    const json = { headers: { 'content-type': 'application/json' } };
    const kinds: Record<string, () => Promise<{ status: number }>> = {
      'a huge limit': () => browser.get(`${LIST}?limit=1000000000`),
      'long words': () => browser.get(`${LIST}?q=${'a'.repeat(5_000)}`),
      '500 filters': () => browser.get(`${LIST}?${'role=admin&'.repeat(500)}`),
      'deep JSON': () => browser.post('/api/auth/admin/user', deep, json),
      'a body above the limit': () => browser.post('/api/auth/admin/user', JSON.stringify('x'.repeat(200_000)), json),
      'an address made for backtracking': () =>
        browser.post('/api/users/signup', { email: `${'a.'.repeat(2_000)}@${'a-'.repeat(2_000)}` }),
    };
    const times: number[] = [];
    for (const [kind, call] of Object.entries(kinds)) {
      let least = Infinity;
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = process.cpuUsage();
        const { status } = await call();
        const { user, system } = process.cpuUsage(before);
        if (status < 400) throw new Error(`${kind} was accepted`);
        least = Math.min(least, (user + system) / 1_000);
      }
      times.push(least);
      report(`processor time of a refusal, ${kind}, ms`, least.toFixed(1));
    }
    record('refusalCpu', Math.max(...times));
  });
