import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { lazyPart } from '#ui/index.js';
import type { PlanCare } from '../model/plan-care.js';
import type { Asked } from './CareLoader.js';

type Parts = typeof import('./lazy-parts.js');
/** Loads the components of this file, and the functions that judge what plans cover. */
export const loadCareParts = (): Promise<Parts> => import('./lazy-parts.js');

/**
 * Components that are loaded on demand: the person's lists of medicines and doctors, a section of a plan's page, and
 * the medicines and doctors on the dashboard.
 */
export const LazyCareLists = lazyPart(() => loadCareParts().then((parts) => parts.CareLists));
export const LazyPlanCare = lazyPart(() => loadCareParts().then((parts) => parts.PlanCare));
export const LazyCareOverPlans = lazyPart(() => loadCareParts().then((parts) => parts.CareOverPlans));

/** Returns a component that shows nothing until its code is loaded, or if its code cannot be loaded. */
function extra<P extends object>(choose: (parts: Parts) => ComponentType<P>) {
  const Part = lazy<ComponentType<P>>(() =>
    loadCareParts().then(
      (parts) => ({ default: choose(parts) }),
      () => ({ default: () => null }),
    ),
  );
  return function Extra(props: ComponentProps<ComponentType<P>>) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
const Loader = extra<Asked>((parts) => parts.CareLoader);
const Chips = extra<{ care: PlanCare }>((parts) => parts.CareChips);

/**
 * Loads which of the person's medicines and doctors the given plans cover. Every screen that shows this coverage
 * contains this component.
 */
export const CareLoader = (asked: Asked) => asked.planIds.length > 0 && <Loader {...asked} />;

/** List items that say how many of the person's medicines and doctors a plan covers. */
export const CareChips = ({ care }: { care: PlanCare | null }) => care && <Chips care={care} />;
