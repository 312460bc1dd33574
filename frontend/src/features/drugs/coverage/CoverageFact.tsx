import { Wording } from '#features/wording/index.js';
import { factText, type CoverageFacts } from '../model/coverage-facts.js';
import { factTerms } from '../model/coverage-terms.js';
import styles from './drugs.module.css';

interface Props {
  readonly facts: CoverageFacts;
  readonly rxcui: string;
  readonly planId: string;
}

/**
 * How a plan covers a medicine. If the plan's drug list is known, its tier and restrictions for the medicine are shown
 * below.
 */
export function CoverageFact({ facts, rxcui, planId }: Props) {
  const terms = factTerms(facts, rxcui, planId);
  return (
    <>
      <Wording>{factText(facts, rxcui, planId)}</Wording>
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
