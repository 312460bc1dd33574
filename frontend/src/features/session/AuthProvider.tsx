import { lazy, Suspense, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useNavigate } from 'react-router';
import type { SessionReply } from '../../../../backend/src/contract/auth.contract.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { api, onSignedOut } from '../../api/index.js';
import { forgetEntries, keepEntries } from '../../ui/form/kept-entries.js';
import { AuthContext, type Auth } from './auth-context.js';
import { loginErrorFrom } from './login-error.js';
import { claimPrivateStorage, clearPrivateStorage } from './private-storage.js';
import { sessionApi } from './session.api.js';

/** Fetched for people who are signed in only: nobody else has a session that could end. */
const IdleWatch = lazy(() => import('./IdleWatch.js').then(({ IdleWatch: Watch }) => ({ default: Watch })));
const SIGNED_OUT: SessionReply = { ok: false, user: null, onboarded: false };
type Dispatch = ThunkDispatch<{ api: ReturnType<typeof sessionApi.reducer> }, unknown, UnknownAction>;

/** Corrects the boot script's guess (from the hint cookie) once the server has answered. */
function useSessionAttribute(loading: boolean, isSignedIn: boolean): void {
  useEffect(() => {
    if (!loading) document.documentElement.dataset['session'] = isSignedIn ? 'in' : 'out';
  }, [loading, isSignedIn]);
}

function useLogin(dispatch: Dispatch): Auth['login'] {
  return useCallback(
    async (email, password) => {
      try {
        await dispatch(sessionApi.endpoints.logIn.initiate({ body: { email, password } }, { track: false })).unwrap();
      } catch (cause) {
        throw loginErrorFrom(cause);
      }
      // Awaited before the screen moves on: a guard that still saw the old answer would send the person back.
      await dispatch(sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
    [dispatch],
  );
}

function useLogout(dispatch: Dispatch): Auth['logout'] {
  const navigate = useNavigate();
  return useCallback(async () => {
    await dispatch(sessionApi.endpoints.logOut.initiate(undefined, { track: false }));
    // First away from the page, then out: a guarded page would otherwise redirect to /login in between.
    await navigate(PAGES.home.path, { replace: true });
    clearPrivateStorage();
    forgetEntries();
    dispatch(sessionApi.util.updateQueryData('me', undefined, () => SIGNED_OUT));
    // Once everything on the screen knows; what still looked at a private answer would ask for it again, and be refused.
    setTimeout(() => dispatch(api.util.invalidateTags(['Private'])));
  }, [dispatch, navigate]);
}

function useRefresh(dispatch: Dispatch, userId: string | undefined): Auth['refresh'] {
  return useCallback(async () => {
    // If the session has ended, the page with its forms is gone in the same moment.
    keepEntries(userId ?? null);
    const { data } = await dispatch(sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }));
    const user = data?.ok ? data.user : null;
    if (userId && user?.id === userId) forgetEntries();
    return user;
  }, [dispatch, userId]);
}

/** A refused call is the first a page hears of a session that ended elsewhere; and what one person typed is not for the next. */
function useSessionEnd(userId: string | undefined, refresh: Auth['refresh']): void {
  useEffect(() => (userId ? onSignedOut(() => void refresh()) : undefined), [userId, refresh]);
  useEffect(() => {
    if (userId) forgetEntries(userId);
  }, [userId]);
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<Dispatch>();
  const { data, isLoading, isError } = sessionApi.useMeQuery();
  const login = useLogin(dispatch);
  const logout = useLogout(dispatch);
  // A failed check means signed out, with no message.
  const { ok, user, onboarded } = isError || !data ? SIGNED_OUT : data;
  const userId = ok ? user?.id : undefined;
  // Now and not in an effect: the page below reads what is kept when it is first drawn.
  if (userId) claimPrivateStorage(userId);
  const refresh = useRefresh(dispatch, userId);
  useSessionEnd(userId, refresh);
  useSessionAttribute(isLoading, ok);
  const auth = useMemo<Auth>(
    () => ({ user: ok ? user : null, isSignedIn: ok, onboarded: ok && onboarded, loading: isLoading, login, refresh, logout }),
    [ok, user, onboarded, isLoading, login, refresh, logout],
  );
  return <AuthContext value={auth}>{children}{ok && <Suspense fallback={null}><IdleWatch /></Suspense>}</AuthContext>;
}
