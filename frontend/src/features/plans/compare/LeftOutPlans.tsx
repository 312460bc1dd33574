import { COMPARE_PAGE } from '#contract/messages/plans/plan-page.js';
import { COMPARE_PLANS } from '#contract/messages/plans/plans.js';
import { Button, Notice } from '#ui/index.js';
import { type PlansToCompare, type SelectedPlan } from '../model/selected-plans.js';
import { useSelectedPlans } from '../storage/selected-plans.slice.js';

function Line({ plan, text }: { plan: SelectedPlan; text: string }) {
  const [, toggle] = useSelectedPlans();
  return (
    <li>
      {text}{' '}
      <Button kind="quiet" onClick={() => toggle(plan)}>
        {COMPARE_PLANS.remove}
        <span className="visually-hidden"> {plan.name}</span>
      </Button>
    </li>
  );
}

interface Props {
  readonly chosen: PlansToCompare;
  readonly found: readonly string[] | null;
}

export function LeftOutPlans({ chosen: { plans, year, ofOtherYears }, found }: Props) {
  const gone = found === null ? [] : plans.filter(({ id }) => !found.includes(id));
  if (gone.length + ofOtherYears.length === 0) return null;
  return (
    <div className="no-print">
      <Notice tone="warning">
        {found?.length === 0 && (
          <p>
            <strong>{COMPARE_PAGE.noneLeft}</strong>
          </p>
        )}
        <ul>
          {gone.map((plan) => (
            <Line key={plan.id} plan={plan} text={COMPARE_PAGE.gone(plan.name, year)} />
          ))}
          {ofOtherYears.map((plan) => (
            <Line key={plan.id} plan={plan} text={COMPARE_PAGE.otherYear(plan.name, plan.year, year)} />
          ))}
        </ul>
      </Notice>
    </div>
  );
}
