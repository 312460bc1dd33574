import { useMemo } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { PlanSummary } from '../../../../backend/src/contract/plan.js';
import { Eligibility, PlanSearch, Provenance } from '../../../../backend/src/contract/plans.contract.js';
import { privateOwner } from '../session/index.js';

/** What stands in a history entry: it outlives releases and log-outs, so it is checked like anything from outside. */
const Entry = z.object({ owner: z.nullable(z.string()), search: PlanSearch, plan: z.optional(PlanSummary), provenance: z.optional(Provenance), eligibility: z.optional(Eligibility) });

/** A plan's figures as a list or comparison showed them: where they come from, and whom they are for. */
interface Figures {
  readonly plan: PlanSummary;
  readonly provenance: Provenance;
  readonly eligibility: Eligibility;
}

/** What a link brought along: the household and, from a list, the plan's figures. */
export interface Passed {
  readonly search: PlanSearch;
  readonly figures: Figures | null;
}

/** For the state of a link to a plan. */
export const passing = (search: PlanSearch, figures?: Partial<Figures>): z.infer<typeof Entry> => ({ owner: privateOwner(), search, ...figures });

/**
 * Reads what came along with the navigation. Nothing, when somebody logged out since. Figures without their source, their
 * date and whom they are for are left out.
 */
export function passedFrom(state: unknown, id: string): Passed | null {
  const parsed = z.safeParse(Entry, state);
  if (!parsed.success || parsed.data.owner !== privateOwner()) return null;
  const { search, plan, provenance, eligibility } = parsed.data;
  if (plan && plan.id !== id) return null;
  return { search, figures: plan && provenance && eligibility ? { plan, provenance, eligibility } : null };
}

export function usePassed(id: string): Passed | null {
  const { state } = useLocation();
  return useMemo(() => passedFrom(state, id), [state, id]);
}
