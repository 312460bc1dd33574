import type { Coverage } from './vocabulary.js';

export const PROVIDER_TYPES = ['Individual', 'Facility', 'Group'] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

export const ACCEPTING = ['accepting', 'not accepting', 'accepting in some locations', 'unknown'] as const;
export type Accepting = (typeof ACCEPTING)[number];

export interface ProviderAddress {
  street1: string;
  street2: string;
  city: string;
  state: string;
  zipcode: string;
  phone: string;
}

export interface Provider {
  npi: string;
  name: string;
  provider_type: ProviderType;
  specialties: string[];
  accepting: Accepting;
  facility_types: string[];
  languages: string[];
}

export interface ProviderAnswer {
  coverage: Coverage;
  addresses: ProviderAddress[];
  accepting: Accepting;
}
