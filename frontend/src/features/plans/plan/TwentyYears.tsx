import { useId } from 'react';
import type { PlanYearCost } from '#contract/plans/plan.js';
import chart from '../components/costs/cost-picture.module.css';
import { Axis, Grid, percent } from '../components/costs/CostPicture.js';
import { COST } from '../messages/costs/cost.js';
import { YEARS } from '../messages/plan-pictures.js';
import { wholeDollars } from '../model/costs/money.js';
import { yearText } from '../model/costs/year-cost.js';
import { costScale } from '../model/ranking/cost-scale.js';
import styles from './plan-pictures.module.css';

const [RADIUS, PITCH, GAP, COLUMNS] = [7, 17, 5, 20];
/** The picture is left out if more than this share of the years are in one column, because it then shows nothing. */
const ALIKE = 0.85;
/** Kinds of years: the cheaper half, the next quarter, and the most expensive quarter. */
const KINDS = ['easier', 'dearer', 'worst'] as const;
const LOOKS = { easier: chart.premium, dearer: chart.care, worst: chart.ring } as const;
type Kind = (typeof KINDS)[number];
const kindOf = (year: number, count: number): Kind =>
  year < count / 2 ? 'easier' : year < (3 * count) / 4 ? 'dearer' : 'worst';

function Dot({ kind, cx, cy, stripes }: { kind: Kind; cx: string; cy: number | string; stripes: string }) {
  return (
    <>
      <circle cx={cx} cy={cy} r={RADIUS} className={LOOKS[kind]} />
      {kind === 'dearer' && <circle cx={cx} cy={cy} r={RADIUS} fill={`url(#${stripes})`} />}
    </>
  );
}

/**
 * A picture of twenty equally likely years: each year is a dot above its cost, on the axis of the plan's cost picture.
 * The sentences below the picture say the same in words, and `note` names the medicines that the costs leave out. Only
 * the sentences are rendered if the years cost almost the same. Nothing is rendered if the costs of the individual
 * years are not known.
 */
export function TwentyYears({ cost, note }: { cost: PlanYearCost | null; note: string | null }) {
  const stripes = useId();
  const years = cost?.years;
  const end = costScale([{ cost }]);
  if (!cost || !years || years.length === 0 || end === null) return null;
  const columns = years.map((year) => Math.min(COLUMNS - 1, Math.floor((COLUMNS * year) / end)));
  const dots = columns.map((column, index) => ({
    year: index + 1,
    cost: years[index] ?? 0,
    kind: kindOf(index, years.length),
    column,
    place: columns.slice(0, index).filter((other) => other === column).length,
  }));
  const tallest = 1 + Math.max(...dots.map(({ place }) => place));
  const height = tallest * PITCH;
  const [median, aLotOfCare] = [yearText(cost, 'median'), yearText(cost, 'aLotOfCare')];
  const ofKind = (kind: Kind) => dots.filter((dot) => dot.kind === kind);
  // The years are in whole dollars and the amount is to the cent, so they are compared in whole dollars.
  const isWorstDearer = ofKind('worst').every(({ cost: year }) => year > Math.round(cost.aLotOfCare));
  return (
    <>
      {tallest <= ALIKE * years.length && (
        <div className={styles.years}>
          <svg className={styles.dots} height={height + GAP} aria-hidden="true">
            <defs>
              <pattern id={stripes} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <line x1="0" x2="0" y1="0" y2="7" className={chart.stripe} />
              </pattern>
            </defs>
            <Grid />
            {dots.map(({ year, kind, column, place }) => (
              <Dot
                key={year}
                kind={kind}
                cx={percent((column + 0.5) / COLUMNS)}
                cy={height - place * PITCH - PITCH / 2}
                stripes={stripes}
              />
            ))}
          </svg>
          <Axis end={end} />
          <ul className={chart.key} aria-label={YEARS.key}>
            {KINDS.map((kind) => (
              <li key={kind}>
                <svg aria-hidden="true" width="16" height="16">
                  <Dot kind={kind} cx="50%" cy="50%" stripes={stripes} />
                </svg>
                {YEARS.kinds[kind](ofKind(kind).length)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {YEARS.half(years.length / 2, years.length, median)}{' '}
        {/* The sentence counts the years that the key does. Nothing can be said if some of them cost no more than the
            amount, or if it reads like that of half the years. */}
        {isWorstDearer && aLotOfCare !== median && YEARS.dearer(ofKind('worst').length, years.length, aLotOfCare)}{' '}
        {YEARS.never(
          yearText(cost, 'most'),
          wholeDollars(cost.premiums),
          COST.premiums(cost.months),
          wholeDollars(cost.most - cost.premiums),
        )}{' '}
        {note && YEARS.without(note)}
      </p>
    </>
  );
}
