import { useEffect, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { useAppDispatch, useAppSelector } from '#store/index.js';
import { AuthContext, type AuthActions } from './auth-context.js';
import { sessionApi } from './session.api.js';
import { logOut, refreshSession, selectSession } from './session.js';

/** Sets the root's session attribute once the server has answered. Until then, a cookie decided it. */
function useSessionAttribute(): void {
  const { loading, isSignedIn, onboarded } = useAppSelector(selectSession);
  const isFirstVisit = isSignedIn && !onboarded;
  useEffect(() => {
    if (loading) return;
    document.documentElement.dataset['session'] = isSignedIn ? 'in' : 'out';
    document.documentElement.toggleAttribute('data-first', isFirstVisit);
  }, [loading, isSignedIn, isFirstVisit]);
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  sessionApi.endpoints.me.useQuerySubscription();
  useSessionAttribute();
  const actions = useMemo<AuthActions>(
    () => ({
      // Load the code for signing in on demand, because only the login page needs it.
      login: async (email, password) => dispatch((await import('./log-in.js')).logIn(email, password)),
      refresh: () => dispatch(refreshSession()),
      logout: () => dispatch(logOut(() => void navigate(PAGES.home.path, { replace: true }))),
    }),
    [dispatch, navigate],
  );
  return <AuthContext value={actions}>{children}</AuthContext>;
}
