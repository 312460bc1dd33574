import type { MedicineFacts } from '../../../../backend/src/contract/drugs.contract.js';
import { VA_ANSWERS } from '../../../../backend/src/contract/messages/drugs.js';

/** What VA's list says of a medicine, in words; a sample never says more than that a medicine is not in the sample. */
export function vaAnswer({ va: { status, product } }: Pick<MedicineFacts, 'va'>, isSample: boolean): string {
  if (status === 'notFound') return isSample ? VA_ANSWERS.notInSample : VA_ANSWERS.notFound;
  return status === 'unknown' || product === null ? VA_ANSWERS.unknown : VA_ANSWERS[status](product);
}
