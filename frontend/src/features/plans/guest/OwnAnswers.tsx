import { useState, type ReactNode } from 'react';
import { SESSION_NOTES } from '#contract/messages/account/session.js';
import { useHydrated, Waiting } from '#ui/index.js';
import { ClearAnswers } from '../components/answers/ClearAnswers.js';
import { OthersAnswers } from '../components/answers/OthersAnswers.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import styles from './guest.module.css';

/** Shows its children only to the person to whom the stored answers belong. */
export function OwnAnswers({ children }: { children: ReactNode }) {
  const [, setStarted] = useState(false);
  const whose = useWhoseAnswers();
  const isHydrated = useHydrated();
  if (whose === 'others') return <OthersAnswers onStart={() => setStarted(true)} />;
  if (whose === 'checking')
    return isHydrated ? <Waiting text={SESSION_NOTES.checking} /> : <div className={styles.room} />;
  return (
    <div className={`stack ${styles.room}`}>
      {children}
      <ClearAnswers />
    </div>
  );
}
