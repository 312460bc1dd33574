import { createPath, type Location } from 'react-router';
import { AFTER_LOGIN, ownPath, PAGES } from '#contract/pages.js';
import { privateDataCleared, startListening } from '#store/index.js';
import { isOwnData, PRIVATE_KEYS, privateOwner } from '../storage/private-storage.js';

/** Where a person continues after signing in. `state` is that page's navigation state, such as a household. */
export interface ReturnPath {
  readonly to: string;
  readonly state: unknown;
  /** Id of the person to whom the return path belongs, as returned by `privateOwner`. */
  readonly owner: string | null;
  /** Time at which the return path expires, in milliseconds since 1970. */
  readonly until: number;
}
export type Destination = Pick<ReturnPath, 'to' | 'state'>;

/** Milliseconds for which a return path is kept: those of a confirmation link, which may come first. */
const LIFETIME_MS = 2 * 24 * 60 * 60 * 1000;
/** Paths of the pages for signing in and signing up. Nobody is sent back to these pages after signing in. */
const SIGN_IN_PATHS: readonly string[] = [
  PAGES.login,
  PAGES.signUp,
  PAGES.thanks,
  PAGES.confirm,
  PAGES.verified,
  PAGES.forgotPassword,
  PAGES.resetPassword,
].map(({ path }) => path);

type Entry = Pick<Location, 'state' | 'search'>;
type From = { pathname: string; search?: string; hash?: string; state?: unknown };
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isFrom = (value: unknown): value is From => isRecord(value) && typeof value['pathname'] === 'string';
const isReturnPath = (value: unknown): value is ReturnPath =>
  isRecord(value) && typeof value['to'] === 'string' && Number(value['until']) > Date.now();

/** The return path, if the browser's storage is switched off or full and therefore cannot contain it. */
let held: ReturnPath | null = null;
startListening({ predicate: privateDataCleared.match, effect: () => (held = null) });

export const cameFromGuard = ({ state }: Pick<Location, 'state'>): boolean =>
  isRecord(state) && state['isGuarded'] === true;

/**
 * The page that the person came from, by navigation state or `next`. The dashboard replaces a path that could lead to
 * another site. Null if there is none, or a page for signing in or up.
 */
export function returnPathFrom({ state, search }: Entry): ReturnPath | null {
  const from: unknown = isRecord(state) ? state['from'] : null;
  const next = isFrom(from) ? createPath(from) : new URLSearchParams(search).get('next');
  if (next === null) return null;
  const to = ownPath(next);
  if (SIGN_IN_PATHS.includes(to.split(/[?#]/, 1)[0] ?? '')) return null;
  return {
    to,
    state: isFrom(from) ? (from.state ?? null) : null,
    owner: privateOwner(),
    until: Date.now() + LIFETIME_MS,
  };
}

/** Stores the path for all tabs: a confirmation link opens another one, and Google's sign-in leaves the site. */
export function saveReturnPath(path: ReturnPath): void {
  held = null;
  try {
    localStorage.setItem(PRIVATE_KEYS.returnPath, JSON.stringify(path));
  } catch {
    // Browser storage is switched off or full, so the return path is kept only in the memory of this tab.
    held = path;
  }
}

export function savedReturnPath(): ReturnPath | null {
  if (held !== null) return held;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PRIVATE_KEYS.returnPath) ?? 'null');
    return isReturnPath(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Takes the return path, once, or the dashboard's if there is none or it belongs to another person. */
export function takeReturnPath(own: ReturnPath | null = null): Destination {
  const path = own ?? savedReturnPath();
  held = null;
  try {
    localStorage.removeItem(PRIVATE_KEYS.returnPath);
  } catch {
    // Browser storage is unavailable, so it contains no return path to remove.
  }
  const isTheirs = path !== null && isOwnData(path.owner);
  return isTheirs ? path : { to: AFTER_LOGIN, state: null };
}
