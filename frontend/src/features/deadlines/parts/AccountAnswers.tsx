import { useEffect, useRef } from 'react';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { Button, lazyPart, Notice, Status, TryAgain } from '#ui/index.js';
import { areSame } from '../model/read-answers.js';
import { DEADLINES } from '../model/words.js';
import { deadlinesApi } from '../storage/deadlines.api.js';
import styles from './deadlines.module.css';

const { account } = DEADLINES;

/** Calendar and reminders, whose code is loaded only for people who have saved answers. */
const LazyNotices = lazyPart(() => import('./Notices.js').then((part) => part.Notices));

interface Props {
  /** The answers for which dates are shown, or null if none are shown. */
  readonly shown: DeadlineAnswers | null;
  /** Whether the form is empty, so that saved answers may fill it in. */
  readonly isEmpty: boolean;
  readonly onUse: (saved: DeadlineAnswers) => void;
  /** A function that is told whether the account has the answers for which dates are shown. */
  readonly onKept: (isKept: boolean) => void;
}

/** A signed-in person's saved answers. They fill in an empty form when the page opens, but not after clearing it. */
export function AccountAnswers({ shown, isEmpty, onUse, onKept }: Props) {
  const { data, isError, isFetching } = deadlinesApi.useSavedAnswersQuery();
  const [send, { isError: isUnsaved, isLoading }] = deadlinesApi.useSaveAnswersMutation();
  const saved = data?.answers ?? null;
  const hasFilled = useRef(false);
  useEffect(() => {
    if (!data || hasFilled.current) return;
    hasFilled.current = true;
    if (data.answers && isEmpty) onUse(data.answers);
  }, [data, isEmpty, onUse]);
  const isSaved = saved !== null && shown !== null && areSame(saved, shown);
  useEffect(() => onKept(isSaved), [isSaved, onKept]);
  if (isError) return <TryAgain isBusy={isFetching}>{account.notRead}</TryAgain>;
  if (!data) return null;
  return (
    <>
      <Status>{isSaved && <p>{account.saved}</p>}</Status>
      {isUnsaved && <Notice tone="problem" text={account.notSaved} />}
      <p className={styles.ways}>
        {shown && !isSaved && (
          <Button kind="secondary" aria-disabled={isLoading} onClick={() => void send({ body: { answers: shown } })}>
            {account.save}
          </Button>
        )}
        {saved && !shown && (
          <Button kind="secondary" onClick={() => onUse(saved)}>
            {account.use}
          </Button>
        )}
        {saved && (
          <Button kind="quiet" aria-disabled={isLoading} onClick={() => void send({ body: { answers: null } })}>
            {account.remove}
          </Button>
        )}
      </p>
      {shown && !isSaved && <p>{account.hint}</p>}
      {saved && <LazyNotices saved={saved} />}
    </>
  );
}
