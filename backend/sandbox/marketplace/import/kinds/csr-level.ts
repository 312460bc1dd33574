import { BASE_CSR, CSR_73, CSR_87, CSR_94, LIMITED_CSR, ZERO_CSR } from '#sandbox/marketplace/wire/vocabulary.js';

/** By the last two digits of a variant's id. Variant 00 stands for plans sold outside the exchange. */
const LEVELS: Readonly<Record<string, string>> = {
  '01': BASE_CSR,
  '02': ZERO_CSR,
  '03': LIMITED_CSR,
  '04': CSR_73,
  '05': CSR_87,
  '06': CSR_94,
};

export const OFF_EXCHANGE = 'variant sold off the exchange';

export function levelOfVariant(planIdWithVariant: string): string | undefined {
  return LEVELS[planIdWithVariant.slice(-2)];
}
