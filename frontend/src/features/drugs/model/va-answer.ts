import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import { VA_ANSWERS } from '#contract/messages/care/drugs.js';

export function vaAnswer({ va: { status, product } }: Pick<MedicineFacts, 'va'>): string {
  if (status === 'notFound') return VA_ANSWERS.notFound;
  return status === 'unknown' || product === null ? VA_ANSWERS.unknown : VA_ANSWERS[status](product);
}
