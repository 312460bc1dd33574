import { createSelector, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { api, isFailure, isSignedOut, repeatFailed } from '#api/index.js';
import type { Role } from '#contract/access.js';
import type { SessionReply, SessionUser } from '#contract/api/auth.contract.js';
import { privateDataCleared, startListening, storageChanged, type AppThunk } from '#store/index.js';
import { discardUnsavedEntries, saveUnsavedEntries } from '#ui/form/unsaved-entries.js';
import { LOG_OUT, sessionApi } from './session.api.js';
import { pendingLogout, setPendingLogout } from './storage/pending-logout.js';
import {
  accountOwner,
  claimPrivateStorage,
  clearPrivateStorage,
  clearVisitStorage,
  hasSignedInHere,
  PRIVATE_KEYS,
  VISIT_KEYS,
} from './storage/private-storage.js';

const KEY = VISIT_KEYS.refusedChange;

/**
 * Stores in this tab where the server refused to save because the session had ended, until the next login (null). That
 * page and the login page then say that nothing was saved.
 */
export function setChangeRefused(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    // Browser storage is unavailable, so no page can say that the change was not saved.
  }
}

const UNAUTHORIZED = 401;
const SIGNED_OUT: SessionReply = { ok: false, user: null, onboarded: false };

/** A person as the server may describe them: it may name the role in either of two fields, or by a flag. */
type Described = SessionUser & { readonly role_id?: Role };

/** Returns a person with one role, however the server has named it. */
function withRole(user: Described): SessionUser {
  const isNamed = (role: Role): boolean => user.role === role || user.role_id === role;
  const is_superadmin = user.is_superadmin || isNamed('superadmin');
  const is_admin = is_superadmin || user.is_admin || isNamed('admin');
  return { ...user, role: is_superadmin ? 'superadmin' : is_admin ? 'admin' : user.role, is_admin, is_superadmin };
}

/**
 * Who is signed in by the server's last answer, also after a later failed check. A failed check means nobody only with
 * status 401, or if nothing here says that somebody has signed in before.
 */
export const selectSession = createSelector([sessionApi.endpoints.me.select()], ({ data, error }) => {
  const isRefused = isFailure(error) && (error.status === UNAUTHORIZED || (!data && !hasSignedInHere()));
  const session = isRefused ? SIGNED_OUT : data;
  const { ok, user, onboarded } = session ?? SIGNED_OUT;
  return {
    user: ok && user ? withRole(user) : null,
    isSignedIn: ok,
    onboarded: ok && onboarded,
    /** Whether it is not known yet who is signed in: the first session check is still in progress or has failed. */
    loading: !session,
    /** Whether the first session check failed. The check may be in progress again. */
    isCheckFailed: !session && !!error,
  };
});
export type Session = ReturnType<typeof selectSession>;
const selectUserId = (state: Parameters<typeof selectSession>[0]) => selectSession(state).user?.id;

/** Checks again who is signed in, null for nobody. Forms of an ended session keep their entries for the next login. */
export const refreshSession = (): AppThunk<Promise<SessionUser | null>> => async (dispatch, getState) => {
  const before = selectUserId(getState());
  saveUnsavedEntries(before ?? null);
  const { data } = await dispatch(
    sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const user = data?.ok ? data.user : null;
  if (before && user?.id === before) discardUnsavedEntries();
  return user;
};

/** Ends the session; data here goes in any case. Without an answer, LogoutNotice says so and a reload tries again. */
export const logOut =
  (goHome: () => void): AppThunk<Promise<void>> =>
  async (dispatch) => {
    // Record the logout before sending the request. If the page is closed before the server answers, the next visit can
    // then complete the logout. The owner of the stored data is the person who is signed in, and is known even if the
    // first session check is still in progress.
    setPendingLogout(accountOwner() ?? pendingLogout());
    const { error } = await dispatch(sessionApi.endpoints.logOut.initiate(undefined, { fixedCacheKey: LOG_OUT }));
    if (!error) setPendingLogout(null);
    goHome();
    clearPrivateStorage();
    discardUnsavedEntries();
    dispatch(privateDataCleared());
    dispatch(sessionApi.util.updateQueryData('me', undefined, () => SIGNED_OUT));
  };

// When somebody signs in or out, remove or reload private data, so that nobody sees another person's data.
startListening({
  predicate: (_, current, original) => selectUserId(current) !== selectUserId(original),
  effect: (_, { dispatch, getState, getOriginalState }) => {
    const [before, userId] = [selectUserId(getOriginalState()), selectUserId(getState())];
    if (userId) {
      setChangeRefused(null);
      if (claimPrivateStorage(userId)) dispatch(privateDataCleared());
      discardUnsavedEntries(userId);
    }
    if (!before) return;
    // Somebody else has signed in in another tab: reload this page, which contains the data of the person before.
    if (userId) location.reload();
    // First let all components render without the old session. A component that still shows a private response would
    // request it again, and the server would reject the request.
    else setTimeout(() => dispatch(api.util.invalidateTags(['Private'])));
  },
});

// When the first session check has failed and then succeeds, repeat whatever else failed, because the reason may have
// been the same. One press of the button that repeats the check then brings back everything.
startListening({
  predicate: (_, current, original) => selectSession(original).isCheckFailed && !selectSession(current).isCheckFailed,
  effect: (_, { dispatch }) => dispatch(repeatFailed()),
});

/** Whether an action saves what the person asked for, unlike the record of the first search's end. */
const isChange = (action: UnknownAction): boolean =>
  /mutation/i.test(action.type) && !sessionApi.endpoints.setOnboarded.matchRejected(action);

/** Whether an action belongs to a consent, whose form itself asks the person to sign in, beside its own button. */
const isConsent = (action: UnknownAction): boolean =>
  isRejectedWithValue(action) && (action.meta.arg as { endpointName?: string }).endpointName === 'changeConsent';

// Check the session after the server has rejected a request, because the rejection may be the first sign that the
// session has ended elsewhere. The check would take the person from a guarded page to the login page.
startListening({
  predicate: (action, _, original) =>
    isRejectedWithValue(action) && isSignedOut(action.payload) && selectUserId(original) !== undefined,
  effect: (action, { dispatch }) => {
    if (isChange(action)) setChangeRefused(location.pathname);
    if (!isConsent(action)) void dispatch(refreshSession());
  },
});

// Check the session when the owner of the stored data changes, because somebody has then signed in or out in another
// tab. After a logout in another tab, this tab is signed out too, even if the server cannot be reached.
startListening({
  predicate: (action) =>
    storageChanged.match(action) && (action.payload === PRIVATE_KEYS.owner || action.payload === null),
  effect: async (_, { dispatch, getState }) => {
    // Without an owner, the person has logged out. What the browser stores for all tabs is gone already, and what only
    // this tab has must go too. When a session merely ends, the owner stays.
    if (accountOwner() === null) {
      clearVisitStorage();
      dispatch(privateDataCleared());
    }
    await dispatch(refreshSession());
    const { isError } = sessionApi.endpoints.me.select()(getState());
    if (isError && accountOwner() === null)
      dispatch(sessionApi.util.updateQueryData('me', undefined, () => SIGNED_OUT));
  },
});
