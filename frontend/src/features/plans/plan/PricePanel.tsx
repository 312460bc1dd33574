import type { ReactNode } from 'react';
import type { Place, Source } from '#contract/api/plans.contract.js';
import { isFullPrice } from '#contract/plans/help.js';
import { Wording } from '#features/wording/index.js';
import { ButtonAnchor, ButtonLink } from '#ui/index.js';
import { ChoosePlan } from '../components/chosen/ChoosePlan.js';
import tray from '../components/chosen/compare-tray.module.css';
import figures from '../components/costs/yearly-costs.module.css';
import { SampleMark } from '../components/Sample.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { creditUsed } from '../eligibility/credit-texts.js';
import { CREDIT } from '../messages/credit/credit.js';
import { NEXT_STEP_ID, PLAN_DETAILS } from '../messages/plan-details.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { FULL_PRICE, PLAN } from '../messages/plan.js';
import { wholeDollars } from '../model/costs/money.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { useIsNextStepInView } from '../next-step/NextStep.js';
import styles from './plan-page.module.css';

interface NoPriceProps {
  /** Two-letter code of the state in which the plan is sold, which is a part of the plan's id. */
  readonly soldIn: string;
  readonly livesIn: string;
}

/** Says why a plan has no price for a household, with a link to the plans that the household can buy. */
function NoPrice({ soldIn, livesIn }: NoPriceProps) {
  const { results } = useFinderPages();
  return (
    <>
      <p>
        {PLAN.noPriceHere}. {PLAN_PAGE.noPriceWhy(soldIn, livesIn)}
      </p>
      <p className="no-print">
        <ButtonLink kind="quiet" to={results.path}>
          {PLAN_PAGE.plansHere}
        </ButtonLink>
      </p>
    </>
  );
}

interface CreditProps {
  /** The two premiums in dollars per month. */
  readonly full: number;
  readonly net: number;
  /** The household's tax credit in dollars per month. It is undefined if only the premiums are known. */
  readonly aptc: number | undefined;
  /** Whether the credit is an estimate, because the benchmark is from another year. */
  readonly isEstimate: boolean;
  /** Whether the credit depends on who can get Medicare. */
  readonly isConditional: boolean;
}

/** The full premium and the tax credit that lowers it. */
function Credit({ full, net, aptc, isEstimate, isConditional }: CreditProps) {
  const credit = creditUsed(full, net, aptc ?? full - net);
  const [help, helpIf] = credit.isWhole ? (['help', 'helpIf'] as const) : (['helpUsed', 'helpUsedIf'] as const);
  return (
    <dl className={figures.costs}>
      <div>
        <dt>
          <Wording>{PLAN.fullPremium}</Wording>
        </dt>
        <dd>{wholeDollars(Math.round(full))}</dd>
      </div>
      <div>
        <dt>
          {PLAN_PAGE.panel[isConditional ? helpIf : help]}
          {isEstimate && ` ${CREDIT.estimate}`}
        </dt>
        <dd>– {wholeDollars(credit.amount)}</dd>
      </div>
    </dl>
  );
}

interface Props extends Omit<CreditProps, 'full' | 'net'> {
  readonly row: RankedPlan;
  readonly year: number | undefined;
  /** Where the household lives, or null if that is not known. It says why there may be no price. */
  readonly place: Place | null;
  /** The form or the message that is shown if there is no price. */
  readonly ask: ReactNode;
  /** What people can do with the plan beyond choosing it, such as saving or printing it. */
  readonly children?: ReactNode;
}

/** How the monthly price comes about, or why there is none, and what people can do with the plan. */
export function PricePanel({ row: { plan }, year, place, ask, children, ...credit }: Props) {
  const { premium: full, premium_w_credit: net } = plan;
  const isPriced = full !== null && net !== null;
  return (
    <section className={styles.panel} aria-label={PLAN_PAGE.panel.bar}>
      {isPriced && Math.round(net) < Math.round(full) && <Credit full={full} net={net} {...credit} />}
      {!isPriced && (
        <>
          {place && <NoPrice soldIn={plan.id.slice(5, 7)} livesIn={place.state} />}
          {ask}
        </>
      )}
      <div className={`${styles.ways} no-print`}>
        <ChoosePlan plan={plan} year={year} />
        {children}
      </div>
    </section>
  );
}

interface BarProps extends Pick<RankedPlan, 'plan'> {
  readonly source: Source | undefined;
}

/**
 * The bar at the lower edge of a narrow window, with the plan's monthly price and the way to the next step. It leaves
 * while the next step is in view. A plan without a price has no bar.
 */
export function PriceBar({ plan, source }: BarProps) {
  const isThere = useIsNextStepInView(true);
  if (plan.premium === null || plan.premium_w_credit === null) return null;
  return (
    <section className={`${tray.tray} ${styles.bar} no-print`} aria-label={PLAN_DETAILS.nextStep} hidden={isThere}>
      <p>
        <b>{wholeDollars(Math.round(plan.premium_w_credit))}</b> {PLAN_PAGE.aMonth}
        {isFullPrice(plan) && <span className="muted small"> {FULL_PRICE.mark}</span>} <SampleMark source={source} />
      </p>
      <ButtonAnchor href={`#${NEXT_STEP_ID}`}>{PLAN_DETAILS.nextStep}</ButtonAnchor>
    </section>
  );
}
