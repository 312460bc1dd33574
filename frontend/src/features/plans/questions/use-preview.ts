import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import type { PlanSearch, PlanSearchReply } from '#contract/api/plans.contract.js';
import { plansApi } from '../api/plans.api.js';

/** Time in milliseconds for which the answers must stay unchanged before the plans that fit them are requested. */
const PAUSE_MS = 600;

export interface Preview {
  /** The plans that fit the answers, null if answers are missing, during the request and if it failed. */
  readonly reply: PlanSearchReply | null;
  readonly isBusy: boolean;
  /** Whether the plans for these answers could not be requested, for example because there is no connection. */
  readonly hasFailed: boolean;
}

/** Requests the plans while the person answers, for their number and the tax credit. Null: answers are missing. */
export function usePreview(search: PlanSearch | null): Preview {
  const text = JSON.stringify(search);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isSettled = search !== null && settled === text;
  const { currentData, isFetching, isError } = plansApi.useSearchPlansQuery(isSettled ? { body: search } : skipToken);
  return {
    reply: (isSettled && currentData) || null,
    isBusy: search !== null && (!isSettled || isFetching),
    hasFailed: isSettled && isError && !isFetching,
  };
}
