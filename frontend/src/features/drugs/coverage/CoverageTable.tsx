import type { Provenance } from '#contract/api/plans.contract.js';
import { DRUG } from '#contract/messages/care/drugs.js';
import type { Medicine } from '#features/care/index.js';
import { Source, type SelectedPlan } from '#features/plans/index.js';
import { colorOf, letterOf } from '../components/plans-to-check.js';
import type { CoverageData } from '../model/coverage-data.js';
import { CoverageStatus } from './CoverageStatus.js';
import styles from './drugs.module.css';

interface Props {
  readonly medicine: Medicine;
  readonly plans: readonly SelectedPlan[];
  readonly coverageData: CoverageData;
  readonly provenance: Provenance;
}

export function CoverageTable({ medicine, plans, coverageData, provenance }: Props) {
  return (
    <>
      <h2>{medicine.name}</h2>
      <Source provenance={provenance} />
      <table>
        <caption className="visually-hidden">{medicine.name}</caption>
        <thead>
          <tr>
            <th scope="col">{DRUG.columns.plan}</th>
            <th scope="col">{DRUG.columns.coverage}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ id, name }, index) => (
            <tr key={id}>
              <th scope="row">
                <span className={`${styles.letter} ${styles[colorOf(index)]}`}>{letterOf(index)}</span> {name}
              </th>
              <td>
                <CoverageStatus coverageData={coverageData} rxcui={medicine.rxcui} planId={id} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
