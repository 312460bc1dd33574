/** The names that there are, as a class attribute takes them: a variant without rules of its own has none. */
export const classes = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');
