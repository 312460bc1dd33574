import { PlanSearch } from './api/plans.contract.js';
import * as consent from './limits/consent.js';
import * as fields from './limits/fields.js';
import * as plans from './limits/plans.js';
import { TOPICS } from './limits/plans.js';
import { topicsOf } from './plans/benefit-topics.js';
import { Plan } from './plans/plan.js';

const limits = { ...consent, ...fields, ...plans };

it.each([
  ['premium slider', limits.PREMIUM_SLIDER, { min: 0, max: 2_000, step: 10, start: 100 }],
  ['metal levels', limits.METAL_LEVELS, ['Bronze', 'Silver', 'Gold', 'Platinum']],
  [
    'what insurer and person pay',
    limits.METAL_SHARES,
    { Bronze: [60, 40], Silver: [70, 30], Gold: [80, 20], Platinum: [90, 10] },
  ],
  ['genders', limits.GENDERS, ['Female', 'Male']],
  [
    'lifestyle programs',
    limits.LIFESTYLE_PROGRAMS,
    [
      'SilverSneakers',
      'Telehealth',
      'Mental Health Counseling',
      'Smoking Cessation',
      'Weight Loss',
      'Chiropractic Care',
      'Acupuncture',
      'Nutrition Counseling',
      'Physical Therapy',
    ],
  ],
  ['order of family types', limits.FAMILY_COST_ORDER, ['Individual', 'Family Per Person', 'Family']],
  [
    'contact windows',
    limits.CONTACT_WINDOWS,
    ['Morning (8–11a)', 'Midday (11a–2p)', 'Afternoon (2–5p)', 'Evening (5–8p)'],
  ],
  [
    'consent',
    [limits.PRIVACY_VERSION, limits.CONSENT_CHANNELS, limits.CONSENT_PURPOSE],
    ['v1', ['phone', 'email', 'text'], 'licensed agent contact about insurance options'],
  ],
  ['length of a ZIP code', limits.LENGTHS.zip, 5],
  ['narrow layout', limits.NARROW_PX, 768],
])('%s', (_, held, written) => {
  expect(held).toEqual(written);
});

const search = {
  household: { income: 1, people: [{ age: 30, aptc_eligible: true }] },
  market: 'Individual',
  place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
  year: 2026,
};
it('county, state, ZIP code and income are required; the market is Individual', () => {
  expect(PlanSearch.safeParse(search).success).toBe(true);
  const { household, place } = search;
  for (const wrong of [
    { ...search, household: { people: household.people } },
    { ...search, household: { ...household, income: undefined } },
    { ...search, household: { ...household, income: '' } },
    { ...search, place: { ...place, countyfips: '' } },
    { ...search, place: { ...place, state: '' } },
    { ...search, place: { ...place, zipcode: '7500' } },
    { ...search, market: 'SHOP' },
  ])
    expect(PlanSearch.safeParse(wrong).success).toBe(false);
});

it.each([
  ['Chiropractic Care', 'Chiropractic'],
  ['Mental Health Counseling', 'Mental/Behavioral Health Outpatient Services'],
  ['Maternity', 'Prenatal and Postnatal Care'],
  ['Dental', 'Routine Dental Services (Adult)'],
  ['Vision', 'Routine Eye Exam (Adult)'],
  ['Pediatric', 'Dental Check-Up for Children'],
  ['Smoking Cessation', 'Preventive Care/Screening/Immunization'],
  ['Essential Benefits', 'Emergency Room Services'],
])('the synonym table finds %s in "%s"', (topic, name) => {
  expect(TOPICS).toContain(topic);
  expect(topicsOf([{ name, covered: true, explanation: '' }], [])).toContain(topic);
  expect(topicsOf([{ name, covered: false, explanation: '' }], [])).not.toContain(topic);
});

it('the fields of a plan that the specification reads and shows nowhere are not built', () => {
  const unused = ['effectiveDate', 'out_of_pocket_max', 'isMedicareEligible', 'isMedicaidEligible'];
  expect(unused.filter((field) => field in Plan.shape)).toEqual([]);
});
