import { useEffect, useState } from 'react';
import { SESSION_NOTES } from '../../../../backend/src/contract/messages/session.js';
import { lastAnswer } from '../../api/index.js';
import { Button, Modal } from '../../ui/index.js';
import { useAuth } from './auth-context.js';
import { idlePhase, isDue, type IdlePhase } from './idle.js';

/** Milliseconds between two looks at the clock. */
const LOOK_EVERY = 5_000;
const SIGNS_OF_LIFE = ['keydown', 'pointerdown'] as const;

/**
 * Warns before an unused session ends; one key keeps it. Somebody who works on a page without asking the server for
 * anything is not unused: their keys and clicks are reported now and then.
 */
export function IdleWatch() {
  const { refresh } = useAuth();
  const [phase, setPhase] = useState<IdlePhase>('active');
  useEffect(() => {
    const look = () => setPhase(idlePhase(Date.now() - lastAnswer()));
    const timer = setInterval(look, LOOK_EVERY);
    const report = () => {
      const since = Date.now() - lastAnswer();
      if (idlePhase(since) === 'active' && isDue(since)) void refresh();
    };
    SIGNS_OF_LIFE.forEach((name) => addEventListener(name, report));
    return () => {
      clearInterval(timer);
      SIGNS_OF_LIFE.forEach((name) => removeEventListener(name, report));
    };
  }, [refresh]);
  useEffect(() => {
    // The server says whether the session has really ended; then the page's guard leads to signing in and back.
    if (phase === 'over') void refresh().then(() => setPhase('active'));
  }, [phase, refresh]);
  const stay = () => void refresh().then(() => setPhase('active'));
  return (
    <Modal title={SESSION_NOTES.warning} isOpen={phase === 'warning'} onClose={stay}>
      <p>{SESSION_NOTES.warningText}</p>
      <p><Button onClick={stay}>{SESSION_NOTES.stay}</Button></p>
    </Modal>
  );
}
