import { lazy, Suspense, useEffect, type ComponentProps, type ComponentType } from 'react';
import { useAppDispatch } from '#store/index.js';
import { lazyPart } from '#ui/index.js';
import type { PlanCare } from '../model/plan-care.js';
import { careFactsFound, NO_CARE_FACTS } from '../storage/care-facts.slice.js';
import type { Asked } from './CareLoader.js';

type Parts = typeof import('./lazy-parts.js');
/** Loads the code of the components for medicines and doctors, and of the functions that judge what plans cover. */
export const loadCareParts = (): Promise<Parts> => import('./lazy-parts.js');

/**
 * The person's lists of medicines and doctors, with the search for more. The code is in a file of its own, because it
 * is needed only when somebody expands the lists.
 */
export const LazyCareLists = lazyPart(() => import('../lists/CareLists.js').then((part) => part.CareLists));
/** Components that are loaded on demand: a section of a plan's page, and the medicines and doctors on the dashboard. */
export const LazyPlanCare = lazyPart(() => loadCareParts().then((parts) => parts.PlanCare));
export const LazyCareCoverageSummary = lazyPart(() => loadCareParts().then((parts) => parts.CareCoverageSummary));

/**
 * A component that takes the place of `CareLoader` if the code of `CareLoader` cannot be loaded. The costs of plans are
 * then shown without waiting for the person's medicines.
 */
function NoCareLoader() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(careFactsFound({ ...NO_CARE_FACTS, isComing: false })), [dispatch]);
  return null;
}

/**
 * Returns a component that shows nothing until its code is loaded. If its code cannot be loaded, `Missing` takes its
 * place.
 */
function extra<P extends object>(choose: (parts: Parts) => ComponentType<P>, Missing: ComponentType<P> = () => null) {
  const Part = lazy<ComponentType<P>>(() =>
    loadCareParts().then(
      (parts) => ({ default: choose(parts) }),
      () => ({ default: Missing }),
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
const Loader = extra<Asked>((parts) => parts.CareLoader, NoCareLoader);
const Chips = extra<{ care: PlanCare }>((parts) => parts.CareChips);

/**
 * Loads which of the person's medicines and doctors the given plans cover. Every screen that shows this coverage
 * contains this component.
 */
export const CareLoader = (asked: Asked) => asked.planIds.length > 0 && <Loader {...asked} />;

/** List items that say how many of the person's medicines and doctors a plan covers. */
export const CareChips = ({ care }: { care: PlanCare | null }) => care && <Chips care={care} />;
