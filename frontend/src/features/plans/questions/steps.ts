import * as z from 'zod/mini';
import { Household, Place, PlanSearch } from '#contract/api/plans.contract.js';
import type { Draft } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';

/** The questions in their order. On phones each is a step of its own; wider windows show all of them on one page. */
export const STEPS = ['place', 'people', 'income', 'care'] as const;
export type Step = (typeof STEPS)[number];

/** What the answers of each step must fulfill. The last step ends the questions, so it checks all answers. */
export const SCHEMAS = {
  place: z.object({ place: Place, year: PlanSearch.shape.year }),
  people: z.object({ household: z.object({ people: Household.shape.people }) }),
  income: z.object({ household: z.object({ income: Household.shape.income }) }),
  care: PlanSearch,
} as const satisfies Record<Step, z.ZodMiniType>;

/** Returns the step in the URL's query parameters, or null if they name none. */
export const stepIn = (params: URLSearchParams): Step | null =>
  STEPS.find((step) => step === params.get('step')) ?? null;

/** Returns the query string of a step. The page's other parameters stay. */
export function stepAddress(step: Step | null, params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  if (step === null) next.delete('step');
  else next.set('step', step);
  return `?${next.toString()}`;
}

/** Returns the last step that can be shown: the first whose questions are not all answered. */
export function furthestStep(draft: Draft): Step {
  const request = toSearchRequest(draft);
  return STEPS.find((step) => !z.safeParse(SCHEMAS[step], request).success) ?? 'care';
}

/** Returns the step to show for the one in the URL, which may be too far ahead of the answers. */
export function stepShown(draft: Draft, wanted: Step | null): Step {
  const last = STEPS.indexOf(furthestStep(draft));
  return STEPS[Math.min(last, STEPS.indexOf(wanted ?? 'place'))] ?? 'place';
}

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step;
export const stepBefore = (step: Step): Step => STEPS[STEPS.indexOf(step) - 1] ?? step;
