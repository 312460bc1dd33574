import type { PlanSummary } from '#contract/plans/plan.js';
import { Button, Notice } from '#ui/index.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { PLAN } from '../messages/plan.js';
import { COMPARE_PLANS } from '../messages/plans.js';
import { type PlansToCompare, type SelectedPlan } from '../model/selected-plans.js';
import { useSelectedPlans } from '../storage/choices.slice.js';

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
  /** The chosen plans that the server has found. It is null before the server responds. */
  readonly found: readonly Pick<PlanSummary, 'id' | 'premium'>[] | null;
  /** Two-letter code of the state in which the household lives. */
  readonly livesIn: string;
}

/** Says why chosen plans are not compared or have no price, such as the plans of another county. */
export function LeftOutPlans({ chosen: { plans, year, ofOtherYears }, found, livesIn }: Props) {
  const gone = found === null ? [] : plans.filter(({ id }) => !found.some((plan) => plan.id === id));
  const unpriced = plans.filter(({ id }) => found?.some((plan) => plan.id === id && plan.premium === null));
  if (gone.length + unpriced.length + ofOtherYears.length === 0) return null;
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
          {unpriced.map((plan) => (
            <Line
              key={plan.id}
              plan={plan}
              text={`${plan.name}: ${PLAN.noPriceHere}. ${PLAN_PAGE.noPriceWhy(plan.id.slice(5, 7), livesIn)}`}
            />
          ))}
          {ofOtherYears.map((plan) => (
            <Line key={plan.id} plan={plan} text={COMPARE_PAGE.otherYear(plan.name, plan.year, year)} />
          ))}
        </ul>
      </Notice>
    </div>
  );
}
