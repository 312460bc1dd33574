import type { Provenance } from '#contract/api/plans.contract.js';
import { Chip, factTerms, tierPriceText, type Medicine } from '#features/care/index.js';
import { DRUG } from '#features/care/messages/drugs.js';
import { PlanMarker, SampleTag, Source, usePlaceOf, type SelectedPlan } from '#features/plans/index.js';
import { Wording } from '#features/wording/index.js';
import type { TiersByPlan } from '../api/use-details.js';
import { coverageText, coverageTone, type CoverageData } from '../model/coverage-data.js';
import styles from './drugs.module.css';

interface CoverageStatusProps {
  readonly coverageData: CoverageData;
  readonly rxcui: string;
  readonly plan: SelectedPlan;
  readonly tiers: TiersByPlan;
}

/**
 * Shows how a plan covers a medicine. If the plan's drug list is known, the medicine's tier, price and restrictions are
 * shown below the label. If there is no data, the component tells the person whom to ask.
 */
export function CoverageStatus({ coverageData, rxcui, plan: { id, carrier }, tiers }: CoverageStatusProps) {
  const tone = coverageTone(coverageData, rxcui, id);
  const text = <Wording>{coverageText(coverageData, rxcui, id)}</Wording>;
  const row = coverageData.coverage.find((one) => one.rxcui === rxcui && one.plan_id === id);
  const price = tierPriceText(tiers.get(id) ?? null, row?.terms?.tier ?? null);
  const notes = [...factTerms(coverageData, rxcui, id), ...(price ? [price] : [])];
  return (
    <>
      {tone ? <Chip tone={tone}>{text}</Chip> : text}
      {notes.length > 0 && (
        <ul className={styles.terms}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {tone === 'none' && carrier && <div className={styles.ask}>{DRUG.ask(carrier)}</div>}
    </>
  );
}

/** `time` is a time such as "1:17 PM". */
export const earlierCheck = (time: string): string => `From your check at ${time}.`;

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/**
 * A note above answers that stay on the screen although a newer check of the coverage has failed. `checkedAt` is the
 * time of the check that the answers are from. If it is null, the answers are up to date and there is no note.
 */
export const EarlierCheck = ({ checkedAt }: { checkedAt: Date | null }) =>
  checkedAt && <p className="muted">{earlierCheck(TIME.format(checkedAt))}</p>;

interface CoverageTableProps {
  readonly medicine: Medicine;
  readonly plans: readonly SelectedPlan[];
  readonly coverageData: CoverageData;
  /** Time of the check that the table shows, if a newer check has failed. Otherwise it is null. */
  readonly earlierCheckAt: Date | null;
  readonly provenance: Provenance;
  readonly tiers: TiersByPlan;
}

export function CoverageTable({
  medicine,
  plans,
  coverageData,
  earlierCheckAt,
  provenance,
  tiers,
}: CoverageTableProps) {
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
