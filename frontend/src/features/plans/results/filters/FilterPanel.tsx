import { memo, useEffect, useRef } from 'react';
import { useWide } from '#theme/index.js';
import { Button, lazyPart, partInView } from '#ui/index.js';
import { FILTER } from '../../messages/plan-list.js';
import { countFilters, NO_FILTERS } from '../../model/ranking/filters.js';
import { PreferencesPanel } from '../../questions/PreferencesPanel.js';
import type { FilterProps } from './FilterFields.js';
import styles from './filters.module.css';

const load = () => import('./lazy-filters.js');
// Many people with a wide screen choose one of the first three plans, which are above the list with its filters.
const LazyFilterFields = partInView(() => load().then((part) => part.FilterFields));
const LazyFilterSheet = lazyPart(() => load().then((part) => part.FilterSheet));
/** The box that replaces the list of plans if no plan fits the filters. */
export const LazyNoMatches = lazyPart(() => load().then((part) => part.NoMatches));

interface Props extends FilterProps {
  readonly found: number;
  /** Whether the dialog with the filters is open: null until the person opens it for the first time. */
  readonly isOpen: boolean | null;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The filters: a column beside the list on wide screens, otherwise a dialog that a button opens. */
export const FilterPanel = memo(function FilterPanel({ found, isOpen, onToggle, ...props }: Props) {
  const isWide = useWide();
  const opener = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // The browser returns focus to the button that opened the dialog. If the window was wide in the meantime, that button
  // no longer exists, and the new one takes focus.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen === true;
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
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => onToggle(true)}>
          {title}
        </Button>
        {clear}
        {isOpen !== null && (
          <LazyFilterSheet {...props} found={found} isOpen={isOpen} onClose={() => onToggle(false)} />
        )}
      </div>
    );
  return (
    <section className={`${styles.rail} stack no-print`} aria-label={FILTER.title}>
      <h4>{title}</h4>
      {clear && <p>{clear}</p>}
      <LazyFilterFields {...props} />
      <PreferencesPanel />
    </section>
  );
});
