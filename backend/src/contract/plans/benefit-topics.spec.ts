import { LIFESTYLE_PROGRAMS, TOPICS } from '../limits/plans.js';
import { isAbout, topicsOf } from './benefit-topics.js';

const benefit = (name: string, changes: { covered?: boolean; explanation?: string } = {}) => ({
  name,
  covered: true,
  explanation: '',
  ...changes,
});
const topics = (...names: string[]) =>
  topicsOf(
    names.map((name) => benefit(name)),
    [],
  );

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
] as const)('the marketplace benefit "%s" belongs to the topic %s', (name, topic) => {
  expect(topics(name)).toContain(topic);
});

it('benefits for children, and teeth after an accident, do not count as dental or eye care for adults', () => {
  const found = topics(
    'Dental Check-Up for Children',
    'Accidental Dental',
    'Eye Glasses for Children',
    'Orthodontia - Child',
  );
  expect(found).not.toContain('Dental');
  expect(found).not.toContain('Vision');
});

it('a benefit that is not covered does not count', () => {
  expect(TOPICS.filter((topic) => isAbout(benefit('Acupuncture', { covered: false }), topic))).toEqual([]);
});

it.each([
  ['SilverSneakers membership included', 'SilverSneakers'],
  ['Telehealth visits at no cost', 'Telehealth'],
  ['Includes mental health counseling by phone', 'Mental Health Counseling'],
  ['Tobacco cessation counseling is free', 'Smoking Cessation'],
  ['One weight loss program a year', 'Weight Loss'],
  ['Covers 20 chiropractic visits', 'Chiropractic Care'],
  ['Combined with acupuncture', 'Acupuncture'],
  ['Nutritional counseling for diabetes', 'Nutrition Counseling'],
  ['Up to 30 visits of physical therapy', 'Physical Therapy'],
] as const)('a program may be mentioned only in the explanation: "%s"', (explanation, program) => {
  expect(isAbout(benefit('Office visit', { explanation }), program)).toBe(true);
  expect(isAbout(benefit('Office visit', { explanation, covered: false }), program)).toBe(false);
});

it('each of the nine programs is found in explanations', () => {
  const all =
    'SilverSneakers, telehealth, mental health counseling, smoking cessation, weight loss programs, ' +
    'chiropractic care, acupuncture, nutrition counseling, physical therapy';
  expect(
    LIFESTYLE_PROGRAMS.filter((program) => !isAbout(benefit('Office visit', { explanation: all }), program)),
  ).toEqual([]);
});

it('a program that the explanation excludes is not offered, whatever the next sentence says', () => {
  expect(
    isAbout(benefit('Office visit', { explanation: 'Acupuncture is not covered. Telehealth is.' }), 'Acupuncture'),
  ).toBe(false);
  expect(
    isAbout(benefit('Office visit', { explanation: 'Acupuncture is not covered. Telehealth is.' }), 'Telehealth'),
  ).toBe(true);
  expect(isAbout(benefit('Office visit', { explanation: 'Excludes weight loss programs' }), 'Weight Loss')).toBe(false);
});

it('only a disease-management program for weight loss counts as weight loss', () => {
  expect(topicsOf([benefit('Dialysis')], ['Weight Loss Programs', 'Diabetes'])).toEqual([
    'Essential Benefits',
    'Weight Loss',
  ]);
  expect(
    topicsOf(
      [benefit('Dialysis')],
      [
        'Asthma',
        'Heart Disease',
        'Depression',
        'Diabetes',
        'High Blood Pressure and High Cholesterol',
        'Low Back Pain',
        'Pain Management',
        'Pregnancy',
      ],
    ),
  ).toEqual(['Essential Benefits']);
});

it('braces alone do not count as dental care', () => {
  expect(topics('Orthodontia - Adult', 'Orthodontia - Child')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^Dental/)]),
  );
});

it('without benefits, the topics are unknown, which differs from none', () => {
  expect(topicsOf([], ['Weight Loss Programs'])).toBeNull();
  expect(topics('Dialysis')).toEqual(['Essential Benefits']);
});
