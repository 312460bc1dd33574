export const COLUMNS_ON_PHONE = 2;

/**
 * Returns true if a column is hidden on phones. Otherwise, the result is undefined instead of false, because React then
 * omits the attribute.
 */
export const isHiddenOnPhone = (column: number): true | undefined => column >= COLUMNS_ON_PHONE || undefined;
