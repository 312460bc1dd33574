import * as z from 'zod/mini';
import { PLANS } from '#contract/api/plans.contract.js';
import { loadPlaces } from '#modules/facts/index.js';
import { lookUpZip, notServedError } from './zip-lookup.js';

const places = loadPlaces();
const zips = [...places.zips];

describe('a ZIP code', () => {
  it('is answered for all 39,486 codes in the format of the API contract', () => {
    const Reply = PLANS.listCounties.reply ?? z.never();
    const wrong = zips.filter((zip) => {
      const reply = lookUpZip(places, zip);
      const states = new Set(reply.counties.map(({ state }) => state));
      const isWhole = reply.counties.length > 0 && reply.marketplaces.length === states.size;
      return !isWhole || !z.safeParse(Reply, reply).success;
    });
    expect(zips).toHaveLength(39_486);
    expect(wrong).toEqual([]);
  });

  it('is served by HealthCare.gov, by an exchange with name and address, or by nobody', () => {
    const counts = { federal: 0, own: 0, none: 0 };
    const marketplaces = zips.flatMap((zip) => lookUpZip(places, zip).marketplaces);
    for (const { kind } of marketplaces) counts[kind]++;
    const isWrong = ({ kind, name, url }: (typeof marketplaces)[number]) =>
      [name, url].some((known) => (known !== null) !== (kind === 'own'));
    expect(marketplaces.filter(isWrong)).toEqual([]);
    expect(counts).toEqual({ federal: expect.any(Number), own: expect.any(Number), none: expect.any(Number) });
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
  });

  it("of the firm's office is known", () => {
    expect(lookUpZip(places, '70801')).toEqual({
      counties: [{ fips: '22033', name: 'East Baton Rouge Parish', state: 'LA', zipcode: '70801' }],
      marketplaces: [{ state: 'LA', kind: 'federal', name: null, url: null, own_since: null, enrollment: null }],
    });
  });

  it('of a state with its own exchange comes with the last day to enroll and the date of the last check', () => {
    const dates = zips.flatMap((zip) => lookUpZip(places, zip).marketplaces).filter(({ kind }) => kind === 'own');
    expect(dates.filter(({ enrollment }) => enrollment === null)).toEqual([]);
    expect(lookUpZip(places, '90210').marketplaces[0]?.enrollment).toEqual({
      plan_year: 2027,
      closes: '2027-01-31',
      checked_on: '2026-08-25',
    });
  });

  it('that spans two states lists both', () => {
    expect(lookUpZip(places, '42223').marketplaces.map(({ state, kind }) => [state, kind])).toEqual([
      ['TN', 'federal'],
      ['KY', 'own'],
    ]);
  });

  it.each(['00000', '99999'])('that is on no list, such as %s, has no counties', (zip) => {
    expect(lookUpZip(places, zip)).toEqual({ counties: [], marketplaces: [] });
  });
});

describe('a search', () => {
  const errorIn = (state: string, year: number) =>
    notServedError(places, { place: { countyfips: '00000', state, zipcode: '00000' }, year });

  it('in a state with its own exchange fails with the name and address of the exchange', () => {
    expect(errorIn('CA', 2027)).toMatchObject({
      code: 'plans.stateExchange',
      errors: { hix_name: 'Covered California', hix_url: 'https://www.coveredca.com' },
    });
  });

  it("in Oregon uses HealthCare.gov for 2026 and the state's exchange for 2027", () => {
    expect([errorIn('OR', 2026), errorIn('OR', 2027)?.code]).toEqual([undefined, 'plans.stateExchange']);
  });

  it('in a territory fails because there is no marketplace', () => {
    expect(['AS', 'GU', 'MP', 'PR', 'UM', 'VI'].map((state) => errorIn(state, 2027)?.code)).toEqual(
      Array(6).fill('plans.territory'),
    );
  });

  it('in any other state is allowed', () => {
    expect(['TX', 'OK', 'LA'].map((state) => errorIn(state, 2027))).toEqual([undefined, undefined, undefined]);
  });
});
