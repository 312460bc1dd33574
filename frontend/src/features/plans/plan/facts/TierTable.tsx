import { useId, useState } from 'react';
import { FAMILY_COST_ORDER } from '#contract/limits/plans.js';
import type { CostRow } from '#contract/plans/plan.js';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { dollars } from '../../model/costs/money.js';
import styles from './facts.module.css';

const rank = ({ family_cost }: CostRow): number => (FAMILY_COST_ORDER as readonly string[]).indexOf(family_cost);

/** Amounts by network tier and family type, with a filter for the type. Nothing is rendered without rows. */
export function TierTable({ caption, rows }: { caption: string; rows: readonly CostRow[] }) {
  const [type, setType] = useState('');
  const id = useId();
  if (rows.length === 0) return null;
  const types = FAMILY_COST_ORDER.filter((name) => rows.some(({ family_cost }) => family_cost === name));
  const shown = rows
    .filter(({ family_cost }) => type === '' || family_cost === type)
    .toSorted((a, b) => rank(a) - rank(b));
  return (
    <section className="stack">
      <h2>{caption}</h2>
      <p className={`no-print ${styles.filter}`}>
        <label htmlFor={id}>{PLAN_PAGE.familyColumn}</label>
        <select id={id} className="choice" value={type} onChange={(event) => setType(event.target.value)}>
          <option value="">{PLAN_PAGE.showAll}</option>
          {types.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </p>
      <div className="table-scroll" role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{PLAN_PAGE.tierColumn}</th>
              <th scope="col">{PLAN_PAGE.amountColumn}</th>
              <th scope="col">{PLAN_PAGE.familyColumn}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={`${row.type} ${row.network_tier} ${row.family_cost} ${row.csr}`}>
                <th scope="row">
                  {row.network_tier}
                  <br />
                  <span className="muted">{row.type}</span>
                </th>
                <td>{dollars(row.amount)}</td>
                <td>{row.family_cost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
