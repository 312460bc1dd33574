import { Waiting } from '#ui/feedback/Waiting.js';
import { useSession } from './auth-context.js';
import { SESSION_NOTES } from './messages/session.js';

/**
 * Replaces content that depends on who is signed in, as long as that is not known. If the session check is slow, a
 * message appears, and later a button that reloads the page. If the check fails, a sentence says why the content is
 * missing. A notice above the page offers to repeat the check.
 */
export const SessionCheck = () =>
  useSession().isCheckFailed ? <p>{SESSION_NOTES.notShown}</p> : <Waiting text={SESSION_NOTES.checking} />;
