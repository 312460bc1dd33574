import type { Eligibility, Household, PlanSearch } from '#contract/api/plans.contract.js';
import { monthsCounted } from '#contract/deadlines/medicare.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { csrCode, isCsrName, type PlanQuestion } from '#platform/marketplace/question.js';
import type { EstimateAnswer } from '#platform/marketplace/schemas/household.schema.js';

type Estimates = readonly EstimateAnswer[];
/** The part of a household's financial help that is calculated from the marketplace's estimates for each person. */
type EstimatedHelp = Omit<Eligibility, 'credit_gap' | 'income_limit'>;
const some = <T>(chosen: readonly T[], otherwise: readonly T[]): readonly T[] =>
  chosen.length > 0 ? chosen : otherwise;

/**
 * Returns the indices of the people in a household whom the premium should include. People with other coverage
 * (`has_mec`) are left out first, then those who are likely to get Medicaid or CHIP. A step that would leave no one is
 * skipped, because a full price is more useful than none.
 */
function pricedPeople({ people }: Household, estimates: Estimates): readonly number[] {
  const buyers = some(
    [...people.keys()].filter((index) => !people[index]?.has_mec),
    [...people.keys()],
  );
  return some(
    buyers.filter((index) => !estimates[index]?.is_medicaid_chip),
    buyers,
  );
}

/**
 * Returns whether a person counts toward the household's tax credit: if the request says so (`aptc_eligible`), and the
 * person neither has other coverage nor is likely to get Medicaid or CHIP (26 CFR 1.36B-2(c)).
 */
const isEntitled = ({ people }: Household, estimates: Estimates, index: number): boolean =>
  Boolean(people[index]?.aptc_eligible) && !people[index]?.has_mec && !estimates[index]?.is_medicaid_chip;

/** If it was estimated, or if no one in the household is entitled to it. */
export const isCreditKnown = (household: Household, estimates: Estimates | undefined): boolean =>
  estimates !== undefined || !household.people.some((_, index) => isEntitled(household, [], index));

/**
 * Calculates the financial help of a household from the estimates for each person. Without estimates, the result
 * contains no help, because none is known yet. The marketplace reports the household's whole tax credit for one person
 * or repeats it for each person, so the amounts must not be added up. If no one is entitled to a credit, the credit is
 * 0, whatever the estimates say.
 */
export function helpFor(household: Household, estimates: Estimates = []): EstimatedHelp {
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
 * Builds the request for plans and premiums that is sent to the marketplace, with the estimated tax credit and
 * cost-sharing level of the household. Without an estimate, the marketplace calculates the credit itself. The request
 * lists only the people whom the premium should include. If other people were listed, the marketplace would count them
 * for the deductibles and for the age limit of catastrophic plans.
 */
export function withHelp(search: PlanSearch, help: EstimatedHelp, estimates: Estimates | undefined): PlanQuestion {
  const priced = search.household.people.filter((_, index) => help.people[index]?.is_priced);
  const months = monthsCounted(priced, search.year);
  return {
    ...search,
    // People with other coverage get no tax credit, so they pay the full premium if the plan covers them.
    household: {
      ...search.household,
      people: priced.map(({ has_mec, born: _born, ...person }) =>
        has_mec ? { ...person, aptc_eligible: false } : person,
      ),
    },
    ...(months < 12 && { months }),
    // Without an income, a credit of 0 keeps the marketplace from calculating one. The prices are then full prices.
    ...((isCreditKnown(search.household, estimates) || search.household.income === null) && {
      aptc_override: help.aptc,
    }),
    ...(help.csr !== null && isCsrName(help.csr) && { csr_override: csrCode(help.csr) }),
  };
}

/**
 * Returns the help that the premiums of the plans include. If the marketplace calculated the credit itself, it is the
 * largest difference between a premium before and after the credit, in dollars per month.
 */
export function withCreditOf(
  plans: readonly Pick<PlanSummary, 'premium' | 'premium_w_credit'>[],
  help: Eligibility,
  question: Pick<PlanQuestion, 'aptc_override'>,
): Eligibility {
  if (question.aptc_override !== undefined) return help;
  const lowered = plans.map(({ premium, premium_w_credit: rest }) =>
    premium === null || rest === null ? 0 : premium - rest,
  );
  const aptc = Math.round(Math.max(0, ...lowered) * 100) / 100;
  return { ...help, aptc, credit_gap: aptc > 0 ? null : help.credit_gap };
}

/** Decides whether one person's or a family's deductible applies. */
export const covered = ({ people }: EstimatedHelp): number => people.filter(({ is_priced }) => is_priced).length;
