/**
 * What a deductible or an out-of-pocket maximum applies to: all care, medical care alone, or medicines alone. The
 * marketplace says so in the row's type: "Combined Medical and Drug EHB Deductible", "Medical EHB Deductible", "Maximum
 * Out of Pocket for Drug EHB Benefits". A type that names neither medical care nor drugs applies to all care.
 */
export type CostKind = 'whole' | 'medical' | 'drug';

export function costKindOf(type: string): CostKind {
  const [isDrug, isMedical] = [/drug/i.test(type), /medical/i.test(type)];
  if (isDrug === isMedical) return 'whole';
  return isDrug ? 'drug' : 'medical';
}
