import { readDesign } from './read-design.js';

const CSR_87 = '87% AV Level Silver Plan CSR';
const BASE = 'Exchange variant (no CSR)';
const row = (type: string, amount: number, family_cost: string, change: object = {}) => ({
  type,
  amount,
  family_cost,
  csr: BASE,
  network_tier: 'In-Network',
  ...change,
});
const NONE = { metal_level: 'Silver', deductibles: [], moops: [], benefits: [] };
const visit = (copay_amount: number, csr = BASE) => ({
  network_tier: 'In-Network',
  csr,
  display_string: '',
  copay_amount,
  copay_options: '',
  coinsurance_rate: 0,
  coinsurance_options: 'Not Applicable',
});

describe('the design of a plan', () => {
  it('takes missing parts from the standard design of the metal level, and lists them', () => {
    const design = readDesign(NONE, null);
    expect(design.deductibles).toEqual([{ covers: 'whole', individual: 6000, perPerson: 6000, family: 12_000 }]);
    expect(design.services.specialist).toMatchObject({ copay: 80, deductible: 'none' });
    expect(design.services.imaging).toMatchObject({ copay: 0, rate: 0.4, deductible: 'first' });
    expect(design.assumed).toEqual(expect.arrayContaining(['deductible', 'maximum', 'imaging', 'genericDrugs']));
    expect(design.assumed).not.toContain('preventive');
  });

  it("depends on the household's cost-sharing variant, even for assumed parts", () => {
    const benefits = [
      {
        name: 'Primary Care Visit to Treat an Injury or Illness',
        covered: true,
        cost_sharings: [visit(40), visit(5, CSR_87)],
      },
    ];
    const design = readDesign({ ...NONE, benefits }, CSR_87);
    expect(design.services.primaryCare.copay).toBe(5);
    expect(design.services.specialist.copay).toBe(40);
    expect(design.maximums[0]?.individual).toBe(3300);
    expect(design.assumed).not.toContain('primaryCare');
  });

  it('has amounts for one person, for each member of a family and for the family', () => {
    const deductibles = [
      row('Combined Medical and Drug EHB Deductible', 1500, 'Individual'),
      row('Combined Medical and Drug EHB Deductible', 1600, 'Family Per Person'),
      row('Combined Medical and Drug EHB Deductible', 3000, 'Family'),
      row('Combined Medical and Drug EHB Deductible', 9000, 'Individual', { network_tier: 'Out-of-Network' }),
    ];
    expect(readDesign({ ...NONE, deductibles }, null).deductibles).toEqual([
      { covers: 'whole', individual: 1500, perPerson: 1600, family: 3000 },
    ]);
  });

  it('has separate medical and drug deductibles, and twice the individual amount for a family without one', () => {
    const deductibles = [
      row('Medical EHB Deductible', 4000, 'Individual'),
      row('Drug EHB Deductible', 500, 'Individual'),
    ];
    const design = readDesign({ ...NONE, deductibles }, null);
    expect(design.deductibles).toEqual([
      { covers: 'medical', individual: 4000, perPerson: 4000, family: 8000 },
      { covers: 'drug', individual: 500, perPerson: 500, family: 1000 },
    ]);
    expect(design.assumed).toContain('family amounts');
  });

  it('assumes family amounts if only one of two deductibles states them', () => {
    const deductibles = [
      row('Medical EHB Deductible', 4000, 'Individual'),
      row('Medical EHB Deductible', 9000, 'Family'),
      row('Drug EHB Deductible', 500, 'Individual'),
    ];
    expect(readDesign({ ...NONE, deductibles }, null).assumed).toContain('family amounts');
  });

  it('has the deductible of the network if another one is for care in and out of it', () => {
    const both = { network_tier: 'Combined In-Out of Network' };
    const deductibles = [
      row('Combined Medical and Drug EHB Deductible', 9000, 'Individual', both),
      row('Combined Medical and Drug EHB Deductible', 1500, 'Individual'),
    ];
    expect(readDesign({ ...NONE, deductibles }, null).deductibles[0]?.individual).toBe(1500);
    const combined = deductibles.slice(0, 1);
    expect(readDesign({ ...NONE, deductibles: combined }, null).deductibles[0]?.individual).toBe(9000);
  });

  it('has no deductible for family members if the plan states only one for the family', () => {
    const deductibles = [
      row('Combined Medical and Drug EHB Deductible', 3000, 'Individual'),
      row('Combined Medical and Drug EHB Deductible', 6000, 'Family'),
    ];
    expect(readDesign({ ...NONE, deductibles }, null).deductibles[0]).toMatchObject({ perPerson: null, family: 6000 });
  });

  it('applies a maximum for medical care alone to all care', () => {
    const moops = [row('Maximum Out of Pocket for Medical EHB Benefits', 5000, 'Individual')];
    expect(readDesign({ ...NONE, moops }, null).maximums[0]?.covers).toBe('whole');
  });

  it('has three free visits for a catastrophic plan, and no costs for a variant without cost sharing', () => {
    expect(readDesign({ ...NONE, metal_level: 'Catastrophic' }, null).freeVisits).toBe(3);
    const free = readDesign({ ...NONE, metal_level: 'Expanded Bronze' }, 'Zero Cost Sharing Plan Variation');
    expect(free.maximums[0]?.individual).toBe(0);
  });
});
