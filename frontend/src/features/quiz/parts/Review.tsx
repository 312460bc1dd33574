import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { PAGES } from '../../../../../backend/src/contract/pages.js';
import { Button, Notice } from '../../../ui/index.js';
import { isForMedicare, nextSteps, type ReviewRow, reviewRows } from '../review-rows.js';
import { type QuizState, stepAddress } from '../use-quiz.js';
import { QUIZ } from '../words.js';
import styles from '../quiz.module.css';

const { review } = QUIZ;
/** Fetched at the end only; without an account it asks to sign in and sends nothing. */
const ContactConsent = lazy(() => import('../../consent/index.js').then((consent) => ({ default: consent.ContactConsent })));

function Row({ row: { step, label, values } }: { row: ReviewRow }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {values.length === 0 ? <p>{review.none}</p> : <ul className={styles.values}>{values.map((value) => <li key={value}>{value}</li>)}</ul>}
        <Link className="no-print" to={stepAddress(step)} preventScrollReset>{review.change}<span className="visually-hidden"> {label}</span></Link>
      </dd>
    </div>
  );
}

/** All answers on one page, what to do with them, and the two ways to take them along. */
export function Review({ quiz: { answers } }: { quiz: QuizState }) {
  const navigate = useNavigate();
  const seePlans = async () => {
    // Fetched when it is needed: the quiz itself shall stay light.
    const { carryToSearch } = await import('../../plans/index.js');
    carryToSearch(answers);
    await navigate(PAGES.marketplace.path);
  };
  return (
    <>
      <h3>{review.answers}</h3>
      <dl className={styles.rows}>{reviewRows(answers).map((row) => <Row key={row.step} row={row} />)}</dl>
      <h3>{review.next}</h3>
      <ul>{nextSteps(answers).map((tip) => <li key={tip}>{tip}</li>)}</ul>
      {isForMedicare(answers) && <Notice tone="warning"><p>{review.medicare} <a href={review.medicareUrl}>{review.medicareLink}</a></p></Notice>}
      <div className={`${styles.ways} no-print`}>
        <Button onClick={() => void seePlans()}>{review.plans}</Button>
        <Button kind="secondary" onClick={() => print()}>{review.print}</Button>
      </div>
      <p className="no-print">{review.plansHint}</p>
      <Suspense fallback={null}><ContactConsent isRequired={false} /></Suspense>
    </>
  );
}
