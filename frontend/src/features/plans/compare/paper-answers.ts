import { COVERAGE_LABELS } from '#contract/messages/care/coverage.js';
import { COMPARE_PAGE } from '#contract/messages/plans/plan-page.js';
import type { PlanCare } from '#features/care/index.js';

type CareItem = PlanCare['items'][number];

/** The plans that give the same answer about a medicine or doctor, by their places in the comparison. */
export interface PaperAnswer {
  readonly answer: CareItem['answer'];
  readonly word: string;
  readonly at: readonly number[];
}

const ORDER = ['yes', 'generic', 'no', 'unknown'] as const;

function wordOf(item: CareItem | undefined): (typeof ORDER)[number] {
  if (!item) return 'unknown';
  const isGeneric = item.kind === 'medicines' && item.label.startsWith(COVERAGE_LABELS.GenericCovered);
  return isGeneric ? 'generic' : item.answer;
}

/**
 * Returns the answers of all plans about one medicine or doctor in the short form that paper has room for: each answer
 * once, with the plans that give it.
 */
export function paperAnswers(answers: readonly (CareItem | undefined)[]): PaperAnswer[] {
  const words = answers.map(wordOf);
  return ORDER.filter((word) => words.includes(word)).map((word) => ({
    answer: word === 'generic' ? 'yes' : word,
    word: COMPARE_PAGE.paperAnswers[word],
    at: [...words.keys()].filter((index) => words[index] === word),
  }));
}

/** Returns the answers of all plans about one medicine or doctor as a text, which has a number for each plan. */
export const patternOf = (answers: readonly (CareItem | undefined)[]): string =>
  paperAnswers(answers)
    .map(({ word, at }) => `? ${word} ${at.join(', ')}`)
    .join(' ');
