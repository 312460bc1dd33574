import * as z from 'zod/mini';
import { dollars, flag, text } from './pieces.js';

export const EstimateAnswer = z.object({
  /** Tax credit in dollars per month, not rounded. It is 0 if the marketplace's response contains no tax credit. */
  aptc: z.pipe(
    z.nullish(dollars),
    z.transform((value: number | null | undefined) => value ?? 0),
  ),
  csr: text,
  is_medicaid_chip: flag,
  in_coverage_gap: flag,
});
export type EstimateAnswer = z.infer<typeof EstimateAnswer>;
