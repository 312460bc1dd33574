export const PAIR = 2;

/**
 * Returns whether a column is hidden on phones. The result is undefined and not false, because React then leaves out
 * the attribute.
 */
export const isAway = (column: number): true | undefined => column >= PAIR || undefined;
