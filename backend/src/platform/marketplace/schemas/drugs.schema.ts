import * as z from 'zod/mini';
import { text } from './pieces.js';

const rxcui = z.string().check(z.regex(/^\d{1,8}$/));

export const DrugAnswer = z.object({
  rxcui,
  name: z.string().check(z.minLength(1)),
  strength: text,
  route: text,
  full_name: text,
  rxterms_dose_form: text,
  rxnorm_dose_form: text,
});
export type DrugAnswer = z.infer<typeof DrugAnswer>;

const flag = z.nullish(z.boolean());

export const CoverageAnswer = z.object({
  rxcui,
  plan_id: z.string().check(z.minLength(1)),
  /** Other values are accepted too, because the marketplace may add some. */
  coverage: z.string().check(z.minLength(1)),
  /** RxCUI of the generic medicine. It is present if the coverage is GenericCovered. */
  generic_rxcui: z.pipe(
    z.nullish(z.string()),
    z.transform((value: string | null | undefined) => value || null),
  ),
  /**
   * Tier and restrictions of the medicine in the plan's own list of covered medicines. Only the local marketplace,
   * which stands in for the real one, sends these fields, for lists that were imported.
   */
  drug_tier: z.nullish(z.string()),
  prior_authorization: flag,
  step_therapy: flag,
  quantity_limit: flag,
});
export type CoverageAnswer = z.infer<typeof CoverageAnswer>;

export const CoverageStatsAnswer = z.object({ last_refreshed_at: text });
export type CoverageStatsAnswer = z.infer<typeof CoverageStatsAnswer>;
