import { useState } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { PAGES } from '#contract/pages.js';
import { Checkbox } from '#ui/index.js';
import { ROLES } from '#ui/table/roles.js';
import { letterOf, PlanMarker } from '../components/chosen/PlanMarker.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { expectedAmount, type CareLevel } from '../model/costs/year-cost.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { compareRows, type ComparedPlan } from './compare-rows.js';
import styles from './compare.module.css';
import { MainRows, MoreRows, SameRows } from './GroupRows.js';
import { isDifferent } from './printed-rows.js';
import { bestFirst, Rank } from './Rank.js';

const Head = ({ plans, isPriced }: { plans: readonly ComparedPlan[]; isPriced: boolean }) => (
  <thead {...ROLES.group} className={styles.head}>
    <tr {...ROLES.row}>
      <th {...ROLES.columnHeader} scope="col">
        {COMPARE_PAGE.feature}
      </th>
      {plans.map((row, index) => (
        <th key={row.plan.id} {...ROLES.columnHeader} scope="col">
          <span className={styles.plan}>
            <PlanMarker index={index} />
            {isPriced && PROPERTIES.premium.text(row).split(' ')[0]}
            <span className="visually-hidden"> {row.plan.name}</span>
          </span>
        </th>
      ))}
    </tr>
  </thead>
);

interface TableProps {
  readonly compared: readonly ComparedPlan[];
  readonly year: number;
  /** The search that links to the plans' pages pass on, null for readers of a shared link, who cannot change it. */
  readonly search: PlanSearch | null;
  readonly expectedCare: CareLevel | undefined;
  readonly isPriced?: boolean;
  /** Whether all prices are full prices, which no tax credit lowers. */
  readonly isFullPrice?: boolean;
}

/** The chosen plans, best first, and what differs. Further differences and what is the same are closed at first. */
export function CompareTable({
  compared,
  year,
  search,
  expectedCare,
  isPriced = true,
  isFullPrice = false,
}: TableProps) {
  const [differencesOnly, setDifferencesOnly] = useState(true);
  const plans = isPriced ? bestFirst(compared) : compared;
  const letters = plans.map((_, index) => letterOf(index));
  const rows = compareRows(plans, { expectedCare, isPriced, isFullPrice });
  const leftOut = rows.filter(({ differs, isPrinted }) => differs && !isPrinted).length;
  const shown = differencesOnly ? rows.filter(isDifferent) : rows;
  const part = { plans, letters, isMarked: !differencesOnly };
  return (
    <div className="stack" role="group" aria-label={PAGES.compare.title} tabIndex={-1}>
      <Rank plans={plans} year={year} search={search} expected={expectedAmount(expectedCare)} isPriced={isPriced} />
      <div className={styles.tools}>
        <h2>{COMPARE_PAGE.differences}</h2>
        <div className="no-print">
          <Checkbox
            name="differencesOnly"
            label={COMPARE_PAGE.differencesOnly}
            checked={differencesOnly}
            onChange={(event) => setDifferencesOnly(event.target.checked)}
          />
        </div>
      </div>
      <table {...ROLES.table} className={styles.table} data-columns={plans.length}>
        <caption className="visually-hidden">{PAGES.compare.title}</caption>
        <Head plans={plans} isPriced={isPriced} />
        <MainRows {...part} rows={shown.filter(({ isMain }) => isMain)} all={rows} />
        <MoreRows {...part} rows={shown.filter(({ isMain }) => !isMain)} all={rows} />
        <SameRows {...part} rows={rows.filter((row) => !isDifferent(row))} isHidden={!differencesOnly} />
      </table>
      {leftOut > 0 && <p className={styles.onPaper}>{COMPARE_PAGE.onPaper(leftOut)}</p>}
    </div>
  );
}
