/** Joins the given class names. Undefined names are skipped, because a variant without CSS rules has no class. */
export const classes = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');
