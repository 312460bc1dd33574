import { isAbout, TOPICS, topicsOf } from './benefit-topics.js';

const benefit = (name: string, changes: { covered?: boolean; explanation?: string } = {}) => ({ name, covered: true, explanation: '', ...changes });
const topics = (...names: string[]) => topicsOf(names.map((name) => benefit(name)));

it.each([
  ['Routine Dental Services (Adult)', 'Dental'],
  ['Dental Check-Up for Children', 'Dental for children'],
  ['Routine Eye Exam (Adult)', 'Vision'],
  ['Eye Glasses for Children', 'Vision for children'],
  ['Delivery and All Inpatient Services for Maternity Care', 'Maternity'],
  ['Well Baby Visits and Care', 'Pediatric'],
  ['Mental/Behavioral Health Outpatient Services', 'Mental Health Counseling'],
  ['Preventive Care/Screening/Immunization', 'Smoking Cessation'],
  ['Weight Loss Programs', 'Weight Loss'],
  ['Chiropractic Care', 'Chiropractic Care'],
  ['Acupuncture', 'Acupuncture'],
  ['Nutritional Counseling', 'Nutrition Counseling'],
  ['Rehabilitative Occupational and Rehabilitative Physical Therapy', 'Physical Therapy'],
  ['Telehealth - Primary Care', 'Telehealth'],
] as const)('the marketplace\'s "%s" answers the wish for %s', (name, topic) => {
  expect(topics(name)).toContain(topic);
});

it('children\'s teeth, an accident\'s teeth and children\'s eyes are no answer to a grown-up\'s wish', () => {
  const found = topics('Dental Check-Up for Children', 'Accidental Dental', 'Eye Glasses for Children', 'Orthodontia - Child');
  expect(found).not.toContain('Dental');
  expect(found).not.toContain('Vision');
});

it('a benefit that is not covered answers nothing', () => {
  expect(TOPICS.filter((topic) => isAbout(benefit('Acupuncture', { covered: false }), topic))).toEqual([]);
});

it('a program may stand in the explanation only', () => {
  expect(isAbout(benefit('Primary Care Visit', { explanation: 'SilverSneakers membership included' }), 'SilverSneakers')).toBe(true);
  expect(isAbout(benefit('Primary Care Visit', { explanation: 'Telehealth visits at no cost' }), 'Telehealth')).toBe(true);
});

it('without benefits nothing is known, which is not the same as nothing covered', () => {
  expect(topicsOf([])).toBeNull();
  expect(topics('Dialysis')).toEqual(['Essential Benefits']);
});
