import { useDeferredValue, useState, type ReactNode } from 'react';
import { SessionCheck } from '#features/session/index.js';
import { useHydrated } from '#ui/index.js';
import { ClearAnswers } from '../components/answers/ClearAnswers.js';
import { LazyOthersAnswers } from '../components/answers/LazyOthersAnswers.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import styles from './guest.module.css';

/** Shows its children only to the person to whom the stored answers belong. */
export function OwnAnswers({ children }: { children: ReactNode }) {
  const [, setStarted] = useState(false);
  const whose = useWhoseAnswers();
  // The prerendered page is made interactive first. Its own content follows with low priority, because a slow processor
  // needs some time for it.
  const isReady = useDeferredValue(whose === 'own');
  const isHydrated = useHydrated();
  if (whose === 'others') return <LazyOthersAnswers onStart={() => setStarted(true)} />;
  if (whose !== 'own' && isHydrated) return <SessionCheck />;
  if (whose !== 'own' || !isReady) return <div className={styles.room} />;
  return (
    <>
      <div className={`stack ${styles.room}`}>{children}</div>
      <ClearAnswers />
    </>
  );
}
