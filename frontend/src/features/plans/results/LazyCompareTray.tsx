import { useState } from 'react';
import { lazyPart } from '#ui/index.js';
import { COMPARE_PLANS } from '../messages/plans.js';
import { useSelectedPlans } from '../storage/selected-plans.slice.js';

const CompareTray = lazyPart(() => import('./CompareTray.js').then((part) => part.CompareTray));

/**
 * The bar of the plans chosen for comparison. Its code is loaded when the first plan is chosen; before, a sentence says
 * how to compare plans. The bar stays when the last plan is removed, because it offers to bring the plan back.
 */
export function LazyCompareTray({ year }: { year: number }) {
  const [selected] = useSelectedPlans();
  const [wasChosen, setChosen] = useState(false);
  if (selected.length > 0 && !wasChosen) setChosen(true);
  return wasChosen ? <CompareTray year={year} /> : <p className="muted no-print">{COMPARE_PLANS.needMore}</p>;
}
