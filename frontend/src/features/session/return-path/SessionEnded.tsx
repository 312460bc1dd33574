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
 * Says that a session ended without a logout. On the page with this path, it also says that nothing was saved if the
 * person was just saving: the button that must be pressed again is there.
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
