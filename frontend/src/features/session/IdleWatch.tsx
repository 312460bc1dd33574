import { useEffect, useState } from 'react';
import { lastAnswer } from '#api/index.js';
import { Button, Modal } from '#ui/index.js';
import { useAuth } from './auth-context.js';
import { idlePhase, isDue, type IdlePhase } from './idle.js';
import { IDLE_WARNING } from './messages/session-check.js';

/** Interval, in milliseconds, between two checks of how long the session has been idle. */
const CHECK_INTERVAL_MS = 5_000;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown'] as const;

/**
 * A dialog that appears before an idle session ends, with a button that extends the session. The component also reports
 * a keystroke or click to the server if the server has not answered any request for a quarter of the idle limit, so
 * that a person who only types does not count as idle.
 */
export function IdleWatch() {
  const { refresh } = useAuth();
  const [phase, setPhase] = useState<IdlePhase>('active');
  useEffect(() => {
    const look = () => setPhase(idlePhase(Date.now() - lastAnswer()));
    const timer = setInterval(look, CHECK_INTERVAL_MS);
    const report = () => {
      const since = Date.now() - lastAnswer();
      if (idlePhase(since) === 'active' && isDue(since)) void refresh();
    };
    ACTIVITY_EVENTS.forEach((name) => addEventListener(name, report));
    return () => {
      clearInterval(timer);
      ACTIVITY_EVENTS.forEach((name) => removeEventListener(name, report));
    };
  }, [refresh]);
  useEffect(() => {
    // Only the server can tell whether the session has really ended. If the session has ended, the route guard
    // redirects the person to the login page. After signing in there, the person returns to the page from which they
    // were redirected.
    if (phase === 'over') void refresh().then(() => setPhase('active'));
  }, [phase, refresh]);
  const stay = () => void refresh().then(() => setPhase('active'));
  return (
    <Modal title={IDLE_WARNING.title} isOpen={phase === 'warning'} onClose={stay}>
      <p>{IDLE_WARNING.text}</p>
      <p>
        <Button onClick={stay}>{IDLE_WARNING.stay}</Button>
      </p>
    </Modal>
  );
}
