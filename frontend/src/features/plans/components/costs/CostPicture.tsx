import { useId } from 'react';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { roundedEstimate } from '#contract/plans/estimates.js';
import type { PlanYearCost } from '#contract/plans/plan.js';
import { CareNote } from '#features/care/index.js';
import { COST, COST_METHOD } from '../../messages/costs/cost.js';
import { dollars } from '../../model/costs/money.js';
import {
  assumedText,
  countedText,
  mainAmounts,
  textWithCare,
  yearText,
  type CareLevel,
  type ExpectedAmount,
} from '../../model/costs/year-cost.js';
import type { RankedPlan } from '../../model/ranking/ranking.js';
import styles from './cost-picture.module.css';

const QUARTERS = [0, 1, 2, 3, 4] as const;
export const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** The numbers below a chart's axis. If there is little room, first, middle and last, or first and last. */
export function Axis({ end }: { end: number }) {
  return (
    <svg className={styles.axis} aria-hidden="true">
      {QUARTERS.map((quarter) => (
        <text
          key={quarter}
          x={percent(quarter / 4)}
          y="0.8em"
          className={quarter % 2 ? styles.odd : quarter === 2 ? styles.middle : undefined}
          textAnchor={quarter === 0 ? 'start' : quarter === 4 ? 'end' : 'middle'}
        >
          {dollars((quarter * end) / 4)}
        </text>
      ))}
    </svg>
  );
}

export const Grid = () =>
  QUARTERS.map((quarter) => (
    <line key={quarter} x1={percent(quarter / 4)} x2={percent(quarter / 4)} y1="0" y2="100%" className={styles.grid} />
  ));

interface Props {
  readonly row: RankedPlan;
  /** The end of the axis in dollars per year, from `costScale`, null if no plan here has an estimate. */
  readonly end: number | null;
  /** Whether the screen says which costs rest on assumed prices, so that the chart always has the same height. */
  readonly isBare?: boolean;
  /** Whether the amounts of the axis stand below the chart. */
  readonly hasAxis?: boolean;
  /** Another amount that is written above the chart: for a year with as much care as the person expects. */
  readonly expected?: ExpectedAmount | null;
}

/**
 * Why a yearly cost is not shown: it is being calculated for the entered visits and medicines, or that failed. Without
 * any, or if the plan has no price, the result is `text`.
 */
export function unknownCost({ plan, isFromOwnCare, isPending }: RankedPlan, text: string): string {
  if (!isFromOwnCare || plan.premium === null) return text;
  return isPending ? COST.ownPending : COST.ownFailed;
}

/**
 * A chart of what a plan costs in a year. All charts on a screen share one axis. A solid bar shows twelve premiums, a
 * striped bar shows the cost of care in an average year, and a ring shows the amount that one household in four
 * exceeds. A vertical mark shows the most that a year can cost. With `hasTiers`, a hollow mark, joined to it by dots,
 * shows the most with doctors of the network's first tier.
 */
export function CostBar({ row, end, hasTiers = false }: { row: RankedPlan; end: number; hasTiers?: boolean }) {
  const { plan, cost } = row;
  const id = useId();
  if (!cost) return null;
  const at = (amount: number): string => percent(Math.min(1, amount / end));
  const [premiums, average] = [at(cost.premiums), at(cost.average)];
  const between = (from: number, to: number): string =>
    percent(Math.max(0, Math.min(to, end) - Math.min(from, end)) / end);
  const careBar = { x: premiums, width: between(cost.premiums, cost.average), y: '20%', height: '60%' };
  const inTier1 = hasTiers ? cost.mostInTier1 : undefined;
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={COST.picture(plan.name, {
        average: textWithCare(row, 'average'),
        premiums: dollars(Math.round(cost.premiums)),
        care: dollars(roundedEstimate(cost.average - cost.premiums)),
        aLotOfCare: yearText(cost, 'aLotOfCare'),
        most: textWithCare(row, 'most'),
      })}
    >
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" x2="0" y1="0" y2="7" className={styles.stripe} />
        </pattern>
      </defs>
      <Grid />
      <rect
        x={average}
        width={between(cost.average, inTier1 ?? cost.most)}
        y="39%"
        height="22%"
        className={styles.rail}
      />
      <rect x="0" width={premiums} y="20%" height="60%" className={styles.premium} />
      <rect {...careBar} className={styles.care} />
      <rect {...careBar} fill={`url(#${id})`} />
      {cost.aLotOfCare <= end && <circle cx={at(cost.aLotOfCare)} cy="50%" r="6" className={styles.ring} />}
      {inTier1 !== undefined && (
        <>
          <line x1={at(inTier1)} x2={at(cost.most)} y1="50%" y2="50%" className={styles.dots} />
          <rect x={at(inTier1)} width="5" y="16%" height="68%" rx="1" className={styles.hollow} />
        </>
      )}
      {cost.most > end ? (
        <text x="100%" y="68%" textAnchor="end" className={styles.beyond}>
          ››
        </text>
      ) : (
        <rect x={at(cost.most)} width="4" y="14%" height="72%" rx="1" className={styles.post} />
      )}
    </svg>
  );
}

/**
 * A plan's chart below its amounts: an average year and the most that a year can cost, with a note if they leave out
 * medicines. A sentence below names details that are missing and therefore assumed.
 */
export function CostPicture({ row, end, isBare, hasAxis = true, expected }: Props) {
  const { cost, care } = row;
  if (cost === null || end === null)
    return (
      <p className="muted">
        {COST.average}: {unknownCost(row, COST.unknown)}
      </p>
    );
  const assumed = assumedText(cost);
  return (
    <div className={styles.cost}>
      <dl className={styles.words}>
        {mainAmounts(expected).map((name) => {
          // Words that follow a figure, such as "(about the maximum)", are on a line below it.
          const [figure, ...words] = yearText(cost, name).split(' ');
          return (
            <div key={name}>
              <dt>{name === 'most' && care?.note ? COST.mostCovered : COST[name]}</dt>
              <dd>
                {figure}
                {words[0] && ' '}
                <span>{words.join(' ')}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <CareNote care={care} />
      <CostBar row={row} end={end} />
      {hasAxis && <Axis end={end} />}
      {assumed && !isBare && <p className="muted small">{assumed}</p>}
    </div>
  );
}

const KEY = ['premiums', 'care', 'ring', 'post'] as const;

interface KeyProps {
  /** One of the yearly costs in the pictures. All of them count the same months. */
  readonly cost: PlanYearCost | null | undefined;
  /** Whether a mark stands for doctors of the first tier. */
  readonly hasTiers?: boolean;
}

/** The key of cost pictures. It says which months the costs count, unless it is the whole year. */
export function CostPictureKey({ cost, hasTiers = false }: KeyProps) {
  const counted = countedText(cost);
  return (
    <ul className={styles.key} aria-label={COST.key.title}>
      {[...KEY, ...(hasTiers ? (['hollow'] as const) : [])].map((part) => (
        <li key={part}>
          <span aria-hidden="true" className={styles[`${part}Key`]} />
          {part === 'premiums' ? COST.premiums(cost?.months) : COST.key[part]}
        </li>
      ))}
      {counted && <li>{counted}</li>}
    </ul>
  );
}

export const HowWeCount = () => <Link to={PAGES.howWeCount.path}>{PAGES.howWeCount.title}</Link>;

/** How yearly costs are estimated, with a link to the method. `expectedCare` is that of `useExpectedCare`. */
export function CostMethod({ isOwn, expectedCare }: { isOwn: boolean; expectedCare: CareLevel | undefined }) {
  const chosen = expectedCare && expectedCare !== 'Medium' && COST_METHOD.chosen[expectedCare];
  return (
    <p className="muted">
      {isOwn ? COST_METHOD.ownMethod : COST_METHOD.method} {chosen} <HowWeCount />
    </p>
  );
}
