import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { ELIGIBILITY_NOTICES } from '#features/plans/messages/eligibility/eligibility-notices.js';
import { useAuth } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { LOADING } from '#ui/feedback/messages.js';
import { Button, ButtonAnchor, Notice, Reload, Status } from '#ui/index.js';
import type { Answers } from '../model/answers.js';
import { answersForSearch, betterCoverage, matchesOf, preferencesWithoutData } from '../model/matches.js';
import { QUIZ } from '../model/words.js';
import styles from './quiz.module.css';

const { review } = QUIZ;
interface Props {
  readonly answers: Answers;
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

export function Matches({ answers }: Props) {
  const place = betterCoverage(answers);
  const features = matchesOf(answers).map(({ feature, because }) => review.because(feature, because.join(', ')));
  const notPublished = preferencesWithoutData(answers);
  const { medicines, notes, doctors } = answersForSearch(answers);
  const isNothingNamed = [...features, ...notPublished, ...medicines, ...doctors].length === 0 && notes === '';
  return (
    <>
      {place ? (
        <Notice>
          <p>
            <strong>{ELIGIBILITY_NOTICES[place].title}</strong>
          </p>
          <p>{ELIGIBILITY_NOTICES[place].text}</p>
        </Notice>
      ) : (
        <p>{review.market}</p>
      )}
      {isNothingNamed && <p>{review.noPreferences}</p>}
      <List title={review.look} items={features} />
      <List title={review.notPublished} items={notPublished} />
    </>
  );
}

/** Where to find coverage, most suitable page first. The link to the plan search takes the answers along. */
export function WaysOn({ answers, children }: Props & { children: ReactNode }) {
  const navigate = useNavigate();
  const { isSignedIn } = useAuth();
  const dispatch = useAppDispatch();
  const place = betterCoverage(answers);
  const [isMissing, setMissing] = useState(false);
  const seePlans = async () => {
    // Load the code of the plan search only when the link is followed, so that the code of the quiz stays small.
    const plans = await import('#features/plans/index.js').catch(() => null);
    if (!plans) return setMissing(true);
    dispatch(plans.applyQuizAnswers(answersForSearch(answers)));
    void navigate(isSignedIn ? PAGES.marketplace.path : PAGES.plans.path);
  };
  return (
    <>
      <div className={`${styles.ways} no-print`}>
        {place && <ButtonAnchor href={ELIGIBILITY_NOTICES[place].href}>{ELIGIBILITY_NOTICES[place].link}</ButtonAnchor>}
        <Button kind={place ? 'secondary' : 'primary'} onClick={() => void seePlans()}>
          {review.plans}
        </Button>
        {children}
      </div>
      <Status>
        {isMissing && (
          <p>
            {LOADING.part} <Reload />
          </p>
        )}
      </Status>
      <p className="no-print">
        {place && `${review.plansForOthers} `}
        {review.plansHint}
      </p>
    </>
  );
}
