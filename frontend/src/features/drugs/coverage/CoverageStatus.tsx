import { Chip, factTerms, tierPriceText } from '#features/care/index.js';
import { DRUG } from '#features/care/messages/drugs.js';
import type { SelectedPlan } from '#features/plans/index.js';
import { Wording } from '#features/wording/index.js';
import type { TiersByPlan } from '../api/use-drug-tiers.js';
import { coverageText, coverageTone, type CoverageData } from '../model/coverage-data.js';
import styles from './drugs.module.css';

interface Props {
  readonly coverageData: CoverageData;
  readonly rxcui: string;
  readonly plan: SelectedPlan;
  readonly tiers: TiersByPlan;
}

/**
 * Shows how a plan covers a medicine. If the plan's drug list is known, the medicine's tier, price and restrictions are
 * shown below the label. If there is no data, the component tells the person whom to ask.
 */
export function CoverageStatus({ coverageData, rxcui, plan: { id, carrier }, tiers }: Props) {
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
