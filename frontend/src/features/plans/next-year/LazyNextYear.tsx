import { useEffect, useRef } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { partInView } from '#ui/index.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { isOfThisYear, NEXT_YEAR_ID } from './next-year-place.js';
import styles from './next-year-room.module.css';

interface Props {
  readonly id: string;
  readonly search: PlanSearch;
}

const Part = partInView(() => import('./lazy-parts.js').then((part) => part.NextYear), styles.room);
const TITLE_ID = 'next-year-title';

/**
 * The part of a plan's page about the next year. It is shown for plans of the year that is going on. Its code and its
 * figures are loaded when it comes into view. A link from another screen leads to it.
 */
export function LazyNextYear(props: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === `#${NEXT_YEAR_ID}`) place.current?.focus();
  }, []);
  return (
    isOfThisYear(props.search.year) && (
      <section id={NEXT_YEAR_ID} ref={place} tabIndex={-1} aria-labelledby={TITLE_ID} className="stack">
        <h2 id={TITLE_ID}>{PLAN_PAGE.nextYear(props.search.year + 1)}</h2>
        <Part {...props} />
      </section>
    )
  );
}
