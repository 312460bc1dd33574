import { skipToken } from '@reduxjs/toolkit/query/react';
import { Baby, Bone, Droplet } from 'lucide-react';
import type { Household } from '#contract/api/plans.contract.js';
import type { Plan, PlanYearCost, WorkedExample } from '#contract/plans/plan.js';
import { plansApi } from '../api/plans.api.js';
import chart from '../components/costs/cost-picture.module.css';
import { percent } from '../components/costs/CostPicture.js';
import { NO_EXTRA_SAVINGS } from '../messages/costs/plan-costs.js';
import { EXAMPLE_TOTALS, EXAMPLES, PICTURE, STEPS, YEARS } from '../messages/plan-pictures.js';
import { totalAmount } from '../model/costs/cost-rows.js';
import { wholeDollars } from '../model/costs/money.js';
import { paidText, payStepsOf, setPricesOf, type PayStep } from '../model/costs/pay-steps.js';
import { Fold } from './facts/parts.js';
import { beyondText, planInWords } from './plan-in-words.js';
import styles from './plan-pictures.module.css';
import { TwentyYears } from './TwentyYears.js';

function textOf({ kind, share, until }: PayStep, plan: Plan): string {
  if (kind === 'between') return STEPS.betweenText(Math.round(100 * share));
  if (kind === 'beyond') return beyondText(plan, plan.moops[0]?.amount ?? 0);
  return [
    STEPS.beforeText(paidText(plan)(until ?? 0)),
    ...(setPricesOf(plan).length > 0 ? [STEPS.flatPrices] : []),
  ].join(' ');
}

/**
 * A picture of one part of the year, drawn as a box. The dark area at the bottom is the person's share of each dollar.
 */
function Step({ step, plan, index }: { step: PayStep; plan: Plan; index: number }) {
  const isFromStart = index === 0 && step.kind !== 'before';
  const when = index === 0 ? STEPS.first : step.kind === 'beyond' ? STEPS.last : STEPS.next;
  const dollars = Math.round(100 * step.share);
  return (
    <li>
      <svg className={styles.share} role="img" aria-label={STEPS.share(dollars)}>
        <rect width="100%" height="100%" rx="6" className={styles.plan} />
        {dollars > 0 && (
          <rect y={percent(1 - step.share)} width="100%" height={percent(step.share)} rx="6" className={styles.you} />
        )}
      </svg>
      <p className="muted small">{when}</p>
      <h3>{isFromStart ? STEPS.fromStart : STEPS[step.kind]}</h3>
      <p>{textOf(step, plan)}</p>
      {step.until !== null && <p className={styles.until}>{STEPS.paid(paidText(plan)(step.until))}</p>}
    </li>
  );
}

/** A plan's cost in plain words, and a picture of who pays which share as the cost of a year's care increases. */
function Steps({ plan, savings }: Pick<Props, 'plan' | 'savings'>) {
  const steps = payStepsOf(plan);
  return (
    <Fold title={STEPS.title} what={steps ? PICTURE : undefined}>
      <p>{planInWords(plan).join(' ')}</p>
      {savings === 'unknown' && <p className="muted">{NO_EXTRA_SAVINGS.unknown}</p>}
      {steps && (
        <>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <Step key={step.kind} step={step} plan={plan} index={index} />
            ))}
          </ol>
          <ul className={chart.key}>
            <li>
              <span aria-hidden="true" className={chart.premiumsKey} />
              {STEPS.you}
            </li>
            <li>
              <span aria-hidden="true" className={styles.planKey} />
              {STEPS.plan}
            </li>
          </ul>
        </>
      )}
    </Fold>
  );
}

const ICONS = { baby: Baby, diabetes: Droplet, fracture: Bone } as const;
const NAMES = ['baby', 'diabetes', 'fracture'] as const;
/** The ages at which the worked examples count with a birth. */
const MAY_BE_PREGNANT = { from: 12, to: 50 } as const;
const SCALE = EXAMPLE_TOTALS.baby;

/** The person's dollars in a worked example, which may exceed the maximum: some care is not covered. */
const ownShare = ({ deductible, copay, coinsurance, limit }: WorkedExample): number =>
  deductible + copay + coinsurance + limit;

/** Returns whether somebody in a household may be pregnant. It is true if the household is not known. */
export const mayBePregnant = (household: Household | null): boolean =>
  household === null ||
  household.people.some(
    ({ age, gender, is_pregnant }) =>
      is_pregnant || (gender !== 'Male' && age >= MAY_BE_PREGNANT.from && age <= MAY_BE_PREGNANT.to),
  );

/** The worked examples that the insurer published, as bars on a common scale, with the amounts beside the bars. */
function Examples({ plan, year, savings, household = null }: Props) {
  // When the marketplace calculates a plan's prices for a household, it omits the worked examples. The examples are
  // therefore requested separately, without a household.
  const { currentData } = plansApi.usePlanQuery(plan.sbcs ? skipToken : { params: { id: plan.id }, query: { year } });
  const sbcs = plan.sbcs ?? currentData?.plan.sbcs;
  // A worked example in which the person pays more than the care costs cannot be right, so it is not shown.
  const names = NAMES.filter(
    (name) => sbcs && ownShare(sbcs[name]) <= EXAMPLE_TOTALS[name] && (name !== 'baby' || mayBePregnant(household)),
  );
  if (!sbcs || names.length === 0) return null;
  const most = plan.most_in_tier_2 ?? totalAmount(plan.moops);
  return (
    <Fold title={EXAMPLES.title(names.map((name) => EXAMPLES.short[name]))}>
      <p>
        {EXAMPLES.lead} {savings && NO_EXTRA_SAVINGS[savings]}
      </p>
      {savings === 'own' && most !== null && <p>{EXAMPLES.never(paidText(plan)(most))}</p>}
      <ul className={styles.examples}>
        {names.map((name) => {
          const Icon = ICONS[name];
          const [own, total] = [ownShare(sbcs[name]), EXAMPLE_TOTALS[name]];
          const { deductible, copay, coinsurance, limit } = sbcs[name];
          return (
            <li key={name}>
              <h3>
                <Icon aria-hidden="true" className="icon" /> {EXAMPLES.names[name]}
              </h3>
              <svg className={styles.bar} aria-hidden="true">
                <rect width={percent(total / SCALE)} height="100%" rx="4" className={styles.plan} />
                <rect width={percent(Math.min(own, total) / SCALE)} height="100%" rx="4" className={styles.you} />
              </svg>
              <p>
                <b>{EXAMPLES[savings ? 'payWithout' : 'pay'](wholeDollars(own), wholeDollars(total))}</b>
                <span className="muted small">
                  {' '}
                  {EXAMPLES.parts(
                    wholeDollars(deductible),
                    wholeDollars(copay),
                    wholeDollars(coinsurance),
                    wholeDollars(limit),
                  )}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}

interface Props {
  readonly plan: Plan;
  /** The yearly cost of the plan for the household. It is null if the household is not known. */
  readonly cost: PlanYearCost | null;
  /** A phrase that names the medicines which the cost leaves out, or null if there are none. */
  readonly note?: string | null;
  readonly year: number | undefined;
  /**
   * Whether the household gets reduced cost sharing with this plan (`own`), or may at a low income (`unknown`). The
   * insurer's examples never count it; other amounts do if the household is known.
   */
  readonly savings: keyof typeof NO_EXTRA_SAVINGS | null;
  /** Whom the worked examples must fit. It is null if the household is not known. */
  readonly household?: Household | null;
}

/** The pictures in the folds of a plan's page: who pays when, twenty years, and worked examples. */
export function PlanPictures(props: Props) {
  const { cost, note = null } = props;
  return (
    <>
      <Steps {...props} />
      {cost?.years && cost.years.length > 0 && (
        <Fold title={YEARS.title(cost.years.length)} what={PICTURE}>
          <TwentyYears cost={cost} note={note} />
        </Fold>
      )}
      <Examples {...props} />
    </>
  );
}
