import { Link } from 'react-router';
import { planPath } from '#contract/pages.js';
import type { SelectedPlan } from '../../model/selected-plans.js';
import { useSubmitted } from '../../storage/answers.slice.js';
import { planLinkState } from '../../storage/plan-link-state.js';
import styles from './plan-marker.module.css';

const COLORS = ['blue', 'teal', 'green', 'purple'] as const;

/** Returns the letter of a compared plan: A for the best one, B for the next, and so on. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** A plan's letter (its number if plans are unordered) in a ring. Its color alone would not tell plans apart. */
export const PlanMarker = ({ index, sign = letterOf(index) }: { index: number; sign?: string | number }) => (
  <span className={styles.letter} data-color={COLORS[index % COLORS.length]}>
    {sign}
  </span>
);

/**
 * A link to the page of a chosen plan, for the plan year in which the person chose it. If there was an earlier search,
 * the page shows the price for the household of that search. The year is named if it is not that of the search.
 */
export function SelectedPlanLink({ plan: { id, name, year } }: { plan: SelectedPlan }) {
  const search = useSubmitted()?.search ?? null;
  return (
    <Link
      to={planPath(id, year ?? search?.year)}
      state={search && planLinkState({ ...search, year: year ?? search.year })}
    >
      {name}
      {year && search && year !== search.year && ` (${year})`}
    </Link>
  );
}
