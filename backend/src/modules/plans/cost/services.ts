/**
 * The kinds of care that the year's cost is made of. They are the services of the spending tables in the federal
 * Actuarial Value Calculator; together they add up to all spending.
 */
export const SERVICES = [
  'emergencyRoom',
  'inpatient',
  'primaryCare',
  'specialist',
  'mentalHealth',
  'imaging',
  'speechTherapy',
  'physicalTherapy',
  'preventive',
  'laboratory',
  'xRay',
  'nursingFacility',
  'outpatientFacility',
  'outpatientSurgery',
  'genericDrugs',
  'preferredBrandDrugs',
  'nonPreferredBrandDrugs',
  'specialtyDrugs',
] as const;
export type Service = (typeof SERVICES)[number];

export const DRUG_SERVICES = [
  'genericDrugs',
  'preferredBrandDrugs',
  'nonPreferredBrandDrugs',
  'specialtyDrugs',
] as const satisfies readonly Service[];
export type DrugService = (typeof DRUG_SERVICES)[number];

const DRUGS: ReadonlySet<Service> = new Set(DRUG_SERVICES);

/** Returns whether a drug deductible or a drug maximum applies to the service, if the plan has one of its own. */
export const isDrugService = (service: Service): boolean => DRUGS.has(service);

/** Builds a record with an entry for each service. */
export const perService = <T>(valueOf: (service: Service) => T): Record<Service, T> =>
  Object.fromEntries(SERVICES.map((service) => [service, valueOf(service)])) as Record<Service, T>;
