export const CLEARED = { isCleared: true } as const;

export const wasCleared = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCleared' in state;
