import { useSession } from './auth-context.js';
import { CheckFailed } from './CheckFailed.js';
import { LogoutNotice } from './LogoutNotice.js';
import { SignedInOnly } from './SignedInOnly.js';

/** Messages about the session that any page may show, and the components that run only while somebody is signed in. */
export function SessionParts({ progressClass }: { progressClass: string | undefined }) {
  const { isSignedIn, isCheckFailed } = useSession();
  return (
    <>
      <LogoutNotice className={progressClass} />
      {isCheckFailed && <CheckFailed />}
      {isSignedIn && <SignedInOnly />}
    </>
  );
}
