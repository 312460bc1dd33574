import { useLayoutEffect } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import { useSubmitted } from '../storage/answers.slice.js';
import { LazyChosenComparison } from './LazyChosenComparison.js';

interface Props {
  /** Receives the last search in this browser, before the page is painted, and again whenever it changes. */
  readonly onSearch: (search: PlanSearch | null) => void;
}

export function StoredChoice({ onSearch }: Props) {
  const search = useSubmitted()?.search ?? null;
  const whose = useWhoseAnswers();
  useLayoutEffect(() => onSearch(search), [search, onSearch]);
  return <LazyChosenComparison isOwn={search !== null && whose === 'own'} />;
}
