import type { Topic } from '../../../../backend/src/contract/topics.js';
import { MATCHING } from '../../../../backend/src/contract/messages/plans.js';
import type { PlanSummary } from '../../../../backend/src/contract/plan.js';
import type { Household } from '../../../../backend/src/contract/plans.contract.js';
import type { Preferences } from '../../../../backend/src/contract/preferences.js';

type Verdict = 'meets' | 'misses' | 'unknown';
/** One thing asked of a plan, under the name it is shown by. */
export interface Wish {
  readonly label: string;
  readonly judge: (plan: PlanSummary) => Verdict;
  /** The benefits it is about, for the ticks on a plan's page. */
  readonly topics: readonly Topic[];
}

const verdict = (isMet: boolean): Verdict => (isMet ? 'meets' : 'misses');
const covers = (label: string, ...topics: readonly Topic[]): Wish => ({
  label, topics,
  judge: (plan) => (plan.topics === null ? 'unknown' : verdict(topics.some((topic) => plan.topics?.includes(topic)))),
});
const CHILD_UNTIL = 19;

/**
 * Everything this household asks for: its preferences, and what the specification reads out of its answers (tobacco:
 * help to stop; pregnancy: maternity; parent: pediatric; other minimum coverage: essential benefits). Without a household
 * only what can be judged without one: no premium, for there is none.
 */
export function wishesOf({ premium, metal, dental, vision, programs }: Preferences, household: Household | null): Wish[] {
  const people = household?.people ?? [];
  // Children's teeth and eyes answer the wish only where nobody but children would be covered.
  const onlyChildren = people.length > 0 && people.every(({ age, has_mec }) => has_mec || age < CHILD_UNTIL);
  const wishes: (Wish | false)[] = [
    household !== null && premium !== null && { label: MATCHING.underPremium(premium), topics: [], judge: ({ premium_w_credit }) => verdict(premium_w_credit !== null && premium_w_credit <= premium) },
    metal !== '' && { label: metal, topics: [], judge: ({ metal_level }) => verdict(metal_level.toLowerCase() === metal.toLowerCase()) },
    dental && covers('Dental', 'Dental', ...(onlyChildren ? (['Dental for children'] as const) : [])),
    vision && covers('Vision', 'Vision', ...(onlyChildren ? (['Vision for children'] as const) : [])),
    people.some(({ uses_tobacco }) => uses_tobacco) && covers('Smoking Cessation', 'Smoking Cessation'),
    people.some(({ is_pregnant }) => is_pregnant) && covers('Maternity', 'Maternity'),
    people.some(({ is_parent }) => is_parent) && covers('Pediatric', 'Pediatric'),
    people.some(({ has_mec, aptc_eligible }) => has_mec ?? !aptc_eligible) && covers('Essential Benefits', 'Essential Benefits'),
    ...programs.map((program) => covers(program, program)),
  ];
  const seen = new Set<string>();
  return wishes.filter((wish): wish is Wish => wish !== false && !seen.has(wish.label) && Boolean(seen.add(wish.label)));
}

export interface Match {
  readonly matched: readonly string[];
  readonly missing: readonly string[];
  /** Wishes that are not met, or not known to be: the specification's `matchScore`, best first when ascending. */
  readonly missed: number;
  readonly asked: number;
  readonly matchesAll: boolean;
}

/** How a plan meets the wishes, with every reason. Wishes about benefits that are not loaded are missing under one line that says so. */
export function matchOf(plan: PlanSummary, wishes: readonly Wish[]): Match {
  const judged = wishes.map((wish) => ({ label: wish.label, verdict: wish.judge(plan) }));
  const labels = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).map(({ label }) => label);
  const [matched, missing, unknown] = [labels('meets'), labels('misses'), labels('unknown')];
  const missed = wishes.length - matched.length;
  return {
    matched, missed, asked: wishes.length,
    missing: unknown.length > 0 ? [...missing, MATCHING.benefitsNotLoaded] : missing,
    matchesAll: wishes.length > 0 && missed === 0,
  };
}
