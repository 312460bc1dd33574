import { createContext, use, useEffect } from 'react';
import type { SessionUser } from '#contract/api/auth.contract.js';
import { useAppSelector } from '#store/index.js';
import { SESSION_NOTES } from './messages/session.js';
import { sessionApi } from './session.api.js';
import { selectSession, type Session } from './session.js';

export interface AuthActions {
  /**
   * Signs in, then loads the new session.
   * @throws LoginError
   */
  login(email: string, password: string): Promise<void>;
  /** Checks the session again and returns the signed-in person, or null if nobody is signed in. */
  refresh(): Promise<SessionUser | null>;
  /**
   * Ends the session and opens the home page, which replaces the current history entry. The person's data in the
   * browser is removed even if the request fails.
   */
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

/**
 * Reports to the server once that a signed-in person has finished their first plan search or quiz. If the report fails,
 * it is repeated after the next search or quiz.
 */
export function useOnboarding(isDone: boolean): void {
  const { isSignedIn, onboarded } = useAuth();
  const [setOnboarded] = sessionApi.useSetOnboardedMutation();
  const isDue = isDone && isSignedIn && !onboarded;
  useEffect(() => {
    if (isDue) void setOnboarded();
  }, [isDue, setOnboarded]);
}
