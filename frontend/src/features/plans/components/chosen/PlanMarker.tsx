import { Link } from 'react-router';
import { planPath } from '#contract/pages.js';
import { isSamePlan, type SelectedPlan } from '../../model/selected-plans.js';
import { useSubmitted } from '../../storage/answers.slice.js';
import { useSelectedPlans } from '../../storage/choices.slice.js';
import { planLinkState } from '../../storage/plan-link-state.js';
import styles from './plan-marker.module.css';

const COLORS = ['blue', 'teal', 'green', 'purple'] as const;

/** Returns the letter of a plan: A for the first plan, B for the second plan, and so on. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/**
 * Returns a function that returns the place of a plan among the chosen plans. All screens mark a chosen plan with the
 * letter of this place. A plan that is not chosen has its place in the given list instead.
 */
export function usePlaceOf(): (plan: Pick<SelectedPlan, 'id' | 'year'>, inList: number) => number {
  const [selected] = useSelectedPlans();
  return (plan, inList) => {
    const place = selected.findIndex((one) => isSamePlan(one, plan));
    return place < 0 ? inList : place;
  };
}

/**
 * The letter that marks a plan, in a colored ring. Color alone is not enough, because there are only four colors and
 * some people are color-blind.
 */
export const PlanMarker = ({ index }: { index: number }) => (
  <span className={styles.letter} data-color={COLORS[index % COLORS.length]}>
    {letterOf(index)}
  </span>
);

/**
 * A link to the page of a chosen plan, for the plan year in which the person chose it. If there was an earlier search,
 * the page shows the price for the household of that search.
 */
export function SelectedPlanLink({ plan: { id, name, year } }: { plan: SelectedPlan }) {
  const search = useSubmitted()?.search ?? null;
  return (
    <Link
      to={planPath(id, year ?? search?.year)}
      state={search && planLinkState({ ...search, year: year ?? search.year })}
    >
      {name}
    </Link>
  );
}
