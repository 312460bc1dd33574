import * as z from 'zod/mini';

const marketYear = z.int().check(z.minimum(2014), z.maximum(2100));
export const MarketYearsAnswer = z.object({
  current: marketYear,
  supported: z.array(marketYear),
  /**
   * Years in which plans are sold in the requested county. The real marketplace does not send this field. Only the
   * local marketplace, which stands in for the real one, sends it.
   */
  in_county: z.optional(z.array(marketYear)),
});
export type MarketYearsAnswer = z.infer<typeof MarketYearsAnswer>;

export const VersionAnswer = z.object({ name: z.string(), updated: z.string() });
export type VersionAnswer = z.infer<typeof VersionAnswer>;
