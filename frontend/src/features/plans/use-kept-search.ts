import { useEffect, useRef, useState } from 'react';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { kindsOf, type useSearch } from './use-search.js';
import type { Draft } from './draft.js';
import { readSearch } from './kept.js';
import { useOfferedYears } from './YearField.js';

/**
 * Runs searches that were kept from another time: the last one, once the years on offer are known, and saved ones. One
 * of a year that is not on offer any more is not run: prices nobody can get would be shown; the form has moved to a year
 * that is. `goneYear` names the year while nothing newer was asked.
 */
export function useKeptSearch({ run, hasRun }: Pick<ReturnType<typeof useSearch>, 'run' | 'hasRun'>, draft: Draft) {
  const [last] = useState(readSearch);
  const { years, failure } = useOfferedYears();
  const [goneYear, setGoneYear] = useState<number | null>(null);
  const isStarted = useRef(last === null);
  const areYearsSettled = years !== null || failure !== undefined;

  function show(search: PlanSearch, from: Draft): void {
    const isGone = years?.includes(search.year) === false;
    setGoneYear(isGone ? search.year : null);
    if (!isGone) void run({ search, kinds: kindsOf(search, from) });
  }
  useEffect(() => {
    if (!last || isStarted.current || !areYearsSettled) return;
    isStarted.current = true;
    if (!hasRun()) show(last, draft);
  });
  return { show, goneYear, forgetGoneYear: () => setGoneYear(null), currentYear: years?.[0] ?? null, isWaiting: last !== null && !areYearsSettled };
}
