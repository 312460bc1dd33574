import * as z from 'zod/mini';
import { dollars, flag, text } from './pieces.js';

/** One entry per person, in the order of the household (contract section 8). */
export const EstimateAnswer = z.object({
  /** Dollars per month, unrounded; null when there is no credit. */
  aptc: z.pipe(z.nullish(dollars), z.transform((value: number | null | undefined) => value ?? 0)),
  csr: text,
  is_medicaid_chip: flag,
  in_coverage_gap: flag,
});
export type EstimateAnswer = z.infer<typeof EstimateAnswer>;
