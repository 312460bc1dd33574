import { factTerms } from '#features/care/index.js';
import { Wording } from '#features/wording/index.js';
import { coverageText, coverageTone, type CoverageData } from '../model/coverage-data.js';
import styles from './drugs.module.css';

interface Props {
  readonly coverageData: CoverageData;
  readonly rxcui: string;
  readonly planId: string;
}

/**
 * How a plan covers a medicine. If the plan's drug list is known, its tier and restrictions for the medicine are shown
 * below.
 */
export function CoverageStatus({ coverageData, rxcui, planId }: Props) {
  const terms = factTerms(coverageData, rxcui, planId);
  return (
    <>
      <span className={styles.status} data-tone={coverageTone(coverageData, rxcui, planId)}>
        <Wording>{coverageText(coverageData, rxcui, planId)}</Wording>
      </span>
      {terms.length > 0 && (
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </>
  );
}
