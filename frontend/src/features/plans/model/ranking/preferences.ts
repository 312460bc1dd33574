import type { Eligibility, Household } from '#contract/api/plans.contract.js';
import type { Topic } from '#contract/limits/plans.js';
import { isHelpUnknown } from '#contract/plans/help.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import type { Preferences } from '#contract/plans/preferences.js';
import { MATCHING } from '../../messages/plans.js';

/**
 * How a criterion judges a plan. `noPrice` (none for this household) and `notLoaded` (benefits) may change. `noData` is
 * final: the marketplace publishes nothing about it.
 */
type Verdict = 'meets' | 'misses' | 'noPrice' | 'notLoaded' | 'noData' | 'noAnswer';

/** A criterion that plans may meet or miss, such as covering dental care, with its label on the screen. */
export interface Criterion {
  readonly label: string;
  readonly judge: (plan: PlanSummary) => Verdict;
  readonly missedAs?: (plan: PlanSummary) => string;
  /** The benefits to which the criterion refers. On the plan's page, these benefits are marked with a checkmark. */
  readonly topics: readonly Topic[];
}

const verdict = (isMet: boolean): Verdict => (isMet ? 'meets' : 'misses');
const has = ({ topics }: PlanSummary, topic: Topic): boolean => topics?.includes(topic) ?? false;

/** Programs that plans rarely list. A plan that does not list one may still offer it. */
export const RARELY_LISTED: readonly Topic[] = ['SilverSneakers', 'Telehealth'];
const covers = (topic: Topic): Criterion => ({
  label: topic,
  topics: [topic],
  judge: (plan) => {
    if (plan.topics === null) return 'notLoaded';
    return !has(plan, topic) && RARELY_LISTED.includes(topic) ? 'noData' : verdict(has(plan, topic));
  },
});

/** Age in years below which a person counts as a child for dental and vision benefits. */
const CHILD_UNTIL = 19;
const CHILDREN = { Dental: 'Dental for children', Vision: 'Vision for children' } as const satisfies Partial<
  Record<Topic, Topic>
>;

/**
 * Criteria for dental or vision care of adults, children, or both, by who is to be covered. A children's benefit does
 * not meet the criterion for adults, whose missed label says so.
 */
function careFor(topic: keyof typeof CHILDREN, household: Household | null): Criterion[] {
  const covered = household?.people.filter(({ has_mec }) => !has_mec) ?? [];
  const hasChild = covered.some(({ age }) => age < CHILD_UNTIL);
  const hasAdult = !hasChild || covered.some(({ age }) => age >= CHILD_UNTIL);
  const forAdults: Criterion = {
    ...covers(topic),
    missedAs: (plan) => (!hasChild && has(plan, CHILDREN[topic]) ? MATCHING.forChildrenOnly(topic) : topic),
  };
  return [...(hasAdult ? [forAdults] : []), ...(hasChild ? [covers(CHILDREN[topic])] : [])];
}

function statedCriteria(
  { premium, metal, dental, vision, programs }: Preferences,
  household: Household | null,
): Criterion[] {
  const criteria: readonly (Criterion | false)[] = [
    premium !== null && {
      label: MATCHING.underPremium(premium),
      topics: [],
      judge: ({ premium_w_credit }) => {
        if (household === null || premium_w_credit === null) return 'noPrice';
        // A full price above the wish says nothing about the price with help.
        return premium_w_credit > premium && isHelpUnknown(household)
          ? 'noPrice'
          : verdict(premium_w_credit <= premium);
      },
    },
    metal !== '' && {
      label: metal,
      topics: [],
      judge: ({ metal_level }) => verdict(metal_level.toLowerCase() === metal.toLowerCase()),
    },
    ...(dental ? careFor('Dental', household) : []),
    ...(vision ? careFor('Vision', household) : []),
    ...programs.map(covers),
  ];
  return criteria.filter((criterion) => criterion !== false);
}

/**
 * Returns the criteria that follow from the answers about the household: help to stop smoking, maternity care, care for
 * children, and the essential benefits for people who also have other coverage.
 */
function impliedCriteria({ people }: Household): Criterion[] {
  const criteria: readonly (Criterion | false)[] = [
    people.some(({ uses_tobacco }) => uses_tobacco) && covers('Smoking Cessation'),
    people.some(({ is_pregnant }) => is_pregnant) && covers('Maternity'),
    people.some(({ is_parent }) => is_parent) && covers('Pediatric'),
    // On the plan page, a checkmark marks the benefits that belong to a criterion. Nearly every benefit of a plan is an
    // essential one, so no benefits are marked for the criterion for essential benefits.
    people.some(({ has_mec, aptc_eligible }) => has_mec ?? !aptc_eligible) && {
      ...covers('Essential Benefits'),
      label: MATCHING.essential,
      topics: [],
    },
  ];
  return criteria.filter((criterion) => criterion !== false);
}

/** Returns a household with only the people whom the prices cover. Without `eligibility`, everybody is covered. */
export const pricedHousehold = (
  household: Household,
  eligibility: Pick<Eligibility, 'people'> | null | undefined,
): Household => ({
  ...household,
  people: household.people.filter((_, index) => eligibility?.people[index]?.is_priced ?? true),
});

/**
 * All criteria: the person's preferences, and those that follow from the household's answers. Empty without a
 * preference, because the person did not ask for plans to be judged.
 */
export function criteriaFor(preferences: Preferences, household: Household | null): Criterion[] {
  const stated = statedCriteria(preferences, household);
  if (stated.length === 0 || household === null) return stated;
  const all = [...stated, ...impliedCriteria(household)];
  return [...new Map(all.map((criterion) => [criterion.label, criterion])).values()];
}

/** The result of judging a plan by all criteria. Lists contain the labels of criteria, and numbers count criteria. */
export interface Match {
  readonly matched: readonly string[];
  readonly missing: readonly string[];
  readonly priceUnknown: readonly string[];
  /** Labels of criteria that are neither met nor missed, because the marketplace publishes no data about them. */
  readonly notJudged: readonly string[];
  /** Criteria that the plan misses or may miss. The lowest is best, although the prescribed name says otherwise. */
  readonly matchScore: number;
  readonly judgedCount: number;
  readonly matchesAll: boolean;
}

/**
 * Judges a plan by each criterion. If the plan's benefits could not be loaded, criteria about benefits count as missed.
 * In `missing`, a single line about the failed loading then replaces the labels of these criteria.
 */
export function matchOf(plan: PlanSummary, criteria: readonly Criterion[]): Match {
  const judgements = criteria.map((criterion) => ({ criterion, verdict: criterion.judge(plan) }));
  const labels = (wanted: Verdict) =>
    judgements
      .filter((each) => each.verdict === wanted)
      .map(({ criterion }) => (wanted === 'misses' && criterion.missedAs?.(plan)) || criterion.label);
  const [matched, missing, notLoaded, noData] = [
    labels('meets'),
    labels('misses'),
    labels('notLoaded'),
    labels('noData'),
  ];
  const judgedCount = criteria.length - noData.length;
  return {
    matched,
    missing: notLoaded.length > 0 ? [...missing, MATCHING.benefitsNotLoaded] : missing,
    priceUnknown: labels('noPrice'),
    notJudged: [...noData, ...labels('noAnswer')],
    matchScore: judgedCount - matched.length,
    judgedCount,
    matchesAll: criteria.length > 0 && matched.length === criteria.length,
  };
}
