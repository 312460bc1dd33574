/** Joins the given class names. An undefined name is left out, because a variant without CSS rules has no class. */
export const classes = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');
