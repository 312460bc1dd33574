/**
 * Messages for lists in which plans give different answers about the person's medicines, so that their yearly costs
 * leave out different prices. Only plans with the same answers are then compared by cost.
 */
export const COVERED = {
  all: coveredWords('all the medicines on your list', 'with your medicines covered'),
  same: coveredWords('the same medicines', 'for the same medicines'),
} as const;

function coveredWords(what: string, short: string) {
  return {
    /** Label of a badge that compares only these plans. */
    label: (label: string) => `${label} ${short}`,
    /** Sentence above a list that is sorted by cost. */
    first: `Plans that cover ${what} come first. The rest don’t cover all your medicines.`,
  };
}
