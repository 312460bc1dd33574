import type { CostSharing } from '#contract/plans/plan.js';
import type { Sharing } from './plan-design.js';

type Words = Pick<CostSharing, 'copay_amount' | 'copay_options' | 'coinsurance_rate' | 'coinsurance_options'>;

const NONE = /^\s*not applicable\s*$/i;

/**
 * Reads what a person pays for a benefit. The marketplace states a copay and a coinsurance rate, each with a phrase.
 * "After deductible" means that the person pays the full price until the deductible is met. "Copay with deductible"
 * means that the person pays the copay immediately and the rest of the price counts toward the deductible. "No Charge
 * after deductible" can stand for the copay or for the rate. Returns null if neither the copay nor the rate applies.
 */
export function readSharing({
  copay_amount,
  copay_options,
  coinsurance_rate,
  coinsurance_options,
}: Words): Sharing | null {
  const amounts = copay_amount + coinsurance_rate;
  if (amounts === 0 && [copay_options, coinsurance_options].every((words) => NONE.test(words))) return null;
  return {
    copay: copay_amount,
    copayPer: /per day/i.test(copay_options) ? 'day' : 'use',
    rate: coinsurance_rate,
    deductible: deductibleOf(copay_amount, copay_options, coinsurance_options),
  };
}

function deductibleOf(copay: number, copayWords: string, rateWords: string): Sharing['deductible'] {
  if (/after deductible/i.test(copayWords)) return 'first';
  if (/with deductible/i.test(copayWords)) return 'afterCopay';
  if (!/(after|with) deductible/i.test(rateWords)) return 'none';
  return copay > 0 ? 'afterCopay' : 'first';
}
