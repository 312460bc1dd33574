import { VISIT_KEYS } from '../session/index.js';

/** The kinds of email links whose tokens this tab stores. */
type LinkKey = 'confirmation' | 'reset';

/** Returns the URL's token and removes it, so that no history, referrer or screenshot contains it. */
function takeFromAddress(): string {
  const address = new URL(location.href);
  const token = address.searchParams.get('token') ?? '';
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token;
}

/**
 * The token of the link from an email. It leaves the URL at once but stays in this tab until it is used, so that a
 * reload does not lose it. `known` is what an earlier call returned.
 */
export function readLinkToken(link: LinkKey, known = ''): string {
  const token = takeFromAddress() || known;
  try {
    if (token) sessionStorage.setItem(VISIT_KEYS[link], token);
    return token || (sessionStorage.getItem(VISIT_KEYS[link]) ?? '');
  } catch {
    // Browser storage is unavailable, so only this page knows the token, and reloading the page loses it.
    return token;
  }
}

export function removeLinkToken(link: LinkKey): void {
  try {
    sessionStorage.removeItem(VISIT_KEYS[link]);
  } catch {
    // Browser storage is unavailable, so it contains no token of an email link to remove.
  }
}

/** Records in the history entry that the link was used, so that the page can say so again after a reload. */
export function markLinkUsedHere(): void {
  history.replaceState({ ...(history.state as object | null), isLinkUsed: true }, '');
}

export const isLinkUsedHere = (): boolean => (history.state as { isLinkUsed?: boolean } | null)?.isLinkUsed === true;
