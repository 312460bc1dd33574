import { useId } from 'react';
import { YEARS } from '#contract/messages/plans/plan-pictures.js';
import type { PlanYearCost } from '#contract/plans/plan.js';
import chart from '../components/costs/cost-picture.module.css';
import { dollars, wholeDollars } from '../model/costs/money.js';
import { columnsFor } from '../model/costs/twenty-years.js';
import { yearText } from '../model/costs/year-cost.js';
import styles from './plan-pictures.module.css';

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
const [RADIUS, PITCH] = [7, 17];
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
 * A picture of twenty equally likely years: each year is a dot above its cost. The sentences below the picture say the
 * same in words, and `note` names the medicines that the costs leave out. Nothing is rendered if the costs of the
 * individual years are not known.
 */
export function TwentyYears({ cost, note }: { cost: PlanYearCost | null; note: string | null }) {
  const stripes = useId();
  const years = cost?.years;
  if (!cost || !years || years.length === 0) return null;
  const { start, end, count, columnOf } = columnsFor(years);
  const inColumn = new Map<number, number>();
  const dots = years.map((year, index) => {
    const column = columnOf(year);
    const place = inColumn.get(column) ?? 0;
    inColumn.set(column, place + 1);
    return { year: index + 1, kind: kindOf(index, years.length), column, place };
  });
  const height = Math.max(...inColumn.values()) * PITCH;
  const dearer = years.filter((year) => year > cost.aLotOfCare).length;
  return (
    <section className="stack">
      <h2>{YEARS.title(years.length)}</h2>
      <div className={styles.years}>
        <svg className={styles.dots} height={height} aria-hidden="true">
          <defs>
            <pattern id={stripes} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <line x1="0" x2="0" y1="0" y2="7" className={chart.stripe} />
            </pattern>
          </defs>
          {[0, 0.5, 1].map((edge) => (
            <line key={edge} x1={percent(edge)} x2={percent(edge)} y1="0" y2="100%" className={chart.grid} />
          ))}
          {dots.map(({ year, kind, column, place }) => (
            <Dot
              key={year}
              kind={kind}
              cx={percent((column + 0.5) / count)}
              cy={height - place * PITCH - PITCH / 2}
              stripes={stripes}
            />
          ))}
        </svg>
        <svg className={chart.axis} aria-hidden="true">
          <text x="0" y="0.8em">
            {dollars(start)}
          </text>
          <text x="50%" y="0.8em" textAnchor="middle">
            {dollars((start + end) / 2)}
          </text>
          <text x="100%" y="0.8em" textAnchor="end">
            {dollars(end)}
          </text>
        </svg>
        <ul className={chart.key} aria-label={YEARS.key}>
          {KINDS.map((kind) => (
            <li key={kind}>
              <svg aria-hidden="true" width="16" height="16">
                <Dot kind={kind} cx="50%" cy="50%" stripes={stripes} />
              </svg>
              {YEARS.kinds[kind](dots.filter((dot) => dot.kind === kind).length)}
            </li>
          ))}
        </ul>
      </div>
      <p>
        {YEARS.half(years.length / 2, years.length, yearText(cost, 'median'))}{' '}
        {dearer > 0 && YEARS.dearer(dearer, yearText(cost, 'aLotOfCare'))}{' '}
        {YEARS.never(yearText(cost, 'most'), wholeDollars(cost.premiums), wholeDollars(cost.most - cost.premiums))}{' '}
        {note && YEARS.without(note)}
      </p>
    </section>
  );
}
