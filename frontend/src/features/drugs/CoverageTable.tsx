import type { DRUGS } from '../../../../backend/src/contract/drugs.contract.js';
import type { ReplyOf } from '../../../../backend/src/contract/endpoint.js';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { Source, type SelectedPlan } from '../plans/index.js';
import { coverageLabel } from './coverage-label.js';
import styles from './drugs.module.css';
import type { Medicine } from './medicines.js';
import { colourOf, letterOf } from './plans-to-check.js';

interface Props {
  readonly medicine: Medicine;
  readonly plans: readonly SelectedPlan[];
  readonly answer: ReplyOf<typeof DRUGS.covered>;
}

/** What each plan says of one medicine. */
export function CoverageTable({ medicine, plans, answer: { coverage, provenance } }: Props) {
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
              <td>{coverageLabel(coverage.find(({ rxcui, plan_id }) => rxcui === medicine.rxcui && plan_id === id))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
