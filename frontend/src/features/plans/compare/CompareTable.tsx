import { useState } from 'react';
import type { PlanSearch, Source } from '#contract/api/plans.contract.js';
import { COMPARE_PAGE } from '#contract/messages/plan-page.js';
import { COMPARE_PLANS, SEARCH } from '#contract/messages/plans.js';
import { PAGES } from '#contract/pages.js';
import { Wording } from '#features/wording/index.js';
import { Button, Checkbox } from '#ui/index.js';
import { PlanLink } from '../components/PlanLink.js';
import { creditEstimateText } from '../components/Source.js';
import { CostMethod } from '../components/YearlyCosts.js';
import { useSelectedPlans } from '../storage/selected-plans.slice.js';
import { compareRows, type ComparedPlan } from './compare-rows.js';
import styles from './compare.module.css';

interface TableProps {
  readonly compared: readonly ComparedPlan[];
  readonly search: PlanSearch;
  readonly source: Source;
}

/**
 * A table that compares the chosen plans side by side. Rows in which the plans differ are marked with words, not only
 * with color.
 */
export function CompareTable({ compared, search, source }: TableProps) {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [, toggle] = useSelectedPlans();
  const hasCredit = compared.some(({ plan }) => plan.premium !== plan.premium_w_credit);
  const estimate = hasCredit ? creditEstimateText(source, search.year) : null;
  const all = compareRows(compared, search.household.people[0]?.utilization_level);
  const rows = all.filter(({ differs }) => differs || !differencesOnly);
  const leftOut = all.filter(({ differs, isPrinted }) => differs && !isPrinted).length;
  return (
    <>
      <div className="no-print">
        <Checkbox
          name="differencesOnly"
          label={COMPARE_PAGE.differencesOnly}
          checked={differencesOnly}
          onChange={(event) => setDifferencesOnly(event.target.checked)}
        />
      </div>
      <p role="status">{rows.length === 0 && COMPARE_PAGE.same}</p>
      <div className="table-scroll" role="group" aria-label={PAGES.compare.title} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{PAGES.compare.title}</caption>
          <thead>
            <tr>
              <th scope="col">{COMPARE_PAGE.feature}</th>
              {compared.map(({ plan }) => (
                <th key={plan.id} scope="col" className={styles.cell}>
                  <PlanLink plan={plan} search={search} />
                  <div className="no-print">
                    <Button kind="quiet" onClick={() => toggle(plan)}>
                      {COMPARE_PLANS.remove}
                      <span className="visually-hidden"> {plan.name}</span>
                    </Button>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, texts, differs, isAboutTheSame, isPrinted }) => (
              <tr key={label} className={`${differs ? styles.differs : ''} ${isPrinted ? '' : 'no-print'}`}>
                <th scope="row">
                  <Wording>{label}</Wording>
                  {isAboutTheSame && <span className={styles.sign}> {COMPARE_PAGE.aboutTheSame}</span>}
                  {differs && (
                    <span className={styles.sign}>
                      {' '}
                      ≠ <span className="no-print">{COMPARE_PAGE.differs}</span>
                    </span>
                  )}
                </th>
                {compared.map(({ plan }, index) => (
                  <td key={plan.id}>{texts[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.onPaper}>{COMPARE_PAGE.onPaper(leftOut)}</p>
      {estimate && <p className="muted">{estimate}</p>}
      <CostMethod isOwn={compared.some(({ isFromOwnCare }) => isFromOwnCare)} household={search.household} />
      <p className="muted">{SEARCH.disclaimer}</p>
    </>
  );
}
