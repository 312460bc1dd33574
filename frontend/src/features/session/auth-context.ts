import { createContext, use, useEffect } from 'react';
import type { SessionUser } from '#contract/api/auth.contract.js';
import { useAppSelector } from '#store/index.js';
import { SESSION_NOTES } from './messages/session.js';
import { sessionApi } from './session.api.js';
import { selectSession, type Session } from './session.js';

export interface AuthActions {
  /** Signs in, then loads the new session. Throws a `LoginError`. */
  login(email: string, password: string): Promise<void>;
  /** Checks the session again and returns the signed-in person, or null if nobody is signed in. */
  refresh(): Promise<SessionUser | null>;
  /** Ends the session and replaces the entry by the home page. The browser's data goes even if the request fails. */
  logout(): Promise<void>;
}

export const AuthContext = createContext<AuthActions | null>(null);

export const useSession = (): Session => useAppSelector(selectSession);

export function useAuth(): Session & AuthActions {
  const actions = use(AuthContext);
  if (!actions) throw new Error(SESSION_NOTES.outsideProvider);
  const session = useSession();
  return { ...session, ...actions };
}

/** Reports once that the first plan search or quiz is finished. A failed report is repeated after the next one. */
export function useOnboarding(isDone: boolean): void {
  const { isSignedIn, onboarded } = useAuth();
  const [setOnboarded] = sessionApi.useSetOnboardedMutation();
  const isDue = isDone && isSignedIn && !onboarded;
  useEffect(() => {
    if (isDue) void setOnboarded();
  }, [isDue, setOnboarded]);
}
