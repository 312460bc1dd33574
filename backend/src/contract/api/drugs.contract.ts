import * as z from 'zod/mini';
import { DRUG_CALLS } from '../calls.js';
import { MyMedicineList, Rxcui } from '../care-lists.js';
import { COVERAGE_BATCH } from '../limits/care.js';
import { LENGTHS } from '../limits/fields.js';
import { PRICED_PLANS } from '../limits/plans.js';
import { PlanId } from '../plans/plan-id.js';
import { endpoint } from './endpoint.js';
import { Provenance } from './plans.contract.js';

// In this file, fields that come from the marketplace keep the marketplace's names.

export const Drug = z.object({
  rxcui: Rxcui,
  name: z.string(),
  strength: z.string(),
  route: z.string(),
  full_name: z.string(),
  rxterms_dose_form: z.string(),
  rxnorm_dose_form: z.string(),
  generic_name: z.optional(z.string()),
});
export type Drug = z.infer<typeof Drug>;

/** A name of a medicine, as the spelling helper offers it. */
export const MedicineName = z.object({
  name: z.string(),
  /**
   * The ingredients of the medicine, only if the search text is its name. It is empty if they are not known. Without
   * it, the name begins like the search text or is spelled like it.
   */
  contains: z.optional(z.string()),
});
export type MedicineName = z.infer<typeof MedicineName>;

/** From the plan's own list of covered medicines. A restriction is null if the list does not state it. */
export const CoverageTerms = z.object({
  /** Tier of the medicine, as named in the plan's list of covered medicines, such as "PREFERRED-BRAND". */
  tier: z.string(),
  prior_authorization: z.nullable(z.boolean()),
  step_therapy: z.nullable(z.boolean()),
  quantity_limit: z.nullable(z.boolean()),
});
export type CoverageTerms = z.infer<typeof CoverageTerms>;

export const Coverage = z.object({
  rxcui: z.string(),
  plan_id: z.string(),
  /** Covered, NotCovered, GenericCovered, DataNotProvided, or what else the marketplace may send. */
  coverage: z.string(),
  generic_rxcui: z.nullable(z.string()),
  generic_name: z.nullable(z.string()),
  /**
   * Tier and restrictions of the medicine, or of its generic version if only that is covered, in the plan's own list of
   * covered medicines. The field is omitted if the list does not contain the medicine.
   */
  terms: z.optional(CoverageTerms),
});
export type Coverage = z.infer<typeof Coverage>;

/** Ways in which VA dispenses a product, as worded in the VA National Formulary. */
export const VA_SUPPLY = ['prescription', 'over the counter', 'other'] as const;

/** Restrictions are not included, because the published formulary states none. */
export const VaDrug = z.object({
  /** VA's own product name, including strength and form. */
  id: z.string(),
  name: z.string(),
  /** Trade name of a product on the VA formulary. It is empty if the formulary gives only the generic name. */
  brand: z.string(),
  generic: z.string(),
  form: z.string(),
  className: z.string(),
  supply: z.enum(VA_SUPPLY),
});
export type VaDrug = z.infer<typeof VaDrug>;

/** Dollars for a month without a plan. `high` is null if only the least is known. No plan pays exactly this. */
const FullPrice = z.object({ low: z.number(), high: z.nullable(z.number()) });

/** Facts about a medicine that do not depend on a plan. */
export const KnownMedicine = z.object({
  rxcui: z.string(),
  generic_name: z.nullable(z.string()),
  /**
   * Whether a pharmacy hands out a brand: the medicine was chosen by a brand name, or by a generic name of which no
   * generic version is known to be sold. The value is null if nothing is known of the medicine.
   */
  is_brand: z.nullable(z.boolean()),
  /** The price of the medicine, or null if none is known. A value of null never means $0. */
  price: z.nullable(FullPrice),
  /** With the same strength and form, or null if none is known to be sold. */
  generic: z.nullable(z.object({ rxcui: z.string(), name: z.string(), price: z.nullable(FullPrice) })),
});
export type KnownMedicine = z.infer<typeof KnownMedicine>;

/**
 * Results of looking up a medicine on the VA formulary. `listed`: it is on the formulary in the same strength and form.
 * `sameMedicine`: it is on the formulary, but perhaps only in another strength or form. `notFound`: it is not on the
 * formulary. `unknown`: the ingredients of the medicine are not known.
 */
const VA_STATUS = ['listed', 'sameMedicine', 'notFound', 'unknown'] as const;
export const MedicineFacts = z.object({
  rxcui: z.string(),
  generic_name: z.nullable(z.string()),
  is_brand: KnownMedicine.shape.is_brand,
  price: KnownMedicine.shape.price,
  generic: KnownMedicine.shape.generic,
  /**
   * `status` says whether the medicine is on the VA formulary. `product` is the product's full name if strength and
   * form match, otherwise the name of the medicine alone, or null if nothing was found.
   */
  va: z.object({ status: z.enum(VA_STATUS), product: z.nullable(z.string()) }),
});
export type MedicineFacts = z.infer<typeof MedicineFacts>;

export const PlanCoverage = z.object({ coverage: z.array(Coverage), provenance: Provenance });

const q = z.string().check(z.trim(), z.maxLength(LENGTHS.medicine.max));
const year = z.optional(z.coerce.number().check(z.int(), z.minimum(2014), z.maximum(2100)));
const list = (item: RegExp, most: number) =>
  z.string().check(z.regex(new RegExp(`^${item.source}(,${item.source}){0,${most - 1}}$`)));

export const DRUGS = {
  autocomplete: endpoint({
    ...DRUG_CALLS.autocomplete,
    summary: 'Medicines whose name fits; nothing below three letters',
    query: z.object({ q, year }),
    reply: z.array(Drug),
    errors: ['drugs.unavailable'],
  }),
  suggestNames: endpoint({
    ...DRUG_CALLS.suggestNames,
    summary: "Names of medicines for the spelling helper; with `list=va` similar names on VA's list",
    query: z.object({ q, list: z.optional(z.literal('va')) }),
    reply: z.array(MedicineName),
    errors: ['drugs.unavailable'],
  }),
  checkCoverage: endpoint({
    ...DRUG_CALLS.checkCoverage,
    summary:
      `Whether plans cover medicines (${COVERAGE_BATCH.drugs} medicines and ${COVERAGE_BATCH.plans} plans at ` +
      `most)`,
    query: z.object({
      drugs: list(/\d{1,8}/, COVERAGE_BATCH.drugs),
      planids: list(/\d{5}[A-Z]{2}\d{7}/, COVERAGE_BATCH.plans),
      year,
    }),
    reply: PlanCoverage,
    errors: ['drugs.unavailable'],
  }),
  checkPlans: endpoint({
    ...DRUG_CALLS.checkPlans,
    summary: `Whether any number of plans cover medicines (${COVERAGE_BATCH.drugs} medicines at most)`,
    body: z.object({
      drugs: z.array(Rxcui).check(z.minLength(1), z.maxLength(COVERAGE_BATCH.drugs)),
      plan_ids: z.array(PlanId).check(z.minLength(1), z.maxLength(PRICED_PLANS)),
      year: z.int().check(z.minimum(2014), z.maximum(2100)),
    }),
    reply: z.extend(PlanCoverage, { medicines: z.array(KnownMedicine) }),
    errors: ['drugs.unavailable'],
  }),
  listMine: endpoint({
    ...DRUG_CALLS.listMine,
    summary: 'My medicines (the person alone)',
    reply: MyMedicineList,
  }),
  saveMine: endpoint({
    ...DRUG_CALLS.saveMine,
    summary: `Puts a list of at most ${COVERAGE_BATCH.drugs} in place of my medicines (the person alone)`,
    body: z.object({ medicines: MyMedicineList }),
    reply: MyMedicineList,
    limits: ['saveAddress'],
  }),
  getFacts: endpoint({
    ...DRUG_CALLS.getFacts,
    summary: "Generic name, generic version and place on VA's list for medicines",
    query: z.object({ drugs: list(/\d{1,8}/, COVERAGE_BATCH.drugs) }),
    reply: z.object({ medicines: z.array(MedicineFacts), listDate: z.string() }),
  }),
  searchVa: endpoint({
    ...DRUG_CALLS.searchVa,
    summary: 'Products on the VA National Formulary whose name fits',
    query: z.object({ q }),
    reply: z.object({
      drugs: z.array(VaDrug),
      listDate: z.string(),
      /** The medicine that the search text means. This medicine may not be on the VA formulary. */
      interpretation: z.nullable(z.object({ name: z.string(), generic: z.string() })),
    }),
  }),
} as const;
