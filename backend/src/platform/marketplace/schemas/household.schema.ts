import * as z from 'zod/mini';
import { dollars, flag, orElse, text } from './pieces.js';

const marketYear = z.int().check(z.minimum(2014), z.maximum(2100));
export const MarketYearsAnswer = z.object({
  current: marketYear,
  supported: z.array(marketYear),
  /** Sent only by the local marketplace: years with plans in the requested county. */
  in_county: z.optional(z.array(marketYear)),
});
export type MarketYearsAnswer = z.infer<typeof MarketYearsAnswer>;

export const VersionAnswer = z.object({ name: z.string(), updated: z.string() });
export type VersionAnswer = z.infer<typeof VersionAnswer>;

export const EstimateAnswer = z.object({
  /** Tax credit in dollars per month, not rounded. It is 0 if the marketplace's response contains no tax credit. */
  aptc: orElse(dollars, 0),
  csr: text,
  is_medicaid_chip: flag,
  in_coverage_gap: flag,
});
export type EstimateAnswer = z.infer<typeof EstimateAnswer>;
