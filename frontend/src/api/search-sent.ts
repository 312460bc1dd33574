/** Records in the browser's current history entry whether a search was sent from this page. */
export function markSearchSent(isSearchSent = true): void {
  history.replaceState({ ...(history.state as object | null), isSearchSent }, '');
}

/** Whether a search was sent from this page before it was reloaded or before the person came back to it. */
export const wasSearchSent = (): boolean => (history.state as { isSearchSent?: boolean } | null)?.isSearchSent === true;
