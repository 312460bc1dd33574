import * as z from 'zod/mini';
import { PlanSearchReply, type PlanSearch } from '#contract/api/plans.contract.js';
import { eventually } from '../../harness/eventually.js';
import { cookieOf, HttpClient, type HttpAnswer } from '../measuring/http-client.js';
import { requestBytes } from '../measuring/load.js';
import { startMeasured } from '../measuring/measured-process.js';
import { median, rangeText } from '../measuring/statistics.js';
import type { Place } from '../measuring/with-test-app.js';
import { record } from '../results/record.js';
import { ratios, rounds, WARM_UP } from './paired-servers.js';

const SEARCH = '/api/plans/search';
const CALLS = 200;
/**
 * Times at which an expired cached answer is requested while the marketplace is down, in hours after the answer's
 * expiry.
 */
const HOURS = [1, 6, 12, 18, 23, 23.9, 24.1];

/**
 * Measures expired answers while the marketplace is down: their cost compared with fresh answers, whether they state
 * their age, how often their renewal is requested, and for how long they are still sent.
 */
export async function benchStaleSearch({ testApp, marketplace }: Place, newSearch: () => PlanSearch): Promise<void> {
  const { browser } = await testApp.signedIn();
  const cookie = cookieOf(browser);
  const app = await startMeasured('serve-app', { ...testApp.environment, LOG_LEVEL: 'info' });
  const client = new HttpClient(app.port, cookie);
  const [fresh, stale] = [newSearch(), newSearch()];
  await client.post(SEARCH, fresh);
  await client.post(SEARCH, stale);
  const newest = `select key from cache_entries where kind = 'search' order by fetched_at desc limit 1`;
  const { rows } = await testApp.sql.query<{ key: string }>(newest);
  const key = rows[0]?.key ?? '';
  const expire = async (hoursAgo: number): Promise<void> => {
    await testApp.sql.query(`update cache_entries set fresh_until = now() - $2 * interval '1 hour' where key = $1`, [
      key,
      hoursAgo,
    ]);
    await app.forget();
  };
  const countRenewals = async (): Promise<number> => {
    const { rows } = await testApp.sql.query<{ n: number }>(
      `select count(*)::int as n from outbox where name = 'plans.answerWentStale' and payload->>'cacheKey' = $1`,
      [key],
    );
    return rows[0]?.n ?? 0;
  };
  marketplace.fault({ kind: '500', count: 0 });

  await expire(0.1);
  const answers = await Promise.all(Array.from({ length: CALLS }, () => client.post(SEARCH, stale)));
  record('staleMarked', answers.filter(isMarkedStale).length);
  await eventually(async () => (await countRenewals()) > 0, 'the request to renew the answer');
  record('staleRenewals', await countRenewals());

  const bytesOf = (search: PlanSearch): Buffer => requestBytes(SEARCH, { cookie }, JSON.stringify(search));
  const contenders = [fresh, stale].map((search) => ({ server: app, request: bytesOf(search) }));
  const [ofFresh = [], ofStale = []] = await rounds(contenders, WARM_UP / 10);
  const found = ratios(ofStale, ofFresh, 'cpu');
  record('staleCpu', median(found), rangeText(found));

  let longest = 0;
  for (const hours of HOURS) {
    await expire(hours);
    const { status } = await client.post(SEARCH, stale);
    if (status === 200) longest = hours;
  }
  record('staleHours', longest, `not after ${HOURS.find((hours) => hours > longest) ?? 'more'} h`);
  marketplace.clearFaults();
  client.close();
  await app.end();
}

/**
 * Returns whether an answer says that it is expired. Its header must state its age, and its body must state when it was
 * fetched and that it has expired.
 */
function isMarkedStale({ status, headers, body }: HttpAnswer): boolean {
  if (status !== 200 || !/^\d+$/.test(String(headers['age']))) return false;
  const { provenance } = z.parse(PlanSearchReply, JSON.parse(body));
  return provenance.stale && !Number.isNaN(Date.parse(provenance.asOf));
}
