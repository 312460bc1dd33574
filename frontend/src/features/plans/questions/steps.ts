import * as z from 'zod/mini';
import { Household, Place, PlanSearch } from '#contract/api/plans.contract.js';
import { useWide } from '#theme/index.js';
import type { Draft } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';

/** The steps of the questions in order: one at a time on phones, all on one page on wide screens. */
export const STEPS = ['place', 'people', 'income', 'care'] as const;
export type Step = (typeof STEPS)[number];

/** What each step's answers must satisfy. The last one checks all answers, because the request follows. */
export const SCHEMAS = {
  place: z.object({ place: Place, year: PlanSearch.shape.year }),
  people: z.object({ household: z.object({ people: Household.shape.people }) }),
  income: z.object({ household: z.object({ income: Household.shape.income }) }),
  care: PlanSearch,
} as const satisfies Record<Step, z.ZodMiniType>;

/** Returns the step in the URL's query parameters, or null if they contain no valid step. */
export const stepIn = (params: URLSearchParams): Step | null =>
  STEPS.find((step) => step === params.get('step')) ?? null;

/** Name of the query parameter that says that only the questions of one step are asked, to change their answers. */
const ONE = 'one';
export const isOneAsked = (params: URLSearchParams): boolean => params.has(ONE) && stepIn(params) !== null;

/** A step's query string, with the page's other parameters. With `isOne`, only this step is asked. */
export function stepAddress(step: Step | null, params: URLSearchParams, isOne = false): string {
  const next = new URLSearchParams(params);
  next.delete(ONE);
  if (step === null) next.delete('step');
  else next.set('step', step);
  if (isOne) next.set(ONE, '');
  return `?${next.toString()}`;
}

/** The last step that can be shown: the first with an unanswered question or, if there is none, the last. */
export function furthestStep(draft: Draft): Step {
  const request = toSearchRequest(draft);
  return STEPS.find((step) => !z.safeParse(SCHEMAS[step], request).success) ?? 'care';
}

/** The step to show for the one in the URL, or an earlier one that still has unanswered questions. */
export function stepShown(draft: Draft, wanted: Step | null): Step {
  const last = STEPS.indexOf(furthestStep(draft));
  return STEPS[Math.min(last, STEPS.indexOf(wanted ?? 'place'))] ?? 'place';
}

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step;
export const stepBefore = (step: Step): Step => STEPS[STEPS.indexOf(step) - 1] ?? step;

/** Returns whether the lists of medicines and doctors can be shown: phones show them after the other questions only. */
export function useCanReachCare(draft: Draft): boolean {
  const isWide = useWide();
  return isWide || furthestStep(draft) === 'care';
}
