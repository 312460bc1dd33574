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

/** Returns the groups of benefits as the sections of the plan page. Groups without benefits are left out. */
export const sectioned = (benefits: readonly Benefit[]): { title: Group; items: Benefit[] }[] =>
  ORDER.map((title) => ({ title, items: benefits.filter(({ name }) => groupOf(name) === title) })).filter(
    ({ items }) => items.length > 0,
  );
