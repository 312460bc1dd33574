import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useSession } from './auth-context.js';

interface Props {
  /** CSS class of the message that says that logging out takes a long time. */
  readonly progressClass: string | undefined;
}

const SessionParts = lazy<ComponentType<Props>>(() =>
  import('./SessionParts.js').then(
    (module) => ({ default: module.SessionParts }),
    // If the code of the session parts cannot be loaded, the page works without the warning before an idle session
    // ends. The server ends idle sessions in any case.
    () => ({ default: () => null }),
  ),
);

/**
 * The parts of every page that depend on the session. They are rendered as soon as somebody is signed in or the session
 * check has failed. They remain on the page after a logout, because the logout may fail.
 */
export function LazySessionParts(props: Props) {
  const { isSignedIn, isCheckFailed } = useSession();
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (isSignedIn || isCheckFailed)) setNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <SessionParts {...props} />
      </Suspense>
    )
  );
}
