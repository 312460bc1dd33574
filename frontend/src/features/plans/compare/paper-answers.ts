import type { PlanCare } from '#features/care/index.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';

type CareItem = PlanCare['items'][number];

/** The plans that give the same answer about a medicine or doctor, by their places in the comparison. */
export interface PaperAnswer {
  readonly answer: CareItem['answer'];
  readonly at: readonly number[];
}

const ORDER = ['yes', 'generic', 'no', 'unknown'] as const;

/** The answers about one medicine or doctor in short, for paper: each answer once, with the plans that give it. */
export function paperAnswers(answers: readonly (CareItem | undefined)[]): PaperAnswer[] {
  const words = answers.map((item) => item?.answer ?? 'unknown');
  return ORDER.filter((answer) => words.includes(answer)).map((answer) => ({
    answer,
    at: [...words.keys()].filter((index) => words[index] === answer),
  }));
}

/** Returns the answers of all plans about one medicine or doctor as a text, which has a number for each plan. */
export const patternOf = (answers: readonly (CareItem | undefined)[]): string =>
  paperAnswers(answers)
    .map(({ answer, at }) => `? ${COMPARE_PAGE.paperAnswers[answer]} ${at.join(', ')}`)
    .join(' ');
