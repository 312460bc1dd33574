import type { Coverage } from '../../../../backend/src/contract/drugs.contract.js';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { Button } from '../../ui/index.js';
import type { SelectedPlan } from '../plans/index.js';
import { coverageLabel } from './coverage-label.js';
import styles from './drugs.module.css';
import type { Medicine } from './medicines.js';
import { colourOf, letterOf } from './plans-to-check.js';

interface Props {
  readonly medicines: readonly Medicine[];
  readonly plans: readonly SelectedPlan[];
  readonly coverage: readonly Coverage[];
  readonly onRemove: (rxcui: string) => void;
}

/** Up to twenty medicines against up to ten plans, from the same answer as the table above. */
export function AllMedicines({ medicines, plans, coverage, onRemove }: Props) {
  if (medicines.length < 2) return null;
  return (
    <section className="stack">
      <h2>{DRUG.allTitle}</h2>
      <div className="table-scroll" role="group" aria-label={DRUG.allTitle} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{DRUG.allTitle}</caption>
          <thead><tr><th scope="col">{DRUG.medicine}</th>{plans.map(({ id, name }, index) => <th key={id} scope="col"><span className={`${styles.letter} ${styles[colourOf(index)]}`}>{letterOf(index)}</span><span className="visually-hidden"> {name}</span></th>)}</tr></thead>
          <tbody>
            {medicines.map(({ rxcui, name }) => (
              <tr key={rxcui}>
                <th scope="row">{name}<div className="no-print"><Button kind="quiet" aria-label={DRUG.remove(name)} onClick={() => onRemove(rxcui)}>Remove</Button></div></th>
                {plans.map(({ id }) => <td key={id}>{coverageLabel(coverage.find((one) => one.rxcui === rxcui && one.plan_id === id))}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">{DRUG.allNote}</p>
    </section>
  );
}
