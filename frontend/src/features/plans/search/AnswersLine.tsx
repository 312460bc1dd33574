import { useNarrow } from '#theme/index.js';
import { useSearchFacts } from '../components/use-search-summary.js';
import { SEARCH } from '../messages/plans.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import styles from './search.module.css';
import { EditAnswers } from './Searching.js';

interface Props {
  readonly submitted: SubmittedSearch;
  /** Whether the answers have changed since the search, so that the plans on the screen are for earlier answers. */
  readonly isEarlier: boolean;
  readonly editAt: string;
}

/**
 * A line with the person's main answers in the search form, on which the search results are based. On phones it expands
 * to all answers in whole sentences. Wider windows have these below the first plans, so that keyboards reach the plans
 * sooner.
 */
export function AnswersLine({ submitted, isEarlier, editAt }: Props) {
  const { facts, sentence } = useSearchFacts(submitted);
  const line = (
    <>
      {isEarlier && <strong>{SEARCH.earlier}: </strong>}
      {facts.join(' · ')}
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
      <EditAnswers to={editAt} />
    </div>
  );
}
