export const PAIR = 2;

/**
 * Returns whether a column is hidden on phones. The result is an attribute's value, so it is undefined instead of
 * false.
 */
export const isAway = (column: number): true | undefined => column >= PAIR || undefined;
