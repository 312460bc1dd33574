import { COMPARE_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { COMPARE_PLANS } from '../../../../backend/src/contract/messages/plans.js';
import { Button, Notice } from '../../ui/index.js';
import { useSelectedPlans, type SelectedPlan } from './kept.js';
import type { ToCompare } from './to-compare.js';

function Line({ plan, text }: { plan: SelectedPlan; text: string }) {
  const [, toggle] = useSelectedPlans();
  return <li>{text} <Button kind="quiet" onClick={() => toggle(plan)}>{COMPARE_PLANS.remove}<span className="visually-hidden"> {plan.name}</span></Button></li>;
}

interface Props {
  readonly chosen: ToCompare;
  /** Ids of the plans that came back; null as long as nothing did. */
  readonly found: readonly string[] | null;
}

/** Every chosen plan that does not stand in the comparison, with the reason, and the next step when none does. */
export function LeftOut({ chosen: { plans, year, ofOtherYears }, found }: Props) {
  const gone = found === null ? [] : plans.filter(({ id }) => !found.includes(id));
  if (gone.length + ofOtherYears.length === 0) return null;
  return (
    <div className="no-print">
      <Notice tone="warning">
        {found?.length === 0 && <p><strong>{COMPARE_PAGE.noneLeft}</strong></p>}
        <ul>
          {gone.map((plan) => <Line key={plan.id} plan={plan} text={COMPARE_PAGE.gone(plan.name, year)} />)}
          {ofOtherYears.map((plan) => <Line key={plan.id} plan={plan} text={COMPARE_PAGE.otherYear(plan.name, plan.year, year)} />)}
        </ul>
      </Notice>
    </div>
  );
}
