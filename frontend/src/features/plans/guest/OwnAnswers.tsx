import { useState, type ReactNode } from 'react';
import { FINDER } from '#contract/messages/finder.js';
import { SESSION_NOTES } from '#contract/messages/session.js';
import { PAGES } from '#contract/pages.js';
import { accountOwner, clearAnswers, useAuth, useCameFrom } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button, ButtonLink, Notice, useHydrated, Waiting } from '#ui/index.js';
import { ClearAnswers } from '../components/ClearAnswers.js';
import styles from './guest.module.css';

/**
 * Shows its children only to the person who entered the stored answers. If a session ended without a logout, that
 * person's answers are still in the browser. They are hidden until somebody logs in or starts with empty answers.
 */
export function OwnAnswers({ children }: { children: ReactNode }) {
  const { isSignedIn, loading } = useAuth();
  const dispatch = useAppDispatch();
  const cameFrom = useCameFrom();
  const [, setStarted] = useState(false);
  // Prerendered pages contain nobody's answers, so the first render in the browser must not show any either.
  if (!useHydrated()) return <div className={styles.room} />;
  const isAccounts = accountOwner() !== null && !isSignedIn;
  if (isAccounts && loading) return <Waiting text={SESSION_NOTES.checking} />;
  if (!isAccounts)
    return (
      <div className={`stack ${styles.room}`}>
        {children}
        <ClearAnswers />
      </div>
    );
  const startAnew = (): void => {
    dispatch(clearAnswers());
    setStarted(true);
  };
  return (
    <Notice>
      <p>{FINDER.othersAnswers}</p>
      <p>
        <ButtonLink to={PAGES.login.path} state={cameFrom}>
          {FINDER.logIn}
        </ButtonLink>{' '}
        <Button kind="secondary" onClick={startAnew}>
          {FINDER.startAnew}
        </Button>
      </p>
    </Notice>
  );
}
