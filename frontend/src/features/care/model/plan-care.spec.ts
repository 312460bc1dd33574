import { describe, expect, it } from '@jest/globals';
import {
  careUnder,
  coverageSummaryText,
  coveredByNoneText,
  fillGroupsOf,
  planCaresOf,
  talliesOf,
} from './plan-care.js';

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
  it('a medicine that is covered as a generic only does not count as covered', () => {
    const care = careUnder(
      MEDICINES,
      { coverage: [row('1', 'Covered'), row('2', 'GenericCovered')], network: [] },
      PLAN,
    );
    expect(talliesOf(care)).toEqual([
      { kind: 'medicines', text: 'Medicines 1 of 2, 1 only as a generic', tone: 'warn' },
    ]);
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
  [['yes', 'generic'], '1 of 2 plans, 1 only as a generic', 'warn'],
  [['yes', 'unknown', 'unknown'], '1 of 3 plans, 2 without data', 'none'],
  [['unknown'], 'No data', 'none'],
  [[], '', 'none'],
] as const)('the answers %j of the chosen plans read "%s"', (answers, text, tone) => {
  expect(coverageSummaryText(answers)).toEqual({ text, tone });
});

describe('beside the yearly cost of a plan', () => {
  const items = (first: string, second: string) =>
    careUnder(MEDICINES, { coverage: [row('1', first), row('2', second)], network: [] }, PLAN);
  const under = (plans: Record<string, readonly [string, string]>) =>
    planCaresOf(Object.fromEntries(Object.entries(plans).map(([id, words]) => [id, items(...words)])));

  it('a note names the medicines that the plan does not cover', () => {
    const { a, b } = under({ a: ['Covered', 'Covered'], b: ['Covered', 'NotCovered'] });
    expect(a).toMatchObject({ note: null, shortNote: null, shortfall: 0 });
    expect(b?.note).toBe('plus the full price of Lipitor, which this plan doesn’t cover');
    expect(b).toMatchObject({ shortNote: 'plus the price of Lipitor', notCounted: [LIPITOR.name], shortfall: 200 });
  });

  it('a note says what a year of the missing medicines costs, if a price is known', () => {
    const answers = { coverage: [row('1', 'NotCovered'), row('2', 'NotCovered')], network: [] };
    const notesWith = (...known: { rxcui: string; price: { low: number; high: number } }[]) => {
      const { a } = planCaresOf({ a: careUnder(MEDICINES, { ...answers, known }, PLAN) });
      return [a?.note, a?.shortNote];
    };
    const [metformin, lipitor] = [
      { rxcui: '1', price: { low: 5, high: 5 } },
      { rxcui: '2', price: { low: 570, high: 582 } },
    ];
    expect(notesWith(metformin, lipitor)).toEqual([
      'plus $6,900–$7,000 a year for Metformin and Lipitor, which this plan doesn’t cover',
      'plus $6,900–$7,000 for Metformin and Lipitor',
    ]);
    expect(notesWith(lipitor)[1]).toBe('plus $6,800 or more for Metformin and Lipitor');
  });

  it('narrow places get the number of medicines instead of more than three names', () => {
    const medicines = ['Lipitor', 'Plavix', 'Cozaar', 'Zoloft'].map((name, index) => ({ rxcui: String(index), name }));
    const coveredAs = (coverage: string) =>
      careUnder(
        { medicines, doctors: [] },
        {
          coverage: medicines.map(({ rxcui }) => row(rxcui, coverage)),
          network: [],
        },
        PLAN,
      );
    const { b } = planCaresOf({ a: coveredAs('Covered'), b: coveredAs('NotCovered') });
    expect(b?.note).toContain('Lipitor, Plavix, Cozaar, and Zoloft');
    expect(b?.shortNote).toBe('plus the price of 4 medicines');
  });

  it('a note says that a generic may not be sold', () => {
    const { b } = under({ a: ['Covered', 'Covered'], b: ['NotCovered', 'GenericCovered'] });
    expect(b?.note).toBe(
      'plus the full price of Metformin, which this plan doesn’t cover; ' +
        'plus the full price of Lipitor if there’s no generic',
    );
    expect(b).toMatchObject({
      shortNote: 'plus the price of Metformin, plus Lipitor if there’s no generic',
      shortfall: 300,
    });
  });

  it('no plan has all if each covers another medicine, and a plan without data is not taken for a better one', () => {
    const { a, b } = under({ a: ['Covered', 'NotCovered'], b: ['NotCovered', 'Covered'] });
    expect([a?.shortfall, b?.shortfall]).toEqual([200, 200]);
    const { c, d } = under({ c: ['Covered', 'Covered'], d: ['Covered', 'DataNotProvided'] });
    expect([c?.shortfall, d?.shortfall, d?.note]).toEqual([0, 199, null]);
  });

  it('costs without the price of a medicine are not compared with costs that count it without data', () => {
    const { a, b } = under({ a: ['Covered', 'NotCovered'], b: ['Covered', 'DataNotProvided'] });
    expect([a?.shortNote, b?.shortNote]).toEqual(['plus the price of Lipitor', null]);
    expect([a?.shortfall, b?.shortfall]).toEqual([1, 0]);
  });

  it('a medicine that no plan covers is named beside each of them, and once for all of them', () => {
    const plans = { a: ['Covered', 'NotCovered'], b: ['NotCovered', 'NotCovered'] } as const;
    const { a, b } = under(plans);
    expect([a?.shortNote, b?.shortNote]).toEqual([
      'plus the price of Lipitor',
      'plus the price of Metformin and Lipitor',
    ]);
    expect([a?.shortfall, b?.shortfall]).toEqual([0, 200]);
    expect(coveredByNoneText(Object.values(plans).map(([first, second]) => items(first, second)))).toBe(
      'These costs leave out Lipitor. None of these plans covers it.',
    );
  });

  it('several medicines that no plan covers are named in one sentence', () => {
    const none = items('NotCovered', 'NotCovered');
    expect(coveredByNoneText([none, none])).toBe(
      'These costs leave out Metformin and Lipitor. None of these plans covers them.',
    );
  });

  it('a single plan names all medicines that it does not cover', () => {
    expect(under({ a: ['Covered', 'NotCovered'] })['a']?.shortNote).toBe('plus the price of Lipitor');
    expect(coveredByNoneText([items('Covered', 'NotCovered')])).toBeNull();
  });
});

it('plans that do not cover all medicines are grouped by the fills that they cover', () => {
  const of = (...words: string[]) =>
    careUnder(MEDICINES, { coverage: words.map((word, index) => row(String(index + 1), word)), network: [] }, PLAN);
  const plans = { a: of('Covered', 'Covered'), b: of('Covered', 'NotCovered'), c: of('Covered', 'NotCovered') };
  const fillsUnder = (items: readonly { answer: string }[]) => ({
    brandFills: 12 * items.filter(({ answer }) => answer === 'yes').length,
  });
  expect(fillGroupsOf(plans, { brandFills: 24 }, fillsUnder)).toEqual([
    { plan_ids: ['b', 'c'], fills: { brandFills: 12 } },
  ]);
  expect(fillGroupsOf(plans, null, () => null)).toEqual([]);
});
