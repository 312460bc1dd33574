import type { Provenance } from '#contract/api/plans.contract.js';
import type { Medicine } from '#features/care/index.js';
import { DRUG } from '#features/care/messages/drugs.js';
import { PlanMarker, SampleTag, Source, usePlaceOf, type SelectedPlan } from '#features/plans/index.js';
import type { TiersByPlan } from '../api/use-drug-tiers.js';
import type { CoverageData } from '../model/coverage-data.js';
import { CoverageStatus } from './CoverageStatus.js';
import { EarlierCheck } from './EarlierCheck.js';

interface Props {
  readonly medicine: Medicine;
  readonly plans: readonly SelectedPlan[];
  readonly coverageData: CoverageData;
  /** Time of the check that the table shows, if a newer check has failed. Otherwise it is null. */
  readonly earlierCheckAt: Date | null;
  readonly provenance: Provenance;
  readonly tiers: TiersByPlan;
}

export function CoverageTable({ medicine, plans, coverageData, earlierCheckAt, provenance, tiers }: Props) {
  const placeOf = usePlaceOf();
  return (
    <>
      <h2>{medicine.name}</h2>
      <EarlierCheck checkedAt={earlierCheckAt} />
      <Source provenance={provenance} />
      <table>
        <caption className="visually-hidden">{medicine.name}</caption>
        <thead>
          <tr>
            <th scope="col">{DRUG.columns.plan}</th>
            <th scope="col">
              {DRUG.columns.coverage} <SampleTag />
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan, index) => (
            <tr key={plan.id}>
              <th scope="row">
                <PlanMarker index={placeOf(plan, index)} /> {plan.name}
              </th>
              <td>
                <CoverageStatus coverageData={coverageData} rxcui={medicine.rxcui} plan={plan} tiers={tiers} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
