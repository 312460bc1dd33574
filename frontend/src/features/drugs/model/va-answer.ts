import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import { VA_ANSWERS } from '#features/care/messages/drugs.js';

const TONES = { listed: 'good', sameMedicine: 'warn', notFound: 'none', unknown: 'none' } as const;

/** Returns the color of the answer whether VA covers a medicine. The color only repeats what the answer's text says. */
export const vaTone = ({ va: { status } }: Pick<MedicineFacts, 'va'>) => TONES[status];

export function vaAnswer({ va: { status, product } }: Pick<MedicineFacts, 'va'>): string {
  if (status === 'notFound') return VA_ANSWERS.notFound;
  return status === 'unknown' || product === null ? VA_ANSWERS.unknown : VA_ANSWERS[status](product);
}
