import { useLayoutEffect } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { COMPARE } from '#contract/limits/plans.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import { plansToCompare } from '../model/selected-plans.js';
import { useSubmitted } from '../storage/answers.slice.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import { LazyChosenComparison } from './LazyChosenComparison.js';

interface Props {
  /** Called with the last search, and whether plans can be compared, before the page is painted and on each change. */
  readonly onSearch: (search: PlanSearch | null, canCompare: boolean) => void;
}

export function StoredChoice({ onSearch }: Props) {
  const search = useSubmitted()?.search ?? null;
  const whose = useWhoseAnswers();
  const [selected] = useSelectedPlans();
  const canCompare = search !== null && plansToCompare(selected, search.year).plans.length >= COMPARE.min;
  useLayoutEffect(() => onSearch(search, canCompare), [search, canCompare, onSearch]);
  return <LazyChosenComparison isOwn={search !== null && whose === 'own'} />;
}
