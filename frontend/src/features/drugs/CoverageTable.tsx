import type { Provenance } from '../../../../backend/src/contract/plans.contract.js';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { Source, type SelectedPlan } from '../plans/index.js';
import styles from './drugs.module.css';
import { factText, type Facts } from './facts.js';
import type { Medicine } from './medicines.js';
import { colourOf, letterOf } from './plans-to-check.js';

interface Props {
  readonly medicine: Medicine;
  readonly plans: readonly SelectedPlan[];
  readonly facts: Facts;
  readonly provenance: Provenance;
}

/** What each plan says of one medicine. */
export function CoverageTable({ medicine, plans, facts, provenance }: Props) {
  return (
    <>
      <h2>{medicine.name}</h2>
      <Source provenance={provenance} />
      <table>
        <caption className="visually-hidden">{medicine.name}</caption>
        <thead><tr><th scope="col">{DRUG.columns.plan}</th><th scope="col">{DRUG.columns.coverage}</th></tr></thead>
        <tbody>
          {plans.map(({ id, name }, index) => (
            <tr key={id}>
              <th scope="row"><span className={`${styles.letter} ${styles[colourOf(index)]}`}>{letterOf(index)}</span> {name}</th>
              <td>{factText(facts, medicine.rxcui, id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
