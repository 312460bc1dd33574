import { Link } from 'react-router';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { QUESTIONS } from '#contract/messages/plans/questions.js';
import { useSearchFacts } from '../components/use-search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import styles from './search.module.css';

interface Props {
  readonly submitted: SubmittedSearch;
  /** Whether the answers have been changed since, so that the plans below are for earlier ones. */
  readonly isEarlier: boolean;
  readonly editAt: string | null;
}

/** A link from the plans back to the questions. */
export const EditAnswers = ({ to }: { to: string }) => (
  <Link className="no-print" to={to}>
    {QUESTIONS.edit}
    <span className="visually-hidden"> {QUESTIONS.answers}</span>
  </Link>
);

/** The answers on which the plans rest, in one line. Unfolded, it names every answer in whole sentences. */
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
