/**
 * Messages for lists in which some plans cover less of the person's medicines than others, so that their yearly costs
 * leave out a price. Only the plans that cover the most are then compared by cost.
 */
export const COVERED = {
  all: coveredWords('all your medicines', 'with your medicines'),
  most: coveredWords('the most of your medicines', 'with the most medicines'),
} as const;

function coveredWords(what: string, short: string) {
  return {
    /** Label of a badge that compares only these plans. */
    label: (label: string) => `${label} ${short}`,
    /** Follows a sentence that compares the costs of two of these plans. */
    only: `Only plans that cover ${what} are compared.`,
    /** Names the compared plans at the end of a sentence. */
    counted: (count: number) =>
      count === 1 ? `, with the only plan that covers ${what}` : `, among the ${count} plans that cover ${what}`,
    /** Sentence above a list that is sorted by cost. */
    first: `First come the plans that cover ${what}. The figures of the others leave out the price of a medicine.`,
  };
}
