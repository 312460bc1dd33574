import { useState } from 'react';
import { COMPARE_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { COMPARE_PLANS, SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { Button, Checkbox } from '../../ui/index.js';
import { compareRows, type Compared } from './compare-rows.js';
import { methodText } from './Costs.js';
import { useSelectedPlans } from './kept.js';
import { PlanLink } from './PlanChoice.js';
import styles from './plans.module.css';

interface TableProps {
  readonly compared: readonly Compared[];
  readonly search: PlanSearch;
}

/** The chosen plans side by side, line by line; what differs says so in words. */
export function CompareTable({ compared, search }: TableProps) {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [, toggle] = useSelectedPlans();
  const all = compareRows(compared);
  const rows = all.filter(({ differs }) => differs || !differencesOnly);
  const leftOut = all.filter(({ differs, isPrinted }) => differs && !isPrinted).length;
  return (
    <>
      <div className="no-print"><Checkbox name="differencesOnly" label={COMPARE_PAGE.differencesOnly} checked={differencesOnly} onChange={(event) => setDifferencesOnly(event.target.checked)} /></div>
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
                  <div className="no-print"><Button kind="quiet" onClick={() => toggle(plan)}>{COMPARE_PLANS.remove}<span className="visually-hidden"> {plan.name}</span></Button></div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, texts, differs, isPrinted }) => (
              <tr key={label} className={`${differs ? styles.differs : ''} ${isPrinted ? '' : 'no-print'}`}>
                <th scope="row">{label}{differs && <span className={styles.sign}> ≠ <span className="no-print">{COMPARE_PAGE.differs}</span></span>}</th>
                {compared.map(({ plan }, index) => <td key={plan.id}>{texts[index]}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.onPaper}>{COMPARE_PAGE.onPaper(leftOut)}</p>
      <p className="muted">{methodText(compared.some(({ cost }) => cost.isOwn), search.household)}</p>
      <p className="muted">{SEARCH.disclaimer}</p>
    </>
  );
}
