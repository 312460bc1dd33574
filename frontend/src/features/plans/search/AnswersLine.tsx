import { SEARCH } from '#contract/messages/plans/plans.js';
import { ButtonLink } from '#ui/index.js';
import { useSearchFacts } from '../components/use-search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import styles from './search.module.css';

interface Props {
  readonly submitted: SubmittedSearch;
  /** Whether the answers have changed since the search, so that the plans on the screen are for earlier answers. */
  readonly isEarlier: boolean;
  readonly editAt: string | null;
}

/** A link from the list of plans back to the questions of the plan search. */
export const EditAnswers = ({ to }: { to: string }) => (
  <span className="no-print">
    <ButtonLink kind="quiet" to={to}>
      {SEARCH.edit}
      <span className="visually-hidden"> {SEARCH.answers}</span>
    </ButtonLink>
  </span>
);

/**
 * A line with the person's main answers in the search form, on which the search results are based. When the line is
 * expanded, it shows all answers in whole sentences.
 */
export function AnswersLine({ submitted, isEarlier, editAt }: Props) {
  const { facts, sentence } = useSearchFacts(submitted);
  return (
    <div className={styles.answers}>
      <details className={styles.facts}>
        <summary>
          {isEarlier && <strong>{SEARCH.earlier}: </strong>}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </summary>
        <p>{sentence}</p>
      </details>
      {editAt !== null && <EditAnswers to={editAt} />}
    </div>
  );
}
