import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { lazyPart } from '#ui/index.js';
import type { PlanCare } from '../model/plan-care.js';
import type { Asked } from './CareLoader.js';

type Parts = typeof import('./lazy-parts.js');
const load = (): Promise<Parts> => import('./lazy-parts.js');

/** The person's lists, a section of a plan's page, and the medicines on the dashboard. Their code is loaded later. */
export const LazyCareLists = lazyPart(() => load().then((parts) => parts.CareLists));
export const LazyPlanCare = lazyPart(() => load().then((parts) => parts.PlanCare));
export const LazyMedicinesOverPlans = lazyPart(() => load().then((parts) => parts.MedicinesOverPlans));

/** Returns a component that is left out until its code is loaded, and for good if the code cannot be loaded. */
function extra<P extends object>(choose: (parts: Parts) => ComponentType<P>) {
  const Part = lazy<ComponentType<P>>(() =>
    load().then(
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

/** Finds out what plans say about the person's medicines and doctors. Each screen that shows it contains a loader. */
export const CareLoader = (asked: Asked) => asked.planIds.length > 0 && <Loader {...asked} />;

/** How many of the person's medicines and doctors a plan covers, as items of a list of chips. */
export const CareChips = ({ care }: { care: PlanCare | null }) => care && <Chips care={care} />;
