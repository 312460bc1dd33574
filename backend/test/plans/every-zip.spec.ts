import { loadPlaces } from '#modules/facts/index.js';
import { lookUpZip, notServedError } from '#modules/plans/zip-lookup.js';
import { FaultSwitch } from '#sandbox/marketplace/faults/fault-switch.js';
import { SampleCatalog } from '#sandbox/marketplace/sample/sample-catalog.js';
import { buildApp } from '#sandbox/marketplace/server/app.js';
import { CallLog } from '#sandbox/marketplace/wire/call-log.js';

const YEARS = [2026, 2027];
const places = loadPlaces();
/**
 * ZIP codes to test: every 400th one and the first one of each state and territory. In `npm run test:all`, all 39,486
 * ZIP codes are tested.
 */
const zips: readonly string[] =
  process.env['MARKET'] === 'all'
    ? [...places.zips]
    : [...places.zips].filter((zip, index, all) => index % 400 === 0 || stateOf(zip) !== stateOf(all[index - 1] ?? ''));

function stateOf(zip: string): string {
  return places.countiesOf(zip)[0]?.state ?? '';
}

const marketplace = buildApp({
  catalog: new SampleCatalog(),
  apiKey: 'key',
  faults: new FaultSwitch(),
  calls: new CallLog(),
});
afterAll(() => marketplace.close());

const EXPECTED = ['exchange', 'plans', 'territory'];
const answered = new Map<string, number>();

interface Place {
  countyfips: string;
  state: string;
  zipcode: string;
}

/**
 * Returns what the site shows for a place: plans, a link to the state's own exchange, or the notice for territories. If
 * the site shows none of these, the function returns a description of the error.
 */
async function answerAt(place: Place, year: number): Promise<string> {
  const refusal = notServedError(places, { place, year });
  if (refusal?.code === 'plans.territory') return 'territory';
  if (refusal) return refusal.errors?.['hix_url']?.startsWith('https:') ? 'exchange' : 'an exchange without address';
  const household = { income: 40_000, people: [{ age: 40, aptc_eligible: true }] };
  const reply = await marketplace.inject({
    method: 'POST',
    url: '/api/v1/plans/search?apikey=key',
    // The search requests only Silver plans. They are enough to show that plans are sold, and the server needs them
    // anyway to calculate the tax credit.
    payload: { place, year, market: 'Individual', household, filter: { metal_levels: ['Silver'] } },
  });
  const { total }: { total?: number } = reply.json();
  return reply.statusCode === 200 && total ? 'plans' : `status ${reply.statusCode}, ${total} plans`;
}

/** The ZIP codes are tested in 20 parts, one for each combination of plan year and first digit. */
const parts = YEARS.flatMap((year) => Array.from({ length: 10 }, (_, digit) => [year, String(digit)] as const));

it.each(parts)(
  'in %d, every ZIP code that begins with %s is answered with plans, an exchange or the sentence on territories',
  async (...part) => {
    const [year, digit] = part;
    const unanswered: string[] = [];
    for (const zip of zips.filter((each) => each.startsWith(digit)))
      for (const { fips, state } of lookUpZip(places, zip).counties) {
        const answer = await answerAt({ countyfips: fips, state, zipcode: zip }, year);
        answered.set(answer, (answered.get(answer) ?? 0) + 1);
        if (!EXPECTED.includes(answer)) unanswered.push(`${zip} ${fips}: ${answer}`);
      }
    expect(unanswered).toEqual([]);
  },
);

it('each kind of answer is given', () => {
  expect([...answered.keys()].toSorted()).toEqual(EXPECTED);
});
