import { isPassword } from '#modules/users/index.js';
import type { TestApp } from '../../harness/test-app.js';
import { startCaller } from '../measuring/caller-process.js';
import { timed } from '../measuring/constant-rate.js';
import { HttpClient } from '../measuring/http-client.js';
import { startMeasured, type Measured } from '../measuring/measured-process.js';
import { median, percentile, rangeText } from '../measuring/statistics.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';

const PAIRS = 100;
const WARM = 10;
const AT_ONCE = 50;
const ROUNDS = 7;
/** Other calls that are made while people log in: number per second, and total number. */
const OTHERS = { perSecond: 100, calls: 100 };
const LOGIN = '/api/auth/login_user';

/** Measures logins: single logins compared with the password check alone, and 50 simultaneous logins. */
export const benchLogin = (): Promise<void> =>
  withTestApp(async ({ testApp }) => {
    const person = await testApp.signedIn();
    const app = await startMeasured('serve-app', testApp.environment, { isPinned: false });
    await benchOne(testApp, app, person);
    await benchMany(app, await people(testApp, person), person.password);
    await app.end();
  });

type Person = Readonly<Record<'email' | 'password', string>>;

async function benchOne(testApp: TestApp, app: Measured, { email, password }: Person): Promise<void> {
  const { rows } = await testApp.sql.query<{ password_hash: string }>(
    'select password_hash from users where email = $1',
    [email],
  );
  const hash = rows[0]?.password_hash ?? '';
  const client = new HttpClient(app.port);
  const login = async (): Promise<void> => {
    const { status } = await client.post(LOGIN, { email, password });
    if (status !== 200) throw new Error(`the login answered ${status}`);
  };
  const check = async (): Promise<void> => {
    if (!(await isPassword(password, hash))) throw new Error('the password is not the right one');
  };
  const [logins, checks]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS + WARM; pair += 1) {
    const turns = [async () => logins.push(await timed(login)), async () => checks.push(await timed(check))];
    for (const turn of pair % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  client.close();
  const [ours, bare] = [median(logins.slice(WARM)), median(checks.slice(WARM))];
  const ratios = logins.slice(WARM).map((time, index) => time / (checks[WARM + index] ?? Number.NaN));
  report('login and check of the password, p50 in ms', `${ours.toFixed(1)}, ${bare.toFixed(1)}`);
  record('login', ours / bare, rangeText(ratios));
}

/**
 * Adds accounts with the same password as the given person's account. Returns the email addresses of the new accounts.
 */
async function people({ sql }: TestApp, { email }: Person): Promise<string[]> {
  const { rows } = await sql.query<{ email: string }>(
    `insert into users (id, email, password_hash, email_confirmed_at, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@example.test', password_hash, now(), now(), now()
     from users, generate_series(1, $2::int) n where email = $1 returning email`,
    [email, AT_ONCE],
  );
  return rows.map((row) => row.email);
}

/** Logs 50 people in at the same time. Meanwhile, measures the event loop delay and the durations of other calls. */
async function benchMany(app: Measured, emails: readonly string[], password: string): Promise<void> {
  const client = new HttpClient(app.port);
  const caller = startCaller(app.port);
  const requests = [{ method: 'GET', path: '/api/auth/me' }];
  const others = async (): Promise<number> => percentile(await caller.times({ requests, rate: OTHERS }), 0.95);
  const logIn = async (email: string): Promise<void> => {
    const { status } = await client.post(LOGIN, { email, password });
    if (status !== 200) throw new Error(`the login answered ${status}`);
  };
  await others();
  await app.watchLag();
  const [lags, ratios]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const without = await others();
    await app.usage();
    const state = { isOver: false };
    const logins = (async () => {
      while (!state.isOver) await Promise.all(emails.map(logIn));
    })();
    ratios.push((await others()) / without);
    lags.push((await app.usage()).lag);
    state.isOver = true;
    await logins;
  }
  client.close();
  caller.end();
  record('loginLag', median(lags), `most ${Math.max(...lags).toFixed(1)} ms`);
  record('loginOthers', median(ratios), rangeText(ratios));
}
