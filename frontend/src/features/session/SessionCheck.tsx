import { SESSION_NOTES } from '#contract/messages/account/session.js';
import { Waiting } from '#ui/feedback/Waiting.js';
import { useSession } from './auth-context.js';

/**
 * Replaces content that depends on who is signed in until that is known. If the session check is slow, a message
 * appears, and later a button that reloads the page. If the check fails, nothing is shown, because the site's layout
 * reports the failure.
 */
export const SessionCheck = () => !useSession().isCheckFailed && <Waiting text={SESSION_NOTES.checking} />;
