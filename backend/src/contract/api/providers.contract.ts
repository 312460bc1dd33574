import * as z from 'zod/mini';
import { PROVIDER_CALLS } from '../calls.js';
import { MyDoctorList, Npi } from '../care-lists.js';
import { DOCTOR_LIST, PROVIDER_BATCH, PROVIDER_SEARCH } from '../limits/care.js';
import { PRICED_PLANS } from '../limits/plans.js';
import { PlanId } from '../plans/plan-id.js';
import { endpoint } from './endpoint.js';
import { Provenance, Zip } from './plans.contract.js';

const year = z.int().check(z.minimum(2014), z.maximum(2100));

/** A doctor or other professional, a facility, or a practice of several people. */
const PROVIDER_TYPES = ['Individual', 'Facility', 'Group'] as const;

/** A doctor or a facility. A text field is empty if the marketplace does not know its value. */
export const Provider = z.object({
  npi: Npi,
  name: z.string(),
  provider_type: z.string(),
  specialties: z.array(z.string()),
  /** Whether the provider accepts new patients: accepting, not accepting, accepting in some locations, or unknown. */
  accepting: z.string(),
  facility_types: z.array(z.string()),
  languages: z.array(z.string()),
});
export type Provider = z.infer<typeof Provider>;

const ProviderAddress = z.object({
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  phone: z.string(),
});

export const ProviderCoverage = z.object({
  npi: z.string(),
  plan_id: z.string(),
  /** Covered, NotCovered (only these two are definite), DataNotProvided, or what else may come. */
  coverage: z.string(),
  accepting: z.string(),
  addresses: z.array(ProviderAddress),
});
export type ProviderCoverage = z.infer<typeof ProviderCoverage>;

export const NetworkCoverage = z.object({ coverage: z.array(ProviderCoverage), provenance: Provenance });

/** By POST: a doctor's specialty can reveal an illness, so it must not appear in a URL or a log. */
export const PROVIDERS = {
  search: endpoint({
    ...PROVIDER_CALLS.search,
    summary: 'Doctors and facilities whose name fits, near a ZIP code',
    body: z.object({
      q: z
        .string()
        .check(
          z.trim(),
          z.minLength(PROVIDER_SEARCH.from, `Type at least ${PROVIDER_SEARCH.from} letters.`),
          z.maxLength(PROVIDER_SEARCH.most),
        ),
      zipcode: Zip,
      types: z.array(z.enum(PROVIDER_TYPES)).check(z.minLength(1), z.maxLength(PROVIDER_TYPES.length)),
    }),
    reply: z.object({ providers: z.array(Provider), provenance: Provenance }),
    errors: ['plans.unavailable'],
  }),
  checkCoverage: endpoint({
    ...PROVIDER_CALLS.checkCoverage,
    summary: `Whether any number of plans have doctors in their network (${PROVIDER_BATCH.providers} doctors at most)`,
    body: z.object({
      npis: z.array(Npi).check(z.minLength(1), z.maxLength(PROVIDER_BATCH.providers)),
      plan_ids: z.array(PlanId).check(z.minLength(1), z.maxLength(PRICED_PLANS)),
      year,
    }),
    reply: NetworkCoverage,
    errors: ['plans.unavailable'],
  }),
  listMine: endpoint({
    ...PROVIDER_CALLS.listMine,
    summary: 'My doctors (the person alone)',
    reply: MyDoctorList,
  }),
  saveMine: endpoint({
    ...PROVIDER_CALLS.saveMine,
    summary: `Puts a list of at most ${DOCTOR_LIST.most} in place of my doctors (the person alone)`,
    body: z.object({ doctors: MyDoctorList }),
    reply: MyDoctorList,
    limits: ['saveAddress'],
  }),
} as const;
