import { lazy, Suspense, type ReactNode } from 'react';
import { Waiting } from '#ui/index.js';
import { useSession } from '../session/index.js';
import { NOTHING_OWN, type Own } from './own.js';

interface Props {
  readonly children: (own: Own) => ReactNode;
}

/** Loads the code for signed-in people. Without it, the cards show what they show to guests. */
export const loadOwnParts = () =>
  import('./OwnParts.js').then(
    (part) => ({ default: part.OwnParts }),
    () => ({ default: ({ children }: Props) => children(NOTHING_OWN) }),
  );
const Parts = lazy(loadOwnParts);

/** Passes on what the server knows about a signed-in person, and nothing for guests. */
export function LazyOwnParts({ children }: Props) {
  if (!useSession().isSignedIn) return children(NOTHING_OWN);
  return (
    <Suspense fallback={<Waiting text={null} />}>
      <Parts>{children}</Parts>
    </Suspense>
  );
}
