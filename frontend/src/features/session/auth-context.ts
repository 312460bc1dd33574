import { createContext, use } from 'react';
import type { SessionUser } from '../../../../backend/src/contract/auth.contract.js';
import { SESSION_NOTES } from '../../../../backend/src/contract/messages/session.js';

export interface Auth {
  readonly user: SessionUser | null;
  readonly isSignedIn: boolean;
  readonly onboarded: boolean;
  /** The first session check is still under way. */
  readonly loading: boolean;
  /** Signs in and checks the session again. @throws LoginError */
  login(email: string, password: string): Promise<void>;
  /** Asks the server again who is signed in; null when nobody is. */
  refresh(): Promise<SessionUser | null>;
  /** Ends the session and goes home without adding a history entry. A failed call is ignored. */
  logout(): Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error(SESSION_NOTES.outsideProvider);
  return auth;
}
