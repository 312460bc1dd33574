import { SESSION_NOTES } from '#contract/messages/account/session.js';
import { Waiting } from '#ui/feedback/Waiting.js';
import { useSession } from './auth-context.js';

/**
 * Takes the place of content that depends on who is signed in while that is not known. During the session check, it
 * says so after a while, and finally offers to reload the page. If the check failed, it is empty, because the frame of
 * the page then says so.
 */
export const SessionCheck = () => !useSession().isCheckFailed && <Waiting text={SESSION_NOTES.checking} />;
