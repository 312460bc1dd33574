import type { Eligibility, PlanSearch } from '../../contract/plans.contract.js';
import { csrCode, isCsrName, type PlanQuestion } from '../../platform/marketplace/question.js';
import type { EstimateAnswer } from '../../platform/marketplace/schemas/eligibility.schema.js';

export const NO_HELP: Eligibility = { aptc: 0, csr: null, is_medicaid_chip: false, in_coverage_gap: false };

/**
 * What the estimates of each person mean for the household. The credit belongs to the household and is not added up:
 * it stands with one person or is repeated with each (contract of the marketplace, section 8).
 */
export function helpFor(estimates: readonly EstimateAnswer[]): Eligibility {
  const csr = estimates.find((person) => !person.is_medicaid_chip && isCsrName(person.csr))?.csr ?? null;
  return {
    aptc: estimates.reduce((most, person) => Math.max(most, person.aptc), 0),
    csr,
    is_medicaid_chip: estimates.some((person) => person.is_medicaid_chip),
    in_coverage_gap: estimates.some((person) => person.in_coverage_gap),
  };
}

/**
 * The question that prices plans: people with Medicaid or CHIP need no plan, and credit and cost-sharing level are the
 * estimated ones. If that leaves nobody, everybody is priced after all: full prices help more than none.
 */
export function withHelp(search: PlanSearch, estimates: readonly EstimateAnswer[], help: Eligibility): PlanQuestion {
  const people = search.household.people.map((person, index) => (estimates[index]?.is_medicaid_chip ? { ...person, has_mec: true } : person));
  const somebodyLeft = people.some((person) => !person.has_mec);
  return {
    ...search,
    household: { ...search.household, people: somebodyLeft ? people : search.household.people },
    aptc_override: help.aptc,
    ...(help.csr !== null && isCsrName(help.csr) && { csr_override: csrCode(help.csr) }),
  };
}

/** How many people the prices of a question cover. */
export function covered({ household }: Pick<PlanQuestion, 'household'>): number {
  return household.people.filter((person) => !person.has_mec).length || household.people.length;
}
