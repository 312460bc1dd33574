import { PLAN_DETAILS } from '#contract/messages/plans/plan-details.js';
import type { Benefit } from '#contract/plans/plan.js';

/**
 * The eleven groups of benefits on the plan page. A benefit belongs to the first group whose pattern matches the
 * benefit's name, so the order of the groups matters. On the screen, Core Medical comes first.
 */
const GROUPS = [
  ['Mental Health & Substance Use', /mental|behavioral|substance|psychiatric/i],
  ['Dental & Vision', /dental|eye|vision|orthodontia/i],
  ['Prescriptions', /drug|prescription/i],
  ['Gender-Affirming & Reproductive', /gender|abortion|infertility|fertility|prenatal|postnatal|delivery|maternity/i],
  ['Cosmetic & Surgery', /cosmetic|bariatric|reconstructive|transplant/i],
  ['Diagnostics & Imaging', /x-ray|imaging|laboratory|diagnostic|CT\/PET/i],
  [
    'Therapies & Alternative Care',
    /acupuncture|chiropractic|infusion|chemotherapy|radiation|dialysis|weight loss|nutrition/i,
  ],
  ['Rehabilitative & Preventive', /rehabilitat|habilitat|preventive|well baby|therapy|screening|immunization|hearing/i],
  [
    'Core Medical',
    /primary care|specialist|hospital|inpatient|outpatient|emergency|urgent|ambulance|physician|surgeon|visit/i,
  ],
  [
    'Other Medical Services',
    /home health|hospice|skilled nursing|durable medical|prosthetic|private-duty|allergy|diabetes|foot care|long-term/i,
  ],
  ['Other Covered Services', /./],
] as const satisfies readonly (readonly [string, RegExp])[];
type Group = (typeof GROUPS)[number][0];

export const groupOf = (name: string): Group =>
  GROUPS.find(([, words]) => words.test(name))?.[0] ?? 'Other Covered Services';

const ORDER: readonly Group[] = [
  'Core Medical',
  ...GROUPS.map(([group]) => group).filter((group) => group !== 'Core Medical'),
];
/** Sorts the names of benefits by group. Within a group, the order does not change. */
export const inGroupOrder = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => ORDER.indexOf(groupOf(a)) - ORDER.indexOf(groupOf(b)));

const grouped = (benefits: readonly Benefit[]): { group: Group; items: Benefit[] }[] =>
  ORDER.map((group) => ({ group, items: benefits.filter(({ name }) => groupOf(name) === group) })).filter(
    ({ items }) => items.length > 0,
  );

/**
 * The sections of the plan page with the groups of benefits that each contains. The groups that people look for most
 * have sections of their own. All other groups share two sections.
 */
const SECTIONS: readonly (readonly [title: string, groups: readonly Group[]])[] = [
  ['Core Medical', ['Core Medical']],
  ['Prescriptions', ['Prescriptions']],
  ['Mental Health & Substance Use', ['Mental Health & Substance Use']],
  ['Dental & Vision', ['Dental & Vision']],
  [PLAN_DETAILS.groups.tests, ['Diagnostics & Imaging', 'Rehabilitative & Preventive', 'Therapies & Alternative Care']],
  [
    PLAN_DETAILS.groups.other,
    ['Gender-Affirming & Reproductive', 'Cosmetic & Surgery', 'Other Medical Services', 'Other Covered Services'],
  ],
];

/** Returns the sections of the plan page, Core Medical first. Sections and groups without benefits are left out. */
export function sectioned(benefits: readonly Benefit[]) {
  const all = grouped(benefits);
  return SECTIONS.map(([title, groups]) => ({
    title,
    groups: all.filter(({ group }) => groups.includes(group)),
  })).filter(({ groups }) => groups.length > 0);
}
