/** Navigation state of the page with the questions after a person has cleared their answers. */
export const CLEARED = { isCleared: true } as const;

export const wasCleared = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCleared' in state;

/**
 * Removes the navigation state from the browser's current history entry, where the router stores it under the name
 * `usr`. The page itself keeps the state until the person leaves the page. After a reload or a later return to the
 * page, the message that the answers were cleared is therefore not shown again.
 */
export const forgetCleared = (): void => history.replaceState({ ...(history.state as object | null), usr: null }, '');
