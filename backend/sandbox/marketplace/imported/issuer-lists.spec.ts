import { daysFromNow } from '#test/builders/days.builder.js';
import { ImportFolder } from '#test/builders/import-files.builder.js';
import { Client, LARAMIE } from '#test/harness/marketplace-client.js';
import { importFile } from '../import/import-file.js';
import { openCatalog } from '../open-catalog.js';
import type { WirePlan } from '../wire/plan.js';

const [PLAN, OTHER, UNLISTED] = ['11111WY0010001', '11111WY0010002', '11111WY0010003'];
const [ANN, BEN, HOSPITAL, STRANGER] = ['1000000001', '1000000002', '1000000003', '1000000009'];

const ATTRIBUTES = [
  'BusinessYear,StateCode,IssuerId,IssuerMarketPlaceMarketingName,MarketCoverage,DentalOnlyPlan,StandardComponentId,' +
    'PlanMarketingName,PlanId,PlanType,MetalLevel,NetworkId,ServiceAreaId,EHBPercentTotalPremium',
  ...[PLAN, OTHER].map(
    (id) => `2025,WY,11111,Issuer,Individual,No,${id},Plan ${id},${id}-01,HMO,Silver,WYN001,WYS001,1`,
  ),
];
const COSTS = {
  pharmacy_type: '1-MONTH-IN-RETAIL',
  copay_amount: 20,
  copay_opt: 'AFTER-DEDUCTIBLE',
  coinsurance_rate: null,
  coinsurance_opt: null,
};
const tier = (drug_tier: string) => ({ drug_tier, mail_order: true, cost_sharing: [COSTS] });
const planOf = (plan_id: string, formulary: unknown) => ({ plan_id, marketing_name: 'Plan', years: [2025], formulary });
const listed = (...ids: readonly string[]) =>
  ids.map((plan_id) => ({ plan_id, network_tier: 'PREFERRED', years: [2025] }));
const address = (zip: string | number) => ({
  address: '1 Main Street',
  city: 'Town',
  state: 'WY',
  zip,
  phone: '3075550100',
});
const PROVIDERS = [
  {
    npi: ANN,
    type: 'INDIVIDUAL',
    name: { first: 'Ann', last: 'Leemark' },
    addresses: [address('82801')],
    specialty: ['Cardiology'],
    accepting: 'accepting in some locations',
    plans: listed(PLAN),
  },
  {
    npi: BEN,
    type: 'individual',
    name: { first: 'Ben', middle: 'Q.', last: 'Leemark', suffix: 'Jr.' },
    // Some issuers write a ZIP code as a number.
    address: address(82001),
    specialty: 'Family Medicine',
    accepting: false,
    plans: [...listed(PLAN, OTHER), { plan_id: PLAN, network_tier: 'NON-PREFERRED', years: [2025] }],
  },
  {
    npi: HOSPITAL,
    type: 'FACILITY',
    facility_name: 'Leemark General Hospital',
    facility_type: ['Hospital'],
    plans: listed(OTHER),
  },
];

let days: () => string;
let folder: ImportFolder;
let client: Client;
const importText = (name: string, text: string) =>
  importFile(folder.database, folder.file(name, text), { year: undefined, states: undefined });

beforeAll(async () => {
  days = daysFromNow();
  folder = new ImportFolder();
  await importText('plans.csv', ATTRIBUTES.join('\n'));
  await importText(
    'plans.json',
    JSON.stringify([planOf(PLAN, [tier('GENERIC'), tier('BRAND')]), planOf(OTHER, tier('GENERIC'))]),
  );
  await importText('providers.json', JSON.stringify(PROVIDERS));
  client = await Client.start({ catalog: openCatalog(folder.dir) });
});
afterAll(async () => {
  await client.marketplace.close();
  folder.remove();
});

describe("what medicines cost by tier, from an issuer's plans.json", () => {
  const expected = (name: string) => ({
    drug_tier: name,
    mail_order: true,
    cost_sharing: [{ ...COSTS, coinsurance_opt: '' }],
  });

  it('is in the answer about the plan, with its year and day of import; a missing amount is not $0', async () => {
    const response = await client.fetch(`/plans/${PLAN}?year=2025`);
    expect(response.headers.get('x-imported')).toMatch(new RegExp(`^2025 ${days()}$`));
    const { plan } = (await response.json()) as { plan: WirePlan };
    expect(plan.drug_tiers).toEqual({
      plan_year: 2025,
      imported_on: expect.stringMatching(`^${days()}$`),
      tiers: [expected('BRAND'), expected('GENERIC')],
    });
  });

  it('is in the answer about several plans, also for an issuer that lists a single tier', async () => {
    const body = { place: LARAMIE, market: 'Individual', year: 2025, plan_ids: [OTHER] };
    const { plans } = await client.post<{ plans: WirePlan[] }>('/plans', body);
    expect(plans[0]?.drug_tiers?.tiers).toEqual([expected('GENERIC')]);
  });

  it('is not in the answer about an invented plan', async () => {
    const { plans } = await client.search();
    const { plan } = await client.get<{ plan: WirePlan }>(`/plans/${plans[0]?.id}`);
    expect(plan).not.toHaveProperty('drug_tiers');
  });
});

describe("doctors and facilities of an issuer's providers.json", () => {
  const find = (q: string, more = '&zipcode=82001&type=Individual,Facility,Group') =>
    client.get<{ name: string }[]>(`/providers/autocomplete?q=${encodeURIComponent(q)}${more}`);
  const covered = async (npi: string, planId: string, year = 2025) => {
    const path = `/providers/covered?providerids=${npi}&planids=${planId}&year=${year}`;
    return (await client.get<{ coverage: Record<string, unknown>[] }>(path)).coverage[0] ?? {};
  };

  it('are found by name, and those in the ZIP code come first', async () => {
    expect((await find('leemark')).map(({ name }) => name)).toEqual([
      'Ben Q. Leemark Jr.',
      'Ann Leemark',
      'Leemark General Hospital',
    ]);
    expect(await find('ann leem')).toEqual([
      expect.objectContaining({
        npi: ANN,
        provider_type: 'Individual',
        specialties: ['Cardiology'],
        accepting: 'accepting in some locations',
      }),
    ]);
  });

  it('are found by type, and only in the states of their plans', async () => {
    expect((await find('leemark', '&zipcode=82001&type=Facility')).map(({ name }) => name)).toEqual([
      'Leemark General Hospital',
    ]);
    expect(await find('leemark', '&zipcode=75001&type=Individual')).toEqual([]);
  });

  it('a question without text, ZIP code or a known type is refused', async () => {
    const refused = async (query: string) => (await client.refusal(`/providers/autocomplete?${query}`)).status;
    expect(await refused('q=le&zipcode=82001&type=Individual')).toBe(400);
    expect(await refused('q=leemark&type=Individual')).toBe(400);
    expect(await refused('q=leemark&zipcode=820&type=Individual')).toBe(400);
    expect(await refused('q=leemark&zipcode=82001&type=Robot')).toBe(400);
  });

  it('are covered by the plans that list them', async () => {
    expect(await covered(BEN, PLAN)).toMatchObject({
      npi: BEN,
      plan_id: PLAN,
      coverage: 'Covered',
      accepting: 'not accepting',
      addresses: [{ street1: '1 Main Street', zipcode: '82001', phone: '3075550100' }],
    });
  });

  it('are "not covered" only if the issuer lists them for other plans; what it does not list is unknown', async () => {
    expect(await covered(ANN, OTHER)).toMatchObject({ coverage: 'NotCovered', accepting: 'unknown' });
    const unknown = { coverage: 'DataNotProvided', accepting: 'unknown', addresses: [] };
    expect(await covered(STRANGER, PLAN)).toMatchObject(unknown);
    expect(await covered(ANN, UNLISTED)).toMatchObject(unknown);
    expect(await covered(ANN, PLAN, 2026)).toMatchObject(unknown);
    expect(await covered(ANN, '22222WY0010001')).toMatchObject(unknown);
  });

  it('that a newer file of the same name no longer lists are removed', async () => {
    const other = new ImportFolder();
    const importJson = (value: unknown) =>
      importFile(other.database, other.file('providers.json', JSON.stringify(value)), {
        year: undefined,
        states: undefined,
      });
    await importJson(PROVIDERS);
    await importJson(PROVIDERS.slice(0, 1));
    const left = ['provider', 'provider_plan'].map((table) =>
      other.database
        .prepare(`select distinct npi from ${table}`)
        .all()
        .map(({ npi }) => npi),
    );
    other.remove();
    expect(left).toEqual([[ANN], [ANN]]);
  });

  it.each([
    ['no number', { npi: '12' }, 'row 1: the npi cannot be "12"'],
    ['an unknown type', { type: 'ROBOT' }, 'row 1: the type cannot be "ROBOT"'],
    ['no name', { name: {} }, 'row 1: the name is missing'],
    ['no plans', { plans: [] }, 'row 1: it names no plans'],
  ])('with %s are refused', async (_what, change, message) => {
    const damaged = JSON.stringify([{ ...PROVIDERS[0], ...change }]);
    await expect(importText('damaged.json', damaged)).rejects.toThrow(message);
  });
});
