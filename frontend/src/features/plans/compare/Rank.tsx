import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { planPath } from '#contract/pages.js';
import { CareNote } from '#features/care/index.js';
import { PlanMarker } from '../components/chosen/PlanMarker.js';
import { Axis, CostBar, CostPictureKey, unknownCost } from '../components/costs/CostPicture.js';
import { PlanLink } from '../components/links/PlanLink.js';
import { SampleTag } from '../components/Sample.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { COST } from '../messages/costs/cost.js';
import { bestValues } from '../model/best-values.js';
import { comparableAmount, mainAmounts, yearText, type ExpectedAmount } from '../model/costs/year-cost.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { costScale } from '../model/ranking/cost-scale.js';
import type { ComparedPlan } from './compare-rows.js';
import styles from './compare.module.css';

/** The best plan first, by average year, then premium. Unknown years, or without some medicines, come last. */
export function bestFirst(plans: readonly ComparedPlan[]): ComparedPlan[] {
  const amounts = ({ plan, ...row }: ComparedPlan): [number, number] => [
    comparableAmount(row, 'average') ?? Infinity,
    (plan.premium === null ? null : plan.premium_w_credit) ?? Infinity,
  ];
  const order = (a: number, b: number): number => (a === b ? 0 : a - b);
  return plans.toSorted((one, other) => {
    const [a, b] = [amounts(one), amounts(other)];
    return order(a[0], b[0]) || order(a[1], b[1]) || one.plan.id.localeCompare(other.plan.id);
  });
}

/** Returns whether the first of the plans, in the order of `bestFirst`, clearly has the lowest average year. */
const isFirstLowest = (plans: readonly ComparedPlan[]): boolean =>
  bestValues('average', plans, plans.map(PROPERTIES.average.text)).at.join() === '0';

/** Whether a sentence above the plans says that no plan covers some medicines, which all costs then leave out. */
const isNoteAbove = (plans: readonly ComparedPlan[]): boolean =>
  new Set(plans.map(({ care }) => care?.note)).size === 1 &&
  plans.every(({ care }) => care?.items.every(({ answer }) => answer !== 'generic'));

interface FiguresProps {
  readonly row: ComparedPlan;
  readonly expected: ExpectedAmount | null;
  readonly hasNote: boolean;
}

function Figures({ row, expected, hasNote }: FiguresProps) {
  const { cost, care } = row;
  if (!cost) return <p className="muted small">{unknownCost(row, `${COST.average}: ${COST.unknown}`)}</p>;
  const label = (name: ReturnType<typeof mainAmounts>[number]): string =>
    name === 'average' ? COST.short.average : name === 'most' ? COST.key.post : COST[name].toLowerCase();
  return (
    <>
      <p className={styles.figures}>
        {mainAmounts(expected).map((name) => (
          <span key={name}>
            {label(name)} <b>{yearText(cost, name)}</b>
          </span>
        ))}
      </p>
      {hasNote && <CareNote care={care} isShort />}
    </>
  );
}

interface Props {
  /** The plans in the order of `bestFirst`. */
  readonly plans: readonly ComparedPlan[];
  readonly year: number;
  /** The search that links pass on. It is null for readers of a shared link. */
  readonly search: PlanSearch | null;
  readonly expected: ExpectedAmount | null;
  readonly isPriced: boolean;
}

/** The compared plans below each other, best first, with their prices and the pictures of their years on one scale. */
export function Rank({ plans, year, search, expected, isPriced }: Props) {
  const end = isPriced ? costScale(plans) : null;
  const hasWinner = isPriced && isFirstLowest(plans);
  const hasNote = !isNoteAbove(plans);
  return (
    <>
      <ol className={styles.rank}>
        {plans.map((row, index) => {
          const [price, ...words] = PROPERTIES.premium.text(row).split(' ');
          const isWinner = hasWinner && index === 0;
          return (
            <li key={row.plan.id} data-best={isWinner || undefined}>
              <PlanMarker index={index} />
              <div>
                {search ? (
                  <PlanLink plan={row.plan} search={search} />
                ) : (
                  <Link to={planPath(row.plan.id, year)}>{row.plan.name}</Link>
                )}
                <p className="muted small">
                  {isWinner ? (
                    <b className={styles.best}>
                      <CircleCheck aria-hidden="true" className="icon" /> {COMPARE_PAGE.lowestCost}
                    </b>
                  ) : (
                    <span className="no-print">{row.plan.issuer.name}</span>
                  )}{' '}
                  <SampleTag />
                </p>
              </div>
              {isPriced && (
                <p className={styles.price}>
                  <b>{price}</b> <small>{words.join(' ')}</small>
                </p>
              )}
              {isPriced && (
                <div className={styles.picture}>
                  <Figures row={row} expected={expected} hasNote={hasNote} />
                  {end !== null && <CostBar row={row} end={end} />}
                  {end !== null && index === plans.length - 1 && <Axis end={end} />}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {isPriced && <CostPictureKey cost={plans.find(({ cost }) => cost)?.cost} />}
    </>
  );
}
