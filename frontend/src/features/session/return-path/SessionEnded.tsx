import { SESSION_CHECK } from '../messages/session-check.js';
import { accountOwner, VISIT_KEYS } from '../storage/private-storage.js';

/** Returns whether the server refused to save a change on the page with the given path, which may contain a query. */
export function wasChangeRefused(path: string): boolean {
  try {
    return sessionStorage.getItem(VISIT_KEYS.refusedChange) === path.split(/[?#]/, 1)[0];
  } catch {
    return false;
  }
}

/**
 * A sentence saying that a session has ended, if it ended without a logout. If the person was just saving something on
 * the page with the given path, a second sentence says that nothing was saved. On other pages that sentence is not
 * shown, because they lack the button that has to be pressed again.
 */
export const SessionEnded = ({ path }: { path: string }) => (
  <>
    {accountOwner() !== null && <p>{SESSION_CHECK.ended}</p>}
    {wasChangeRefused(path) && (
      <p>
        <strong>{SESSION_CHECK.notSaved}</strong>
      </p>
    )}
  </>
);
