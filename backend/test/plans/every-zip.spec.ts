import { loadPlaces } from '#modules/facts/index.js';
import { lookUpZip, notServedError } from '#modules/plans/zip-lookup.js';
import { FaultSwitch } from '#sandbox/marketplace/faults/fault-switch.js';
import { SampleCatalogue } from '#sandbox/marketplace/sample/sample-catalogue.js';
import { buildApp } from '#sandbox/marketplace/server/app.js';
import { CallLog } from '#sandbox/marketplace/wire/call-log.js';

const YEARS = [2026, 2027];
const places = loadPlaces();
/** Every 200th ZIP code and the first one of each state and territory, or all 39,486 in `npm run test:all`. */
const zips: readonly string[] =
  process.env['MARKET'] === 'all'
    ? [...places.zips]
    : [...places.zips].filter((zip, index, all) => index % 200 === 0 || stateOf(zip) !== stateOf(all[index - 1] ?? ''));

function stateOf(zip: string): string {
  return places.countiesOf(zip)[0]?.state ?? '';
}

const marketplace = buildApp({
  catalogue: new SampleCatalogue(),
  apiKey: 'key',
  faults: new FaultSwitch(),
  calls: new CallLog(),
});
afterAll(() => marketplace.close());

interface Place {
  countyfips: string;
  state: string;
  zipcode: string;
}

/** Returns what somebody at the place is told: plans, an exchange, a territory, or else what went wrong. */
async function answerAt(place: Place, year: number): Promise<string> {
  const refusal = notServedError(places, { place, year });
  if (refusal?.code === 'plans.territory') return 'territory';
  if (refusal) return refusal.errors?.['hix_url']?.startsWith('https:') ? 'exchange' : 'an exchange without address';
  const household = { income: 40_000, people: [{ age: 40, aptc_eligible: true }] };
  const reply = await marketplace.inject({
    method: 'POST',
    url: '/api/v1/plans/search?apikey=key',
    payload: { place, year, market: 'Individual', household },
  });
  const { total }: { total?: number } = reply.json();
  return reply.statusCode === 200 && total ? 'plans' : `status ${reply.statusCode}, ${total} plans`;
}

it.each(YEARS)(
  'every ZIP code of %d is answered with plans, an exchange or the sentence on territories',
  async (year) => {
    const answers = new Map<string, string[]>();
    for (const zip of zips)
      for (const { fips, state } of lookUpZip(places, zip).counties) {
        const answer = await answerAt({ countyfips: fips, state, zipcode: zip }, year);
        answers.set(answer, [...(answers.get(answer) ?? []), `${zip} ${fips}`]);
      }
    expect([...answers.keys()].toSorted()).toEqual(['exchange', 'plans', 'territory']);
  },
);
