import type { PlanSearch } from '../../contract/plans.contract.js';
import { covered, helpFor, withHelp } from './household-help.js';

const CSR_94 = '94% AV Level Silver Plan CSR';
const person = (changes: object = {}) => ({ aptc: 0, csr: '', is_medicaid_chip: false, in_coverage_gap: false, hardship_exemption: false, ...changes });
const search = (people: number): PlanSearch => ({
  household: { income: 30_000, people: Array.from({ length: people }, (_, index) => ({ age: 30 + index, aptc_eligible: true })) },
  market: 'Individual', place: { countyfips: '37183', state: 'NC', zipcode: '27601' }, year: 2026,
});
const asked = (people: number, estimates: ReturnType<typeof person>[]) => withHelp(search(people), estimates, helpFor(estimates));

describe('help with costs', () => {
  it('is one credit for the household, whether it stands once or with each person', () => {
    expect(helpFor([person({ aptc: 448.08 }), person({ aptc: 448.08 })]).aptc).toBe(448.08);
    expect(helpFor([person({ is_medicaid_chip: true }), person({ aptc: 120.5 })]).aptc).toBe(120.5);
  });

  it('has no cost-sharing level where the name is empty or the standard one', () => {
    expect(helpFor([person(), person({ csr: 'Exchange variant (no CSR)' })]).csr).toBeNull();
  });

  it('says Medicaid or a coverage gap if it concerns anybody', () => {
    expect(helpFor([person(), person({ is_medicaid_chip: true, in_coverage_gap: true })])).toMatchObject({ is_medicaid_chip: true, in_coverage_gap: true });
  });
});

describe('the question that prices plans', () => {
  it('carries the credit unrounded and the short name of the cost-sharing level', () => {
    expect(asked(1, [person({ aptc: 448.08296071163227, csr: CSR_94 })])).toMatchObject({ aptc_override: 448.08296071163227, csr_override: 'CSR94' });
  });

  it('names no level where there is none', () => {
    expect(asked(1, [person()])).not.toHaveProperty('csr_override');
  });

  it('leaves out people with Medicaid or CHIP', () => {
    const question = asked(3, [person(), person(), person({ is_medicaid_chip: true })]);
    expect(question.household.people.map((each) => each.has_mec)).toEqual([undefined, undefined, true]);
    expect(covered(question)).toBe(2);
  });

  it('prices everybody where nobody would be left', () => {
    const question = asked(1, [person({ is_medicaid_chip: true })]);
    expect(question.household.people[0]).not.toHaveProperty('has_mec');
    expect(covered(question)).toBe(1);
  });
});
