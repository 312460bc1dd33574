import type { PlanSummary } from '../../contract/plan.js';
import type { Eligibility, Household, PlanSearch } from '../../contract/plans.contract.js';
import { csrCode, isCsrName, type PlanQuestion } from '../../platform/marketplace/question.js';
import type { EstimateAnswer } from '../../platform/marketplace/schemas/eligibility.schema.js';

type Estimates = readonly EstimateAnswer[];
const some = <T>(chosen: readonly T[], otherwise: readonly T[]): readonly T[] => (chosen.length > 0 ? chosen : otherwise);

/**
 * Indices of the people a plan is priced for: those without other coverage (`has_mec`), and of these the ones who are
 * not likely to get Medicaid or CHIP. Where a step would leave nobody it is left out: somebody with other coverage who
 * asks alone wants to know the price, and a full price helps more than none.
 */
function pricedPeople({ people }: Household, estimates: Estimates): readonly number[] {
  const buyers = some([...people.keys()].filter((index) => !people[index]?.has_mec), [...people.keys()]);
  return some(buyers.filter((index) => !estimates[index]?.is_medicaid_chip), buyers);
}

/** Whether a tax credit may count this person: no other coverage, now or within reach (26 CFR 1.36B-2(c)). */
const isEntitled = ({ people }: Household, estimates: Estimates, index: number): boolean =>
  Boolean(people[index]?.aptc_eligible) && !people[index]?.has_mec && !estimates[index]?.is_medicaid_chip;

/** True where the credit is known before plans are asked for: somebody estimated it, or nobody may have one. */
const isCreditKnown = (household: Household, estimates: Estimates | undefined): boolean =>
  estimates !== undefined || !household.people.some((_, index) => isEntitled(household, [], index));

/**
 * What the estimates of each person mean for the household; without estimates there is no help known yet. The credit belongs to
 * the household and is not added up: it stands with one person or is repeated with each (contract of the marketplace,
 * section 8). Where nobody is entitled there is none, whatever the estimates say.
 */
export function helpFor(household: Household, estimates: Estimates = []): Eligibility {
  const priced = new Set(pricedPeople(household, estimates));
  const entitled = estimates.filter((_, index) => isEntitled(household, estimates, index));
  return {
    aptc: entitled.length === 0 ? 0 : estimates.reduce((most, person) => Math.max(most, person.aptc), 0),
    csr: entitled.find((person) => isCsrName(person.csr))?.csr ?? null,
    is_medicaid_chip: estimates.some((person) => person.is_medicaid_chip),
    in_coverage_gap: estimates.some((person) => person.in_coverage_gap),
    people: household.people.map((_, index) => ({
      is_priced: priced.has(index),
      is_medicaid_chip: estimates[index]?.is_medicaid_chip ?? false,
      in_coverage_gap: estimates[index]?.in_coverage_gap ?? false,
    })),
  };
}

/**
 * The question that prices plans: credit and cost-sharing level are those estimated for the whole household (where there
 * is no estimate the marketplace works the credit out itself, contract section 3), and only the people who are priced
 * stand in it. Merely marking the others as covered would not do: the marketplace sends the
 * deductibles of as many people as are listed, and lets nobody buy a catastrophic plan who lists somebody of 30.
 */
export function withHelp(search: PlanSearch, help: Eligibility, estimates: Estimates | undefined): PlanQuestion {
  const priced = search.household.people.filter((_, index) => help.people[index]?.is_priced);
  return {
    ...search,
    // Priced although covered elsewhere: at the full price.
    household: { ...search.household, people: priced.map(({ has_mec, ...person }) => (has_mec ? { ...person, aptc_eligible: false } : person)) },
    ...(isCreditKnown(search.household, estimates) && { aptc_override: help.aptc }),
    ...(help.csr !== null && isCsrName(help.csr) && { csr_override: csrCode(help.csr) }),
  };
}

/**
 * The help as the prices count it. A credit that the marketplace worked out itself stands nowhere in its answer but in the
 * prices: it is the most that any of them is lowered by, dollars and cents.
 */
export function withCreditOf(plans: readonly Pick<PlanSummary, 'premium' | 'premium_w_credit'>[], help: Eligibility, question: Pick<PlanQuestion, 'aptc_override'>): Eligibility {
  if (question.aptc_override !== undefined) return help;
  const lowered = plans.map(({ premium, premium_w_credit: rest }) => (premium === null || rest === null ? 0 : premium - rest));
  return { ...help, aptc: Math.round(Math.max(0, ...lowered) * 100) / 100 };
}

/** How many people the prices cover: it decides between one person's deductible and the family's. */
export const covered = ({ people }: Eligibility): number => people.filter(({ is_priced }) => is_priced).length;
