import { useState } from 'react';
import { Link } from 'react-router';
import { wasSearchSent } from '#api/index.js';
import { FINDER } from '#features/plans/messages/finder.js';
import { PRIVATE_KEYS, readPrivate, useAuth } from '#features/session/index.js';
import { Button, lazyPart } from '#ui/index.js';
import { resultOf } from '../model/answers.js';
import { answersForSearch, betterCoverage } from '../model/matches.js';
import { nextSteps, reviewRows, type ReviewRow } from '../model/review-rows.js';
import { QUIZ } from '../model/words.js';
import { Matches, WaysOn } from './Matches.js';
import styles from './quiz.module.css';
import type { QuizState } from './use-quiz.js';

const { review } = QUIZ;
/** The consent form, loaded at the end of the quiz. Guests are asked to sign in; nothing is sent for them. */
const ContactConsent = lazyPart(() => import('#features/consent/index.js').then((part) => part.ContactConsent));

/** The names on the person's lists, whose code is loaded only for people who may have lists. */
const ListedNames = lazyPart(() => import('#features/care/index.js').then((part) => part.ListedNames));

/** Plans from the marketplace that fit the answers. Nothing is loaded or sent before the person asks for them. */
const ThreePlans = lazyPart(() => import('#features/plans/index.js').then((part) => part.LazyThreePlans));

function Row({ row: { to, label, values, listed } }: { row: ReviewRow }) {
  const { isSignedIn, loading, isCheckFailed } = useAuth();
  const mayHaveListed = isSignedIn || loading || isCheckFailed || readPrivate(PRIVATE_KEYS.care) !== null;
  const none = values.length === 0 ? review.none : '';
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <div className="stack">
          {values.length > 0 && (
            <ul className={styles.values}>
              {values.map((value) => (
                <li key={value}>{value}</li>
              ))}
            </ul>
          )}
          {listed && mayHaveListed ? (
            <ListedNames kind={listed} textOf={review.listed[listed]} none={none} />
          ) : (
            none && <p>{none}</p>
          )}
        </div>
        <Link className="no-print" to={to}>
          {review.change}
          <span className="visually-hidden"> {label}</span>
        </Link>
      </dd>
    </div>
  );
}

export function Review({ quiz: { answers, change } }: { quiz: QuizState }) {
  const [wasSent] = useState(wasSearchSent);
  const [isAsked, setAsked] = useState(wasSent);
  return (
    <>
      <h3>{review.answers}</h3>
      <dl className={styles.rows}>
        {reviewRows(answers).map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </dl>
      <h3>{review.matches}</h3>
      <Matches answers={answers} />
      {!betterCoverage(answers) && (
        <details className="no-print" open={wasSent} onToggle={(event) => event.currentTarget.open && setAsked(true)}>
          <summary>{FINDER.threeTitle}</summary>
          <div className="stack">
            <p className="muted">{FINDER.threeSent}</p>
            {isAsked && <ThreePlans answers={answersForSearch(answers)} />}
          </div>
        </details>
      )}
      <h3>{review.next}</h3>
      <ul>
        {nextSteps(answers).map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <WaysOn answers={answers}>
        <Button kind="secondary" onClick={() => print()}>
          {review.print}
        </Button>
      </WaysOn>
      <ContactConsent isRequired={false} onSaved={(entry) => change({ ...answers, serverData: resultOf(entry) })} />
    </>
  );
}
