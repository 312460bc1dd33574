import * as z from 'zod/mini';
import { wirePlan } from '../fake-server.testing.js';
import { PlanAnswer, PricedPlanAnswer } from './plan.schema.js';

const read = (changes: Record<string, unknown>) => z.safeParse(PricedPlanAnswer, wirePlan(changes));
const row = {
  type: 'Medical EHB Deductible',
  amount: 100,
  csr: '',
  network_tier: 'In-Network',
  family_cost: 'Individual',
};

describe('a plan of the marketplace', () => {
  it('is accepted without the fields that we do not use', () => {
    expect(read({ surprise: { deep: 1 } }).data).not.toHaveProperty('surprise');
  });

  it.each([
    ['an id', { id: undefined }],
    ['a well-formed id', { id: '12345' }],
    ['a name', { name: '' }],
    ['a premium', { premium: undefined }],
    ['an issuer', { issuer: null }],
    ['a premium that is a number', { premium: 'NaN' }],
    ['a finite premium', { premium: Number.POSITIVE_INFINITY }],
    ['a premium of zero or more', { premium: -1 }],
    ['a price after credit of zero or more', { premium_w_credit: -0.01 }],
    ['a price after credit no higher than the price', { premium: 100, premium_w_credit: 101 }],
    ['deductible amounts that are numbers', { deductibles: [{ ...row, amount: null }] }],
    ['maximums of zero or more', { moops: [{ ...row, amount: -5 }] }],
    ['cost shares that make sense', { benefits: [{ name: 'X', cost_sharings: [{ copay_amount: -20 }] }] }],
  ])('is invalid without %s', (_, changes) => {
    expect(read(changes).success).toBe(false);
  });

  it.each(['sbcs', 'drug_tiers'])('may be without %s, or with one that cannot be read', (field) => {
    const { [field]: _left, ...without } = wirePlan({}) as Record<string, unknown>;
    for (const answer of [without, { ...without, [field]: 'unreadable' }]) {
      expect(z.safeParse(PricedPlanAnswer, answer).data).toHaveProperty(field, null);
      expect(z.safeParse(PlanAnswer, answer).data).toHaveProperty(field, null);
    }
  });

  it('has the worked examples and the prices by drug tier that the marketplace sends', () => {
    const example = { deductible: 100, copay: 20, coinsurance: 30, limit: 60 };
    const sbcs = { baby: example, diabetes: example, fracture: example };
    const cost = { pharmacy_type: '1-MONTH-IN-RETAIL', copay_amount: 10, copay_opt: '', coinsurance_rate: null };
    const tiers = [{ drug_tier: 'GENERIC', cost_sharing: [{ ...cost, coinsurance_opt: '' }] }];
    const drug_tiers = { plan_year: 2026, imported_on: '2026-11-01', tiers };
    expect(read({ sbcs, drug_tiers }).data).toMatchObject({ sbcs, drug_tiers });
  });

  it.each(['benefits', 'deductibles', 'moops', 'tiered_deductibles', 'tiered_moops', 'disease_mgmt_programs'])(
    'may have null for %s',
    (list) => {
      expect(read({ [list]: null }).data).toHaveProperty(list, []);
    },
  );

  it('may have benefits without cost sharing', () => {
    expect(read({}).data?.benefits[0]).toMatchObject({
      name: 'Generic Drugs',
      cost_sharings: [],
      explanation: '',
      type: '',
    });
  });

  it('may cost nothing after the tax credit', () => {
    expect(read({ premium_w_credit: 0 }).data?.premium_w_credit).toBe(0);
  });

  it('states a yearly cost that was not computed as -1', () => {
    expect(read({ oopc: -1 }).data?.oopc).toBeNull();
    expect(read({ oopc: 0 }).data?.oopc).toBe(0);
  });

  it.each([
    ['https://plans.example/a.pdf', 'https://plans.example/a.pdf'],
    ['http://plans.example/', 'http://plans.example/'],
    ['', null],
    [null, null],
    [undefined, null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['file:///etc/passwd', null],
    ['//plans.example/x', null],
    ['plans.example', null],
    [' HTTPS://plans.example/b ', 'https://plans.example/b'],
  ])('has the link %s read as %s', (address, link) => {
    expect(read({ brochure_url: address }).data?.brochure_url).toBe(link);
  });

  it('has no price if it is requested by its id, whatever number was sent', () => {
    expect(z.parse(PlanAnswer, wirePlan({ premium: 0, premium_w_credit: 0 }))).toMatchObject({
      premium: 0,
      premium_w_credit: null,
    });
    expect(z.safeParse(PlanAnswer, wirePlan({ premium: undefined })).success).toBe(true);
  });

  it('may have the metal levels "Expanded Bronze" and "Catastrophic"', () => {
    expect(read({ metal_level: 'Expanded Bronze' }).success).toBe(true);
    expect(read({ metal_level: 'Catastrophic' }).success).toBe(true);
  });
});
