import { useDeferredValue, useState, type ReactNode } from 'react';
import { SessionCheck } from '#features/session/index.js';
import { NeedsScript } from '#ui/feedback/NeedsScript.js';
import { useHydrated } from '#ui/index.js';
import { ClearAnswers } from './ClearAnswers.js';
import styles from './own-answers.module.css';
import { LazyOthersAnswers, useWhoseAnswers } from './use-whose-answers.js';

interface Props {
  /** Shown until the children are ready. It is part of the prerendered page. */
  readonly before?: ReactNode;
  /** Whether the button that clears the answers stands below. Screens that have it elsewhere leave it out. */
  readonly hasClear?: boolean;
  readonly children: ReactNode;
}

/** Shows its children only to the person to whom the stored answers belong. */
export function OwnAnswers({ before, hasClear = true, children }: Props) {
  const [, setStarted] = useState(false);
  const whose = useWhoseAnswers();
  // The prerendered page is made interactive first. Its own content follows with low priority, because a slow processor
  // needs some time for it.
  const isReady = useDeferredValue(whose === 'own');
  const isHydrated = useHydrated();
  if (whose === 'others') return <LazyOthersAnswers onStart={() => setStarted(true)} />;
  if (whose === 'unknown') return <SessionCheck />;
  if (whose !== 'own' || !isReady)
    return (
      <div className={`stack ${styles.room}`}>
        {before}
        {isHydrated && whose === 'checking' && <SessionCheck />}
        <NeedsScript />
      </div>
    );
  return (
    <>
      <div className={`stack ${styles.room}`}>{children}</div>
      {hasClear && <ClearAnswers />}
    </>
  );
}
