import * as z from 'zod/mini';
import { listOf, text } from './pieces.js';

const npi = z.string().check(z.regex(/^\d{10}$/));

/** A doctor or a facility. The official description of the API uses the name `type` for the field `provider_type`. */
export const ProviderAnswer = z.object({
  npi,
  name: z.string().check(z.minLength(1)),
  provider_type: text,
  specialties: listOf(z.string()),
  accepting: text,
  facility_types: listOf(z.string()),
  languages: listOf(z.string()),
});
export type ProviderAnswer = z.infer<typeof ProviderAnswer>;

const AddressAnswer = z.object({
  street1: text,
  street2: text,
  city: text,
  state: text,
  zipcode: text,
  phone: text,
});

export const ProviderCoverageAnswer = z.object({
  npi,
  plan_id: z.string().check(z.minLength(1)),
  /** Other values are accepted too, because the marketplace may add some. */
  coverage: z.string().check(z.minLength(1)),
  accepting: text,
  addresses: listOf(AddressAnswer),
});
export type ProviderCoverageAnswer = z.infer<typeof ProviderCoverageAnswer>;
