import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import type { PlanSearch, PlanSearchReply } from '#contract/api/plans.contract.js';
import { plansApi } from '../api/plans.api.js';

/** How long the answers must stay unchanged before the plans for them are looked up, in milliseconds. */
const PAUSE_MS = 600;

export interface Preview {
  /** The plans for the answers; null while they are unknown, incomplete or being looked up. */
  readonly reply: PlanSearchReply | null;
  readonly isBusy: boolean;
}

/**
 * Looks up the plans for the answers while the person is still answering, so that the form can say what the answers
 * bring. A failure shows nothing here; the search itself reports it. `search` is null as long as answers are missing.
 */
export function usePreview(search: PlanSearch | null): Preview {
  const text = JSON.stringify(search);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isSettled = search !== null && settled === text;
  const { currentData, isFetching } = plansApi.useSearchPlansQuery(isSettled ? { body: search } : skipToken);
  return {
    reply: (isSettled && currentData) || null,
    isBusy: search !== null && (!isSettled || isFetching),
  };
}
