import { COVERAGE_BATCH } from '../../../../backend/src/contract/limits.js';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { Button, Notice } from '../../ui/index.js';
import type { SelectedPlan } from '../plans/index.js';
import styles from './drugs.module.css';
import { factText, type Facts } from './facts.js';
import type { Medicine } from './medicines.js';
import { colourOf, letterOf } from './plans-to-check.js';

interface Props {
  readonly medicines: readonly Medicine[];
  readonly plans: readonly SelectedPlan[];
  readonly facts: Facts;
  /** A medicine that was checked and found no room. */
  readonly leftOut: Medicine | null;
  readonly isBusy: boolean;
  readonly onCheck: () => void;
  readonly onRemove: (rxcui: string) => void;
}

/** Up to twenty medicines against up to ten plans, from the same answer as the table above. */
export function AllMedicines({ medicines, plans, facts, leftOut, isBusy, onCheck, onRemove }: Props) {
  if (medicines.length === 0) return null;
  return (
    <section className="stack">
      <h2>{DRUG.allTitle}</h2>
      {leftOut && <Notice tone="warning"><p role="status">{DRUG.full(COVERAGE_BATCH.drugs, leftOut.name)}</p></Notice>}
      <div className="table-scroll" role="group" aria-label={DRUG.allTitle} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{DRUG.allTitle}</caption>
          <thead><tr><th scope="col">{DRUG.medicine}</th>{plans.map(({ id, name }, index) => <th key={id} scope="col"><span className={`${styles.letter} ${styles[colourOf(index)]}`}>{letterOf(index)}</span><span className="visually-hidden"> {name}</span></th>)}</tr></thead>
          <tbody>
            {medicines.map(({ rxcui, name }) => (
              <tr key={rxcui}>
                <th scope="row">{name}<div className="no-print"><Button kind="quiet" aria-label={DRUG.remove(name)} onClick={() => onRemove(rxcui)}>Remove</Button></div></th>
                {plans.map(({ id }) => <td key={id}>{factText(facts, rxcui, id)}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">{DRUG.allNote}</p>
      {plans.length > 0 && <p className="no-print"><Button kind="secondary" aria-disabled={isBusy} onClick={onCheck}>{isBusy ? DRUG.checking : DRUG.checkAll}</Button></p>}
    </section>
  );
}
