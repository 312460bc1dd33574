import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import { VA_ANSWERS } from '#contract/messages/drugs.js';

/**
 * Returns the text for VA's coverage of a medicine. If the data are only a sample of VA's formulary and do not contain
 * the medicine, the text says so and does not claim that VA does not cover it.
 */
export function vaAnswer({ va: { status, product } }: Pick<MedicineFacts, 'va'>, isSample: boolean): string {
  if (status === 'notFound') return isSample ? VA_ANSWERS.notInSample : VA_ANSWERS.notFound;
  return status === 'unknown' || product === null ? VA_ANSWERS.unknown : VA_ANSWERS[status](product);
}
