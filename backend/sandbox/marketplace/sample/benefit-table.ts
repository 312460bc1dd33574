import type { Costs } from './designs.js';

/**
 * The 70 benefits of the CMS Benefits and Cost Sharing file, with a rule for how invented plans cover each of them. The
 * columns are the benefit's name, the rule, the chance in percent that a plan covers the benefit (empty means always),
 * and a limit. A rule is the name of a cost in the plan design, "free" (no charge) or "lab" (half the cost of primary
 * care).
 */
const TABLE = `
Primary Care Visit to Treat an Injury or Illness|pcp||
Specialist Visit|specialist||
Other Practitioner Office Visit (Nurse, Physician Assistant)|pcp||
Outpatient Facility Fee (e.g., Ambulatory Surgery Center)|usual||
Outpatient Surgery Physician/Surgical Services|usual||
Hospice Services|usual||
Routine Dental Services (Adult)|pcp|25|2 exams per year
Infertility Treatment|usual|20|
Long-Term/Custodial Nursing Home Care|usual|0|
Private-Duty Nursing|usual|15|85 visits per year
Routine Eye Exam (Adult)|pcp|40|1 exams per year
Urgent Care Centers or Facilities|urgent||
Home Health Care Services|usual||60 visits per year
Emergency Room Services|emergency||
Emergency Transportation/Ambulance|usual||
Inpatient Hospital Services (e.g., Hospital Stay)|usual||
Inpatient Physician and Surgical Services|usual||
Bariatric Surgery|usual|35|
Cosmetic Surgery|usual|0|
Skilled Nursing Facility|usual||25 days per year
Prenatal and Postnatal Care|pcp||
Delivery and All Inpatient Services for Maternity Care|usual||
Mental/Behavioral Health Outpatient Services|pcp||
Mental/Behavioral Health Inpatient Services|usual||
Substance Abuse Disorder Outpatient Services|pcp||
Substance Abuse Disorder Inpatient Services|usual||
Generic Drugs|generic||
Preferred Brand Drugs|preferred||
Non-Preferred Brand Drugs|nonPreferred||
Specialty Drugs|specialty||
Outpatient Rehabilitation Services|specialist||35 visits per year
Habilitation Services|specialist||35 visits per year
Chiropractic Care|specialist|70|26 visits per year
Durable Medical Equipment|usual||
Hearing Aids|usual|60|1 items per 3 years
Imaging (CT/PET Scans, MRIs)|usual||
Preventive Care/Screening/Immunization|free||
Routine Foot Care|specialist|45|
Acupuncture|specialist|30|12 visits per year
Weight Loss Programs|usual|25|
Routine Eye Exam for Children|free||1 exams per year
Eye Glasses for Children|free||1 items per year
Dental Check-Up for Children|free|55|2 visits per year
Rehabilitative Speech Therapy|specialist||35 visits per year
Rehabilitative Occupational and Rehabilitative Physical Therapy|specialist||35 visits per year
Well Baby Visits and Care|free||
Laboratory Outpatient and Professional Services|usual||
X-rays and Diagnostic Imaging|usual||
Basic Dental Care - Child|usual|55|
Orthodontia - Child|usual|40|
Major Dental Care - Child|usual|55|
Basic Dental Care - Adult|usual|20|1000 dollars per year
Orthodontia - Adult|usual|0|
Major Dental Care - Adult|usual|15|1000 dollars per year
Abortion for Which Public Funding is Prohibited|usual|5|
Transplant|usual||
Accidental Dental|usual|80|
Dialysis|usual||
Allergy Testing|specialist||
Chemotherapy|usual||
Radiation|usual||
Diabetes Education|free||
Prosthetic Devices|usual||
Infusion Therapy|usual||
Treatment for Temporomandibular Joint Disorders|usual|65|
Nutritional Counseling|pcp|75|
Reconstructive Surgery|usual||
Hearing Exam|specialist|60|1 exams per year
Massage Therapy|specialist|10|
Eye Glasses for Adults|usual|15|150 dollars per year`;

export type CostRule = keyof Costs | 'free' | 'lab';

export interface BenefitRow {
  name: string;
  rule: CostRule;
  chance: number;
  limitQuantity: number;
  limitUnit: string;
}

const RULES: readonly CostRule[] = [
  'pcp',
  'specialist',
  'urgent',
  'emergency',
  'generic',
  'preferred',
  'nonPreferred',
  'specialty',
  'usual',
  'free',
  'lab',
];

export const BENEFIT_TABLE: readonly BenefitRow[] = TABLE.trim().split('\n').map(readRow);

function readRow(line: string): BenefitRow {
  const [name = '', rule = '', percent = '', limit = ''] = line.split('|');
  const [quantity = '', ...unit] = limit.split(' ');
  return {
    name,
    rule: RULES.find((known) => known === rule) ?? 'usual',
    chance: percent === '' ? 1 : Number(percent) / 100,
    limitQuantity: Number(quantity),
    limitUnit: unit.join(' '),
  };
}
