import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { ErrorCode } from '../../../../backend/src/contract/messages/errors.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { PlanSearch, type PlanSearchReply } from '../../../../backend/src/contract/plans.contract.js';
import { isFailure, type Failure } from '../../api/index.js';
import type { Problem } from '../../ui/index.js';
import { privateOwner } from '../session/index.js';
import type { Draft } from './draft.js';
import { keepSearch } from './kept.js';
import { isMedicareOnly, type OtherCoverage } from './other-coverage.js';
import { plansApi } from './plans.api.js';
import { inOrder } from './saved-here.js';
import { searchOf } from './search-entries.js';

/** A search, and what each person said of other coverage; null where only the search itself was kept. */
export interface Asked {
  readonly search: PlanSearch;
  readonly kinds: readonly OtherCoverage[] | null;
}
/** Who sells plans where this marketplace does not: the state's own exchange, as far as it is known, or nobody (a territory). */
export interface Away {
  readonly isTerritory: boolean;
  readonly name?: string;
  readonly url?: string;
}
export type Answer = Asked & ({ readonly kind: 'plans'; readonly reply: PlanSearchReply } | { readonly kind: 'away'; readonly away: Away } | { readonly kind: 'medicare' });

interface State {
  readonly answer: Answer | null;
  readonly isBusy: boolean;
  /** Why the last search did not work; what `answer` holds is then older. */
  readonly problem: Problem | null;
}

/** What the form knows of other coverage, if it still says what was searched for. */
export function kindsOf(search: PlanSearch, draft: Draft): readonly OtherCoverage[] | null {
  const said = z.safeParse(PlanSearch, searchOf(draft));
  if (!said.success || JSON.stringify(inOrder(said.data)) !== JSON.stringify(inOrder(search))) return null;
  return draft.people.flatMap(({ other }) => (other === '' ? [] : [other]));
}

const OWN: ErrorCode = 'plans.stateExchange';
const TERRITORY: ErrorCode = 'plans.territory';

/** A place that is served by others is an answer with a way on, no failure. */
function awayFrom({ code, errors }: Failure): Away | null {
  if (code === TERRITORY) return { isTerritory: true };
  const url = errors?.['hix_url'];
  return code === OWN ? { isTerritory: false, name: errors?.['hix_name'], url: url?.startsWith('https:') ? url : undefined } : null;
}

const problemOf = (failure: unknown): Problem => ({ text: SEARCH.failed, info: isFailure(failure) ? failure.detail : undefined });

/** Asks for plans. What was found before stays until something newer is there; an answer that comes late is dropped. */
export function useSearch() {
  const [searchPlans] = plansApi.useSearchPlansMutation();
  const [state, setState] = useState<State>({ answer: null, isBusy: false, problem: null });
  const latest = useRef(0);

  async function answerTo(asked: Asked): Promise<Answer> {
    if (isMedicareOnly(asked.kinds)) return { ...asked, kind: 'medicare' };
    try {
      const reply = await searchPlans({ body: asked.search }).unwrap();
      return { ...asked, kind: 'plans', reply };
    } catch (failure) {
      const away = isFailure(failure) ? awayFrom(failure) : null;
      if (away) return { ...asked, kind: 'away', away };
      throw failure;
    }
  }

  async function run(asked: Asked): Promise<Problem | void> {
    const turn = (latest.current += 1);
    const owner = privateOwner();
    setState(({ answer }) => ({ answer, isBusy: true, problem: null }));
    try {
      const answer = await answerTo(asked);
      if (turn !== latest.current) return;
      // Whoever asked may have logged out meanwhile, and the next person must not find it.
      if (answer.kind === 'plans' && owner === privateOwner()) keepSearch(asked.search);
      setState({ answer, isBusy: false, problem: null });
    } catch (failure) {
      if (turn !== latest.current) return;
      const problem = problemOf(failure);
      setState(({ answer }) => ({ answer, isBusy: false, problem }));
      return problem;
    }
  }
  return { ...state, run, hasRun: () => latest.current > 0 };
}
