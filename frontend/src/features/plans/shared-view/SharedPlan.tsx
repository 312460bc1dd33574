import { Wording } from '#features/wording/index.js';
import { Disclosure } from '#ui/index.js';
import { compareRows, GROUPS, type ComparedPlan, type CompareRow } from '../compare/compare-rows.js';
import { SampleTag } from '../components/Sample.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import type { CareLevel } from '../model/costs/year-cost.js';
import styles from './shared-plan.module.css';

const Rows = ({ title, rows }: { title: string; rows: readonly CompareRow[] }) => (
  <table className={styles.facts}>
    <caption className="visually-hidden">{title}</caption>
    <tbody>
      {rows.map(({ label, texts: [text] }) => (
        <tr key={label}>
          <th scope="row">
            <Wording>{label}</Wording>
          </th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface Props {
  readonly row: ComparedPlan;
  readonly isPriced: boolean;
  /** Whether the prices are full prices, because nothing is known about the help. */
  readonly isFullPrice: boolean;
  readonly expectedCare: CareLevel | undefined;
}

/** All facts about one shared plan, grouped as in a comparison, with its many benefits collapsed at first. */
export function SharedPlan({ row, isPriced, isFullPrice, expectedCare }: Props) {
  const rows = compareRows([row], { expectedCare, isPriced, isFullPrice });
  return (
    <>
      <h2>
        {row.plan.name} <SampleTag />
      </h2>
      {GROUPS.map((group) => {
        const own = rows.filter((one) => one.group === group);
        const title = COMPARE_PAGE.groups[group];
        if (own.length === 0) return null;
        if (group === 'benefits')
          return (
            <div key={group} className="no-print">
              <Disclosure title={title}>
                <Rows title={title} rows={own} />
              </Disclosure>
            </div>
          );
        return (
          <section key={group}>
            <h3>{title}</h3>
            <Rows title={title} rows={own} />
          </section>
        );
      })}
    </>
  );
}
