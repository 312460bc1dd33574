import { use } from 'react';
import { Link } from 'react-router';
import { COMPARE } from '../../../../backend/src/contract/limits.js';
import { COMPARE_PLANS } from '../../../../backend/src/contract/messages/plans.js';
import type { PlanSummary } from '../../../../backend/src/contract/plan.js';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { Button } from '../../ui/index.js';
import { isSamePlan, useSelectedPlans } from './kept.js';
import { passing } from './passed.js';
import { planPath } from './plan-path.js';
import { ShownAs } from './shown-as.js';

interface ChooseProps {
  readonly plan: Pick<PlanSummary, 'id' | 'name'>;
  /** The year the plan is looked at for; undefined while that is not known. */
  readonly year: number | undefined;
}

/** Chooses a plan for comparing, or lets it go again. */
export function ChoosePlan({ plan: { id, name }, year }: ChooseProps) {
  const [selected, toggle] = useSelectedPlans();
  const isSelected = selected.some((plan) => isSamePlan(plan, { id, year }));
  if (!isSelected && selected.length >= COMPARE.chosen) return <span className="muted">{COMPARE_PLANS.full(COMPARE.chosen)}</span>;
  return <Button kind="quiet" aria-pressed={isSelected} onClick={() => toggle({ id, name, year })}>{isSelected ? COMPARE_PLANS.chosen : COMPARE_PLANS.choose}<span className="visually-hidden"> {name}</span></Button>;
}

/** To the plan's page, taking the figures, their source and the household along, so that they need not be asked for again. */
export function PlanLink({ plan, search }: { plan: PlanSummary; search: PlanSearch }) {
  const shownAs = use(ShownAs) ?? undefined;
  return <Link to={planPath(plan.id, search.year)} state={passing(search, { plan, ...shownAs })}>{plan.name}</Link>;
}
