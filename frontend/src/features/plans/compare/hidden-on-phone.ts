export const COLUMNS_ON_PHONE = 2;

/**
 * Returns whether a column is hidden on phones. The result is undefined and not false, because React then leaves out
 * the attribute.
 */
export const isHiddenOnPhone = (column: number): true | undefined => column >= COLUMNS_ON_PHONE || undefined;
