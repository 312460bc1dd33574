/**
 * Mutants that no test can notice, because the changed program does the same as the original, by their ids, with the
 * reason. They are tried like all others but left out of the count.
 */
export const EQUIVALENTS: Readonly<Record<string, string>> = {};
