import { describe, expect, it } from '@jest/globals';
import { careUnder, coverageSummaryText, talliesOf } from './plan-care.js';

const [PLAN, OTHER] = ['11111TX0010001', '11111TX0010002'];
const METFORMIN = { rxcui: '1', name: 'Metformin, 500 mg' };
const LIPITOR = { rxcui: '2', name: 'Lipitor, 20 mg' };
const DOCTOR = { npi: '1000000001', name: 'Ann Lee', accepting: 'accepting' };
const row = (rxcui: string, coverage: string, plan_id = PLAN) => ({
  rxcui,
  plan_id,
  coverage,
  generic_rxcui: null,
  generic_name: null,
});
const inNetwork = (coverage: string, accepting = '') => ({
  npi: DOCTOR.npi,
  plan_id: PLAN,
  coverage,
  accepting,
  addresses: [],
});
const MEDICINES = { medicines: [METFORMIN, LIPITOR], doctors: [] };

describe('medicines', () => {
  it('a generic that is covered in place of a brand counts as covered', () => {
    const care = careUnder(
      MEDICINES,
      { coverage: [row('1', 'Covered'), row('2', 'GenericCovered')], network: [] },
      PLAN,
    );
    expect(talliesOf(care)).toEqual([{ kind: 'medicines', text: 'Medicines 2 of 2', tone: 'good' }]);
  });

  it('a medicine without data is neither covered nor not covered', () => {
    const care = careUnder(
      MEDICINES,
      { coverage: [row('1', 'Covered'), row('2', 'DataNotProvided')], network: [] },
      PLAN,
    );
    expect(care.map(({ answer }) => answer)).toEqual(['yes', 'unknown']);
    expect(talliesOf(care)).toEqual([{ kind: 'medicines', text: 'Medicines 1 of 2, 1 without data', tone: 'none' }]);
    const other = careUnder(MEDICINES, { coverage: [row('1', 'Covered')], network: [] }, OTHER);
    expect(talliesOf(other)).toEqual([{ kind: 'medicines', text: 'Medicines: no data', tone: 'none' }]);
  });

  it('a plan that leaves out some medicines is marked, and one that leaves out all of them more strongly', () => {
    const some = careUnder(MEDICINES, { coverage: [row('1', 'Covered'), row('2', 'NotCovered')], network: [] }, PLAN);
    const none = careUnder(
      MEDICINES,
      { coverage: [row('1', 'NotCovered'), row('2', 'NotCovered')], network: [] },
      PLAN,
    );
    expect([some, none].flatMap(talliesOf).map(({ tone }) => tone)).toEqual(['warn', 'bad']);
  });
});

describe('doctors', () => {
  const under = (network: ReturnType<typeof inNetwork>[]) =>
    careUnder({ medicines: [METFORMIN], doctors: [DOCTOR] }, { coverage: [row('1', 'Covered')], network }, PLAN);

  it('whether a doctor accepts new patients is taken from the plan, or else from the directory', () => {
    expect(under([inNetwork('Covered', 'not accepting')])[1]).toMatchObject({
      label: 'In the network',
      notes: ['Does not accept new patients'],
    });
    expect(under([inNetwork('Covered')])[1]?.notes).toEqual(['Accepts new patients']);
    expect(under([inNetwork('Covered', 'unknown')])[1]?.notes).toEqual(['Call to ask about new patients']);
  });

  it('are counted apart from medicines', () => {
    const texts = (network: ReturnType<typeof inNetwork>[]) => talliesOf(under(network)).map(({ text }) => text);
    expect(texts([inNetwork('NotCovered')])).toEqual(['Medicines 1 of 1', 'Doctors 0 of 1']);
    expect(texts([])).toEqual(['Medicines 1 of 1', 'Doctors: no data']);
  });
});

it.each([
  [['yes', 'yes', 'yes'], '3 of 3 plans', 'good'],
  [['yes', 'no', 'yes'], '2 of 3 plans', 'warn'],
  [['no', 'no'], '0 of 2 plans', 'bad'],
  [['yes', 'unknown', 'unknown'], '1 of 3 plans, 2 without data', 'none'],
  [['unknown'], 'No data', 'none'],
  [[], '', 'none'],
] as const)('the answers %j of the chosen plans read "%s"', (answers, text, tone) => {
  expect(coverageSummaryText(answers)).toEqual({ text, tone });
});
