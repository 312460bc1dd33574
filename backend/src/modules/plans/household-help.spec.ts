import type { Person, PlanSearch } from '#contract/api/plans.contract.js';
import { toWire } from '#platform/marketplace/question.js';
import { covered, helpFor, withCreditOf, withHelp } from './household-help.js';

const CSR_94 = '94% AV Level Silver Plan CSR';
const estimate = (changes: object = {}) => ({
  aptc: 0,
  csr: '',
  is_medicaid_chip: false,
  in_coverage_gap: false,
  ...changes,
});
type Estimate = ReturnType<typeof estimate>;
const search = (...people: Person[]): PlanSearch => ({
  household: { income: 30_000, people },
  market: 'Individual',
  place: { countyfips: '37183', state: 'NC', zipcode: '27601' },
  year: 2026,
});
const buyer = (age = 40): Person => ({ age, aptc_eligible: true });
/**
 * Returns a person with other coverage. The premium does not include this person, unless it would otherwise include no
 * one.
 */
const has = (age = 66): Person => ({ age, aptc_eligible: false, has_mec: true });
/**
 * Returns a person with other coverage, in the form that is sent to the marketplace if everyone in the household has
 * other coverage. This form has no field `has_mec`, because the marketplace would calculate no premium for a person
 * with this field.
 */
const looks = (age = 50): Person => ({ age, aptc_eligible: false });
const medicaid = estimate({ is_medicaid_chip: true });
/** An estimate that states the household's credit for a person who gets none. */
const inMedicaid = estimate({ aptc: 448.08296071163227, csr: '94% AV Level Silver Plan CSR', is_medicaid_chip: true });
const credit = estimate({ aptc: 448.08296071163227, csr: CSR_94 });

describe('help with costs', () => {
  it('contains one credit for the household, whether it is stated once or for each person', () => {
    expect(helpFor(search(buyer(), buyer()).household, [credit, credit]).aptc).toBe(448.08296071163227);
    expect(helpFor(search(buyer(9), buyer()).household, [medicaid, estimate({ aptc: 120.5 })]).aptc).toBe(120.5);
    expect(helpFor(search(has(), buyer()).household, [estimate({ aptc: 120.5 }), estimate()]).aptc).toBe(120.5);
  });

  it('contains no credit if nobody is entitled to one, whatever an estimate says', () => {
    for (const people of [[has()], [looks()], [has(), looks()]])
      expect(
        helpFor(
          search(...people).household,
          people.map(() => credit),
        ),
      ).toMatchObject({ aptc: 0, csr: null });
  });

  it.each<[string, Person[], Estimate[], number, string | null]>([
    ['somebody who may get Medicaid', [buyer()], [inMedicaid], 0, null],
    ['a family who may all get Medicaid or CHIP', [buyer(), buyer(9)], [inMedicaid, inMedicaid], 0, null],
    ['somebody who may get Medicaid beside a spouse with Medicare', [has(), buyer()], [credit, inMedicaid], 0, null],
    ['a child in CHIP, but its parent has one', [buyer(9), buyer()], [inMedicaid, credit], credit.aptc, CSR_94],
    ['a parent without a level of their own', [buyer(9), buyer()], [inMedicaid, estimate()], credit.aptc, null],
  ])(
    'contains the credit and the cost-sharing level of those without Medicaid: %s',
    (_name, people, estimates, aptc, csr) => {
      const help = helpFor(search(...people).household, estimates);
      expect(help).toMatchObject({ aptc, csr });
      expect(withHelp(search(...people), help, estimates).aptc_override).toBe(aptc);
    },
  );

  it('has no cost-sharing level if its name is empty or the standard one', () => {
    expect(
      helpFor(search(buyer(), buyer()).household, [estimate(), estimate({ csr: 'Exchange variant (no CSR)' })]).csr,
    ).toBeNull();
  });

  it('states Medicaid or a coverage gap if it applies to anybody, and to whom', () => {
    expect(
      helpFor(search(buyer(), buyer()).household, [
        estimate(),
        estimate({ is_medicaid_chip: true, in_coverage_gap: true }),
      ]),
    ).toMatchObject({
      is_medicaid_chip: true,
      in_coverage_gap: true,
      people: [
        { is_medicaid_chip: false, in_coverage_gap: false },
        { is_medicaid_chip: true, in_coverage_gap: true },
      ],
    });
  });

  it('is empty without estimates, and everybody without other coverage is priced', () => {
    expect(helpFor(search(buyer(), has()).household)).toMatchObject({
      aptc: 0,
      csr: null,
      is_medicaid_chip: false,
      people: [{ is_priced: true }, { is_priced: false }],
    });
  });
});

describe('the people who are priced', () => {
  it.each<[string, Person[], Estimate[], boolean[]]>([
    ['one person', [buyer()], [estimate()], [true]],
    ['a family', [buyer(), buyer(38), buyer(9)], [estimate(), estimate(), estimate()], [true, true, true]],
    ['the spouse of somebody with Medicare', [has(66), buyer(60)], [estimate(), estimate()], [false, true]],
    [
      'spouse and child of a veteran',
      [has(45), buyer(44), buyer(12)],
      [estimate(), estimate(), estimate()],
      [false, true, true],
    ],
    [
      'the parents of a child who may get CHIP',
      [buyer(), buyer(38), buyer(9)],
      [estimate(), estimate(), medicaid],
      [true, true, false],
    ],
    [
      'the one who has nothing else and may get nothing else',
      [has(), buyer(), buyer(9)],
      [estimate(), estimate(), medicaid],
      [false, true, false],
    ],
    ['somebody who may get Medicaid, at the full price, for there is nobody else', [buyer()], [medicaid], [true]],
    [
      'somebody who may get Medicaid beside a spouse with Medicare',
      [has(), buyer()],
      [estimate(), medicaid],
      [false, true],
    ],
    ['a veteran who asks alone', [has(50)], [estimate()], [true]],
    ['a couple with coverage from a job', [has(50), has(51)], [estimate(), estimate()], [true, true]],
    ['a veteran, but not the spouse with Medicare', [has(66), looks(64)], [estimate(), estimate()], [false, true]],
  ])('%s', (_name, people, estimates, priced) => {
    const help = helpFor(search(...people).household, estimates);
    const question = withHelp(search(...people), help, estimates);
    expect(help.people.map(({ is_priced }) => is_priced)).toEqual(priced);
    expect(question.household.people.map(({ age }) => age)).toEqual(
      people.filter((_, index) => priced[index]).map(({ age }) => age),
    );
    expect(question.household.people.some(({ has_mec }) => has_mec)).toBe(false);
    expect(covered(help)).toBe(priced.filter(Boolean).length);
  });

  it('somebody priced in spite of other coverage gets no credit', () => {
    const help = helpFor(search(has()).household, [credit]);
    expect(withHelp(search(has()), help, [credit])).toMatchObject({
      aptc_override: 0,
      household: { people: [{ aptc_eligible: false }] },
    });
  });
});

describe('the marketplace query for prices', () => {
  const questionFor = (estimates: Estimate[]) =>
    withHelp(search(buyer()), helpFor(search(buyer()).household, estimates), estimates);
  it('contains the unrounded credit and the short name of the cost-sharing level', () => {
    expect(questionFor([credit])).toMatchObject({ aptc_override: 448.08296071163227, csr_override: 'CSR94' });
  });

  it('contains no cost-sharing level if there is none', () => {
    expect(questionFor([estimate()])).not.toHaveProperty('csr_override');
  });
});

describe('if the credit cannot be estimated', () => {
  const unknown = (...people: Person[]) => withHelp(search(...people), helpFor(search(...people).household), undefined);
  it('the marketplace calculates it for the same people', () => {
    expect(unknown(has(), buyer(), buyer(9))).not.toHaveProperty('aptc_override');
    expect(unknown(has(), buyer(), buyer(9)).household.people).toEqual([buyer(), buyer(9)]);
  });

  it('people who are not entitled to it get none', () => {
    for (const people of [[has()], [looks()], [has(), looks()]])
      expect(unknown(...people)).toMatchObject({ aptc_override: 0 });
  });

  it('the credit is derived from the prices', () => {
    const [plans, help] = [
      [
        { premium: 400.5, premium_w_credit: 100.25 },
        { premium: 90, premium_w_credit: 0 },
        { premium: 300, premium_w_credit: null },
        { premium: null, premium_w_credit: null },
      ],
      { ...helpFor(search(buyer()).household), credit_gap: 'noBenchmark' as const, income_limit: null },
    ];
    expect(withCreditOf(plans, help, unknown(buyer())).aptc).toBe(300.25);
    expect(withCreditOf(plans, help, { aptc_override: 0 }).aptc).toBe(0);
    expect(withCreditOf([], help, unknown(buyer())).aptc).toBe(0);
    // In floating-point arithmetic, 100 times 64.1 is slightly less than 6410. The credit must still be rounded to
    // $64.10.
    expect(withCreditOf([{ premium: 64.1, premium_w_credit: 0 }], help, unknown(buyer())).aptc).toBe(64.1);
    // A reason for a missing tax credit is reported only if the premiums include no credit.
    expect(withCreditOf(plans, help, unknown(buyer())).credit_gap).toBeNull();
    expect(withCreditOf([], help, unknown(buyer())).credit_gap).toBe('noBenchmark');
  });
});

it('the months before Medicare are counted for the only person in the price, whose month of birth goes nowhere', () => {
  const turning: Person = { ...buyer(64), born: '1961-03' };
  const ask = (...people: Person[]) => withHelp(search(...people), helpFor(search(...people).household), undefined);
  expect(ask(turning)).toMatchObject({ months: 2, household: { people: [buyer(64)] } });
  expect([ask(has(), turning).months, ask(buyer(), turning).months]).toEqual([2, undefined]);
  const sent = JSON.stringify([toWire(ask(turning)), toWire({ ...search(turning), months: 2 })]);
  expect(sent).not.toMatch(/born|1961|months/);
});
