/** Kinds of care in the spending tables of the federal Actuarial Value Calculator, which cover all spending. */
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

/** The deductible or maximum for medicines applies to these. */
export const isDrugService = (service: Service): boolean => DRUGS.has(service);

export const perService = <T>(valueOf: (service: Service) => T): Record<Service, T> =>
  Object.fromEntries(SERVICES.map((service) => [service, valueOf(service)])) as Record<Service, T>;
