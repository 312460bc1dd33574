import { SEARCH } from '#contract/messages/plans/plans.js';
import { useCareCounts, useCareFacts } from '#features/care/index.js';
import { useNarrow } from '#theme/index.js';
import { useSearchFacts } from '../components/use-search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import styles from './search.module.css';
import { EditAnswers } from './Searching.js';

interface Props {
  readonly submitted: SubmittedSearch;
  /** Whether the answers have changed since the search, so that the plans on the screen are for earlier answers. */
  readonly isEarlier: boolean;
  readonly editAt: string | null;
}

/**
 * Returns how many medicines and doctors are on the person's lists, once they count in the plans on the screen. The
 * result is empty for people whose lists are empty, and if it is not known what the plans cover.
 */
function useCountedCare(year: number): readonly string[] {
  const counts = useCareCounts();
  return useCareFacts(year).careOf && counts ? [counts] : [];
}

/**
 * A line with the person's main answers in the search form, on which the search results are based. On phones it expands
 * to all answers in whole sentences. Wider windows have these below the first plans, so that keyboards reach the plans
 * sooner.
 */
export function AnswersLine({ submitted, isEarlier, editAt }: Props) {
  const { facts, sentence } = useSearchFacts(submitted);
  const counted = useCountedCare(submitted.search.year);
  const line = (
    <>
      {isEarlier && <strong>{SEARCH.earlier}: </strong>}
      {[...facts, ...counted].join(' · ')}
    </>
  );
  return (
    <div className={styles.answers}>
      {useNarrow() ? (
        <details className={styles.facts}>
          <summary>{line}</summary>
          <p>{sentence}</p>
        </details>
      ) : (
        <p className={styles.facts}>{line}</p>
      )}
      {editAt !== null && <EditAnswers to={editAt} />}
    </div>
  );
}
