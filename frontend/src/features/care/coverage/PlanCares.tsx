import type { ReactNode } from 'react';
import { usePlanCares } from './use-plan-cares.js';

/** What the plans of one year cover of the person's medicines and doctors. */
export type Cares = ReturnType<typeof usePlanCares>;

interface Props {
  readonly planIds: readonly string[];
  readonly year: number;
  readonly children: (cares: Cares) => ReactNode;
}

/**
 * Loads which of the person's medicines and doctors the given plans cover, and shows what its child makes of it. Parts
 * of a page use it for plans other than those that the page is about.
 */
export const PlanCares = ({ planIds, year, children }: Props) => children(usePlanCares(planIds, year));
