import { useEffect, useRef, useState } from 'react';
import { FILTER } from '#contract/messages/plans/plan-list.js';
import { useWide } from '#theme/index.js';
import { Button, lazyPart } from '#ui/index.js';
import { countFilters, NO_FILTERS } from '../../model/ranking/filters.js';
import type { FilterProps } from './FilterFields.js';
import styles from './filters.module.css';

const load = () => import('./lazy-filters.js');
const LazyFilterFields = lazyPart(() => load().then((part) => part.FilterFields));
const LazyFilterSheet = lazyPart(() => load().then((part) => part.FilterSheet));
/** The box that replaces the list of plans if no plan fits the filters. */
export const LazyNoMatches = lazyPart(() => load().then((part) => part.NoMatches));

interface Props extends FilterProps {
  /** Number of plans in the list that fit the filters. */
  readonly found: number;
}

/**
 * The filters of the plan list. On wide screens the filters are a column beside the list. On other screens a button
 * opens them in a dialog.
 */
export function FilterPanel({ found, ...props }: Props) {
  const isWide = useWide();
  // `isOpen` is null until the person opens the filters for the first time. Before that, their code is not loaded.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const opener = useRef<HTMLDivElement>(null);
  // The dialog returns focus to its button, unless the window was wide in the meantime. The button is then a new one.
  useEffect(() => {
    if (isOpen === false) opener.current?.querySelector('button')?.focus();
  }, [isOpen]);
  const active = countFilters(props.filters);
  const title = active > 0 ? `${FILTER.title} (${FILTER.active(active)})` : FILTER.title;
  const clear = active > 0 && (
    <Button kind="quiet" onClick={() => props.onChange(NO_FILTERS)}>
      {FILTER.clear}
    </Button>
  );
  if (!isWide)
    return (
      <div ref={opener}>
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title}
        </Button>
        {clear}
        {isOpen !== null && <LazyFilterSheet {...props} found={found} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </div>
    );
  return (
    <section className={`${styles.rail} stack no-print`} aria-label={FILTER.title}>
      <h4>{title}</h4>
      {clear && <p>{clear}</p>}
      <LazyFilterFields {...props} />
    </section>
  );
}
