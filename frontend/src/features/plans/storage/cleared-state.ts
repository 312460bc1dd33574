/** Navigation state of the questions after a person has cleared their answers. */
export const CLEARED = { isCleared: true } as const;

export const wasCleared = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCleared' in state;

/**
 * Removes the navigation state from the browser's current history entry, where the router stores it under the name
 * `usr`. The page keeps it until it is left. A reload or a later return to the page then does not repeat the message.
 */
export const forgetCleared = (): void => history.replaceState({ ...(history.state as object | null), usr: null }, '');
