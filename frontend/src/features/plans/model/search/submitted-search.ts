import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { canonical } from './canonical.js';
import { countsAsNone, type CoverageAnswer } from './other-coverage.js';
import { kindsIn, type Draft } from './search-draft.js';
import { toSearchRequest } from './search-request.js';

/** A search that was sent. `kinds` are the people's answers about other coverage, null if they are not known. */
export interface SubmittedSearch {
  readonly search: PlanSearch;
  readonly kinds: readonly CoverageAnswer[] | null;
  /** The form's entries that led to the search, or undefined if they are not known. */
  readonly entries?: Draft;
}
export type OwnSearch = Required<Pick<SubmittedSearch, 'search' | 'entries'>>;

const asText = (value: unknown): string => JSON.stringify(canonical(value));

export const isSameSearch = (one: PlanSearch, other: PlanSearch): boolean => asText(one) === asText(other);

/** The form's answers about other coverage if its entries are still those of the search, otherwise null. */
export function coverageKindsOf(search: PlanSearch, draft: Draft): readonly CoverageAnswer[] | null {
  const request = z.safeParse(PlanSearch, toSearchRequest(draft));
  return request.success && asText(request.data) === asText(search) ? kindsIn(draft) : null;
}

const sameKind = (kind: CoverageAnswer): CoverageAnswer => (countsAsNone(kind) ? 'none' : kind);

/** Returns whether the form's entries, which may be incomplete, differ from the search that was sent. */
export function isDraftChanged({ search, kinds }: SubmittedSearch, draft: Draft): boolean {
  if (asText(toSearchRequest(draft)) !== asText(search)) return true;
  return kinds !== null && asText(kinds.map(sameKind)) !== asText(kindsIn(draft).map(sameKind));
}
