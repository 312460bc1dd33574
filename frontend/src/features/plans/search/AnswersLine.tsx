import { Pencil } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CARE_PANEL } from '#features/care/index.js';
import { useAnswerFacts } from '../components/use-search-summary.js';
import { SEARCH } from '../messages/plans.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { stepAddress, type Step } from '../questions/steps.js';
import styles from './search.module.css';

interface Props {
  readonly submitted: SubmittedSearch;
  /** Whether the answers have changed since the search, so that the plans on the screen are for earlier answers. */
  readonly isEarlier: boolean;
  /** Returns the URL at which the answers of one step can be changed. */
  readonly editAt: (step: Step) => string;
}

/** The keys that lead to the answer before and to the one after. */
const BY_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The main answers on which the results are based. Each links to its question, medicines and doctors to their lists
 * below. Tab stops at one of them, and arrow keys lead to the others: the plans are not far.
 */
export function AnswersLine({ submitted, isEarlier, editAt }: Props) {
  const [params] = useSearchParams();
  const facts = useAnswerFacts(submitted);
  const [current, setCurrent] = useState(0);
  function move({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
    const by = BY_KEY[key];
    if (by) currentTarget.parentElement?.querySelectorAll('a')[current + by]?.focus();
  }
  return (
    <nav className={styles.answers} aria-label={SEARCH.answersTitle}>
      {isEarlier && <strong>{SEARCH.earlier}: </strong>}
      {facts.map(({ step, text }, index) => (
        <Link
          key={text}
          to={step === 'lists' ? stepAddress(null, params) + CARE_PANEL : editAt(step)}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onKeyDown={move}
        >
          {text}
          <Pencil aria-hidden="true" className="icon no-print" />
          <span className="visually-hidden"> {SEARCH.edit}</span>
        </Link>
      ))}
    </nav>
  );
}
