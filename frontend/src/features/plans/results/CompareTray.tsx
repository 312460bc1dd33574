import { X } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { COMPARE } from '#contract/limits/plans.js';
import { useAppDispatch } from '#store/index.js';
import { useWide } from '#theme/index.js';
import { Button, ButtonLink } from '#ui/index.js';
import { TRAY_ID } from '../components/chosen/ChoosePlan.js';
import styles from '../components/chosen/compare-tray.module.css';
import { useFinderPages } from '../components/use-finder-pages.js';
import { COMPARE_PLANS } from '../messages/plans.js';
import { plansToCompare, type SelectedPlan } from '../model/selected-plans.js';
import { plansRestored, useSelectedPlans } from '../storage/choices.slice.js';

/** Label of the button that takes all plans out of the comparison. Small phones have no room for more words. */
export const CLEAR = 'Clear';

/** How long the bar offers to bring removed plans back, in milliseconds. */
const UNDO_MS = 10_000;

interface Removal {
  /** All chosen plans before the removal. */
  readonly before: readonly SelectedPlan[];
  readonly count: number;
}

/** Removes plans and brings them back. The bar takes focus from the button that disappears; nothing scrolls. */
function useRemoval(selected: readonly SelectedPlan[], toggle: (plan: SelectedPlan) => void) {
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  useEffect(() => {
    if (!removal) return undefined;
    // The button stays as long as it has focus.
    const end = (): void => void (status.current?.contains(document.activeElement) || setRemoval(null));
    const timer = setInterval(end, UNDO_MS);
    return () => clearInterval(timer);
  }, [removal]);
  const change = (next: Removal | null): void => {
    bar.current?.focus({ preventScroll: true });
    setRemoval(next);
  };
  return {
    bar,
    status,
    removal,
    remove: ({ detail }: MouseEvent, plans: readonly SelectedPlan[]): void => {
      // The second click of a double click would remove the next plan, which has moved to the place of the first.
      if (detail > 1) return;
      change({ before: selected, count: plans.length });
      plans.forEach(toggle);
    },
    undo: ({ before }: Removal): void => {
      change(null);
      dispatch(plansRestored(before));
    },
  };
}

/** The chosen plans at the lower edge of the window (only their number if it is narrow), with a comparison link. */
export function CompareTray({ year }: { year: number }) {
  const { compare } = useFinderPages();
  const [selected, toggle] = useSelectedPlans();
  const { bar, status, removal, remove, undo } = useRemoval(selected, toggle);
  const isWide = useWide();
  const { plans } = plansToCompare(selected, year);
  const title = COMPARE_PLANS.yours(plans.length);
  return (
    <div
      ref={bar}
      id={TRAY_ID}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className={`${styles.tray} no-print`}
      data-empty={(plans.length === 0 && !removal) || undefined}
    >
      {plans.length > 0 && isWide && (
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <li key={plan.id} className={styles.plan}>
              <span className={styles.name}>{plan.name}</span>
              <button type="button" className={styles.remove} onClick={(event) => remove(event, [plan])}>
                <X aria-hidden="true" className="icon" />
                <span className="visually-hidden">
                  {COMPARE_PLANS.remove} {plan.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {plans.length > 0 && !isWide && (
        <Button kind="quiet" onClick={(event) => remove(event, plans)}>
          {CLEAR}
          <span className="visually-hidden"> {title}</span>
        </Button>
      )}
      <div ref={status} role="status">
        {removal && (
          <>
            {COMPARE_PLANS.removed(removal.count)}{' '}
            <Button kind="quiet" onClick={() => undo(removal)}>
              {COMPARE_PLANS.undo}
            </Button>{' '}
          </>
        )}
        {plans.length >= COMPARE.min ? (
          <ButtonLink to={compare.path}>{COMPARE_PLANS.go(plans.length)}</ButtonLink>
        ) : (
          <p>{COMPARE_PLANS.needMore}</p>
        )}
      </div>
    </div>
  );
}
