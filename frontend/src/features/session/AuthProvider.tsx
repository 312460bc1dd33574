import { lazy, Suspense, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useNavigate } from 'react-router';
import type { SessionReply } from '../../../../backend/src/contract/auth.contract.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { api } from '../../api/index.js';
import { AuthContext, type Auth } from './auth-context.js';
import { loginErrorFrom } from './login-error.js';
import { clearPrivateStorage } from './private-storage.js';
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
    dispatch(sessionApi.util.updateQueryData('me', undefined, () => SIGNED_OUT));
    dispatch(api.util.invalidateTags(['Private']));
  }, [dispatch, navigate]);
}

function useRefresh(dispatch: Dispatch): Auth['refresh'] {
  return useCallback(async () => {
    const { data } = await dispatch(sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }));
    return data?.ok ? data.user : null;
  }, [dispatch]);
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<Dispatch>();
  const { data, isLoading, isError } = sessionApi.useMeQuery();
  const login = useLogin(dispatch);
  const refresh = useRefresh(dispatch);
  const logout = useLogout(dispatch);
  // A failed check means signed out, with no message.
  const { ok, user, onboarded } = isError || !data ? SIGNED_OUT : data;
  useSessionAttribute(isLoading, ok);
  const auth = useMemo<Auth>(
    () => ({ user: ok ? user : null, isSignedIn: ok, onboarded: ok && onboarded, loading: isLoading, login, refresh, logout }),
    [ok, user, onboarded, isLoading, login, refresh, logout],
  );
  return <AuthContext value={auth}>{children}{ok && <Suspense fallback={null}><IdleWatch /></Suspense>}</AuthContext>;
}
