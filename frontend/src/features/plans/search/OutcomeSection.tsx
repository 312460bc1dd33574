import { useLayoutEffect, useRef } from 'react';
import { lazyPart, Notice } from '#ui/index.js';
import { EnrollmentOver } from '../eligibility/EnrollmentOver.js';
import { SEARCH } from '../messages/plans.js';
import type { Step } from '../questions/steps.js';
import { Results } from '../results/Results.js';
import { useDraft } from '../storage/answers.slice.js';
import { AnswersLine } from './AnswersLine.js';
import { OtherPlace } from './OtherPlace.js';
import styles from './search.module.css';
import type { SearchOutcome } from './use-search.js';

const LazyChangedAnswers = lazyPart(() => import('./ChangedAnswers.js').then((part) => part.ChangedAnswers));
/** Few people need this part, and it needs the code of the questions. */
const LazyStandInYear = lazyPart(() => import('../questions/YearField.js').then((part) => part.StandInYear));

interface Props {
  readonly answer: SearchOutcome | null;
  /**
   * Whether a newer search is in progress. During that search, the old outcome is removed from the live region, so that
   * screen readers announce the new outcome even if it has the same wording.
   */
  readonly isBusy: boolean;
  /** Whether a newer search has failed, so that the screen still shows the outcome of an earlier one. */
  readonly isOld: boolean;
  readonly isChanged: boolean;
  readonly onUpdate: () => void;
  readonly onRetry: () => void;
  readonly editAt: (step: Step) => string;
  /** Whether the heading, or the message that there are no plans, takes focus: the search button was just pressed. */
  readonly takesFocus?: boolean;
}

/** The last successful search's outcome below a summary of the answers. Screen readers announce another marketplace. */
export function OutcomeSection(props: Props) {
  const { answer, isBusy, isOld, isChanged, onUpdate, onRetry, editAt, takesFocus = false } = props;
  const [{ isYearAssumed }] = useDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  // Scroll before the page is painted, so that the plans do not visibly move.
  useLayoutEffect(() => {
    if (!takesFocus || !heading.current) return;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current.focus({ preventScroll: true });
  }, [takesFocus, answer]);
  const isEarlier = isChanged && !isOld && answer?.kind === 'plans';
  return (
    <>
      {answer && isOld && <Notice tone="warning" text={SEARCH.stillOld} />}
      <div role="status" className={isEarlier ? styles.changed : undefined}>
        {isEarlier && <LazyChangedAnswers submitted={answer} isBusy={isBusy} onUpdate={onUpdate} />}
      </div>
      <div role="status">
        {answer?.kind === 'plans' && !isBusy && (
          <p className="visually-hidden">{SEARCH.found(answer.reply.plans.length)}</p>
        )}
        <OtherPlace answer={isChanged ? null : answer} takesFocus={takesFocus} />
      </div>
      {answer?.kind === 'plans' && (
        <>
          <EnrollmentOver year={answer.search.year} />
          {isYearAssumed && !isEarlier && <LazyStandInYear />}
          <AnswersLine submitted={answer} isEarlier={isEarlier} editAt={editAt} />
          <Results reply={answer.reply} submitted={answer} isBusy={isBusy} onRetry={onRetry} heading={heading} />
        </>
      )}
    </>
  );
}
