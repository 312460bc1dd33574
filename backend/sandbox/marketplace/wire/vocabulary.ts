/** Full name of the level without cost-sharing reduction, as the API returns it. */
export const BASE_CSR = 'Exchange variant (no CSR)';
export const ZERO_CSR = 'Zero Cost Sharing Plan Variation';
export const LIMITED_CSR = 'Limited Cost Sharing Plan Variation';
export const CSR_73 = '73% AV Level Silver Plan CSR';
export const CSR_87 = '87% AV Level Silver Plan CSR';
export const CSR_94 = '94% AV Level Silver Plan CSR';

/** Full names of cost-sharing levels by their short codes. Requests use the codes, and responses use the full names. */
export const CSR_BY_CODE: Readonly<Record<string, string>> = {
  CSR73: CSR_73,
  CSR87: CSR_87,
  CSR94: CSR_94,
  LimitedCSR: LIMITED_CSR,
  ZeroCSR: ZERO_CSR,
};

export type NetworkTier = 'In-Network' | 'In-Network Tier 2' | 'Out-of-Network' | 'Combined In-Out of Network';
export type FamilyCost = 'Individual' | 'Family Per Person' | 'Family';
export type CostKind = 'Medical' | 'Drug' | 'Combined';
export type Coverage = 'Covered' | 'NotCovered' | 'GenericCovered' | 'DataNotProvided';

export const DEDUCTIBLE_TYPE: Readonly<Record<CostKind, string>> = {
  Medical: 'Medical EHB Deductible',
  Drug: 'Drug EHB Deductible',
  Combined: 'Combined Medical and Drug EHB Deductible',
};
export const MOOP_TYPE: Readonly<Record<CostKind, string>> = {
  Medical: 'Maximum Out of Pocket for Medical EHB Benefits',
  Drug: 'Maximum Out of Pocket for Drug EHB Benefits',
  Combined: 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)',
};

export const DISEASE_PROGRAMS = [
  'Asthma',
  'Heart Disease',
  'Depression',
  'Diabetes',
  'High Blood Pressure and High Cholesterol',
  'Low Back Pain',
  'Pain Management',
  'Pregnancy',
  'Weight Loss Programs',
] as const;

/** Names of the benefits that a search result contains. A request for a single plan returns all of its benefits. */
export const TOP_BENEFITS: ReadonlySet<string> = new Set([
  'Emergency Room Services',
  'Generic Drugs',
  'Specialist Visit',
  'Primary Care Visit to Treat an Injury or Illness',
  'Urgent Care Centers or Facilities',
  'Mental/Behavioral Health Inpatient Services',
  'Dental Check-Up for Children',
  'Basic Dental Care - Child',
  'Major Dental Care - Child',
  'Routine Dental Services (Adult)',
]);
