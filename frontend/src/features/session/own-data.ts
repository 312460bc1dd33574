import { privateDataCleared, type AppThunk } from '#store/index.js';
import { selectSession } from './session.js';
import {
  accountOwner,
  claimPrivateStorage,
  clearPrivateStorage,
  PRIVATE_KEYS,
  readPrivate,
} from './storage/private-storage.js';

/** Number of milliseconds between a guest's last change and the removal of their data. */
const GUEST_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Records that a guest has changed their stored data. A guest gets an id with the first change. Every change restarts
 * the time after which a guest's data is removed. If the data belongs to an account, nothing is recorded.
 */
export function noteChange(now = Date.now()): void {
  if (accountOwner()) return;
  try {
    if (!readPrivate(PRIVATE_KEYS.guest)) localStorage.setItem(PRIVATE_KEYS.guest, `guest-${now.toString(36)}`);
    localStorage.setItem(PRIVATE_KEYS.changedAt, String(now));
  } catch {
    // Browser storage is full or unavailable. It has no guest's data either, so no time need be recorded.
  }
}

/** When a guest's data must be removed, in milliseconds since 1970. Null without data, or if an account owns it. */
export function guestDataEnd(): number | null {
  const changedAt = readPrivate(PRIVATE_KEYS.changedAt);
  return changedAt === null || accountOwner() ? null : Number(changedAt) + GUEST_LIFETIME_MS;
}

/** Removes a guest's data if it has expired. Returns whether the data was removed. */
export function removeExpiredData(now = Date.now()): boolean {
  const end = guestDataEnd();
  // If the stored time is unreadable, `end` is NaN and `now < end` is false, so the guest's data is removed.
  if (end === null || now < end) return false;
  clearPrivateStorage();
  return true;
}

/** Removes from this browser everything that the person has entered, without ending the person's session. */
export const clearAnswers = (): AppThunk => (dispatch, getState) => {
  const { user } = selectSession(getState());
  clearPrivateStorage();
  if (user) claimPrivateStorage(user.id);
  dispatch(privateDataCleared());
};

// Remove expired data before the modules that read stored data are loaded.
removeExpiredData();
