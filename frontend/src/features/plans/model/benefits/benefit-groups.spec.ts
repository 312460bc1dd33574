import { expect, it } from '@jest/globals';
import { groupOf, sectioned } from './benefit-groups.js';

/**
 * Names of the eleven groups of benefits, in the same order as `ONE_OF_EACH`, which contains one benefit of each group.
 */
const ELEVEN = [
  'Mental Health & Substance Use',
  'Dental & Vision',
  'Core Medical',
  'Rehabilitative & Preventive',
  'Diagnostics & Imaging',
  'Prescriptions',
  'Other Medical Services',
  'Therapies & Alternative Care',
  'Gender-Affirming & Reproductive',
  'Cosmetic & Surgery',
  'Other Covered Services',
];
const ONE_OF_EACH = [
  'Mental/Behavioral Health Outpatient Services',
  'Routine Eye Exam (Adult)',
  'Primary Care Visit to Treat an Injury or Illness',
  'Hearing Aids',
  'X-rays and Diagnostic Imaging',
  'Generic Drugs',
  'Skilled Nursing Facility',
  'Acupuncture',
  'Prenatal and Postnatal Care',
  'Bariatric Surgery',
  'Something nobody has heard of',
];
const benefit = (name: string) => ({
  name,
  type: '',
  covered: true,
  cost_sharings: [],
  explanation: '',
  exclusions: '',
  has_limits: false,
  limit_unit: '',
  limit_quantity: 0,
});

it('benefits are sorted into eleven groups', () => {
  expect(ONE_OF_EACH.map(groupOf)).toEqual(ELEVEN);
});

it('well-baby care is preventive care', () => {
  expect(groupOf('Well Baby Visits and Care')).toBe('Rehabilitative & Preventive');
});

it('each of the eleven groups is a section, Core Medical comes first, and empty ones are left out', () => {
  const sections = sectioned(ONE_OF_EACH.map(benefit));
  expect(sections[0]?.title).toBe('Core Medical');
  expect(sections.map(({ title }) => title).toSorted()).toEqual(ELEVEN.toSorted());
  expect(sectioned([benefit('Generic Drugs')])).toEqual([
    { title: 'Prescriptions', items: [benefit('Generic Drugs')] },
  ]);
});
