import type { ReactNode } from 'react';
import type { Place, Source } from '#contract/api/plans.contract.js';
import { isFullPrice } from '#contract/plans/help.js';
import type { PlanYearCost } from '#contract/plans/plan.js';
import { Wording } from '#features/wording/index.js';
import { ButtonLink } from '#ui/index.js';
import { ChoosePlan } from '../components/chosen/ChoosePlan.js';
import tray from '../components/chosen/compare-tray.module.css';
import figures from '../components/costs/yearly-costs.module.css';
import { SampleMark } from '../components/Sample.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { creditUsed } from '../eligibility/credit-texts.js';
import { COST } from '../messages/costs/cost.js';
import { CREDIT } from '../messages/credit/credit.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { FULL_PRICE, PLAN } from '../messages/plan.js';
import { wholeDollars } from '../model/costs/money.js';
import { mainAmounts, type ExpectedAmount } from '../model/costs/year-cost.js';
import { propertiesOf } from '../model/plan-properties.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import styles from './plan-page.module.css';

interface Props {
  readonly row: RankedPlan;
  readonly year: number | undefined;
  /** The cost of the year that the household expects, from `expectedAmount`. */
  readonly expected?: ExpectedAmount | null;
  /** The household's tax credit in dollars per month. It is undefined if only the premiums are known. */
  readonly aptc: number | undefined;
  /** Whether the credit is an estimate, because the benchmark is from another year. */
  readonly isEstimate?: boolean;
  /** A line that names the people whom the price covers. It is null if they are not known. */
  readonly people: string | null;
  /** A paragraph about the tax credit, or null if none is needed. */
  readonly remark: ReactNode;
  /**
   * A warning that the tax credit depends on who can get Medicare, or null. It is shown only beside a reduced price.
   */
  readonly caution?: ReactNode;
  /** Where the household lives, or null if that is not known. It says why there may be no price. */
  readonly place: Place | null;
  /** The form or the message that is shown if there is no price. */
  readonly ask: ReactNode;
  /** Content that is shown at the end of the price panel, where it moves nothing else in the panel when it appears. */
  readonly children?: ReactNode;
}

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

interface MonthlyPriceProps extends Pick<RankedPlan, 'plan'> {
  readonly dollars: number;
}

/** The amount that the household pays for a plan each month, in dollars after the tax credit. */
const MonthlyPrice = ({ plan, dollars }: MonthlyPriceProps) => (
  <>
    <b>{wholeDollars(Math.round(dollars))}</b> a month
    {isFullPrice(plan) && <span className="muted small"> {FULL_PRICE.mark}</span>}
  </>
);

/** The amounts of a year. If the plan's network has two tiers, the most with each of them is there. */
const panelAmounts = (cost: PlanYearCost, expected: Props['expected']) => [
  ...mainAmounts(expected),
  ...(cost.mostInTier1 === undefined ? [] : (['mostInTier1'] as const)),
];

/**
 * What a plan costs this household: the monthly price, the full price, the tax credit and the cost of a year. Each
 * amount is rounded by itself, so that it reads the same on every page. If the rounded amounts do not add up, a note
 * says so.
 */
export function PricePanel({
  row,
  year,
  expected,
  aptc,
  isEstimate,
  people,
  remark,
  caution,
  place,
  ask,
  children,
}: Props) {
  const { plan, cost, isPending } = row;
  if (plan.premium === null || plan.premium_w_credit === null)
    return (
      <section className={styles.panel} aria-label={PLAN_PAGE.panel.title}>
        {place && <NoPrice soldIn={plan.id.slice(5, 7)} livesIn={place.state} />}
        {ask}
        <ChoosePlan plan={plan} year={year} />
        {children}
      </section>
    );
  const [net, full] = [Math.round(plan.premium_w_credit), Math.round(plan.premium)];
  const credit = creditUsed(plan.premium, plan.premium_w_credit, aptc ?? plan.premium - plan.premium_w_credit);
  const [help, helpIf] = credit.isWhole ? (['help', 'helpIf'] as const) : (['helpUsed', 'helpUsedIf'] as const);
  return (
    <section className={styles.panel} aria-label={PLAN_PAGE.panel.title}>
      <p className={styles.price}>
        <MonthlyPrice plan={plan} dollars={net} />
      </p>
      {people !== null && <p className="muted">{people}</p>}
      {net < full && (
        <dl className={figures.costs}>
          <div>
            <dt>
              <Wording>{PLAN.fullPremium}</Wording>
            </dt>
            <dd>{wholeDollars(full)}</dd>
          </div>
          <div>
            <dt>
              {PLAN_PAGE.panel[caution ? helpIf : help]}
              {isEstimate && ` ${CREDIT.estimate}`}
            </dt>
            <dd>{wholeDollars(credit.amount)}</dd>
          </div>
          <div>
            <dt>
              <b>{PLAN_PAGE.panel.pay}</b>
            </dt>
            <dd>{wholeDollars(net)}</dd>
          </div>
        </dl>
      )}
      {net < full && !credit.addsUp && <p className="muted small">{CREDIT.rounded}</p>}
      {remark}
      {net < full && caution}
      {!cost && isPending && <p className={`muted ${styles.coming}`}>{COST.ownPending}</p>}
      {cost && (
        <dl className={figures.costs}>
          {propertiesOf(panelAmounts(cost, expected)).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ChoosePlan plan={plan} year={year} />
      {children}
    </section>
  );
}

interface BarProps extends Pick<RankedPlan, 'plan'> {
  readonly year: number | undefined;
  readonly source: Source | undefined;
}

/**
 * The bar at the lower edge of a narrow window, with the plan's monthly price and the button that chooses the plan for
 * comparison. Wide windows show the price panel beside the content instead. A plan without a price has no bar.
 */
export const PriceBar = ({ plan, year, source }: BarProps) =>
  plan.premium !== null &&
  plan.premium_w_credit !== null && (
    <section className={`${tray.tray} ${styles.bar} no-print`} aria-label={PLAN_PAGE.panel.bar}>
      <p>
        <MonthlyPrice plan={plan} dollars={plan.premium_w_credit} /> <SampleMark source={source} />
      </p>
      <ChoosePlan plan={plan} year={year} />
    </section>
  );
