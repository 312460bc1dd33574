import { describe, expect, it } from '@jest/globals';
import { BENEFITS, COVERAGES, NEEDS, NO_ANSWERS, type Answers } from './answers.js';
import { answersForSearch, betterCoverage, matchesOf, preferencesWithoutData } from './matches.js';
import { reviewRows } from './review-rows.js';

const EVERYTHING: Answers = {
  ...NO_ANSWERS,
  zip: '70801',
  age: '61',
  coverage: 'employer',
  needs: { heart: true, brain: true, mobility: true, diabetes: true, other: true },
  conditions: { heart: ['afib'], brain: ['ms'], mobility: ['arthritis'] },
  diabetesConfirmed: true,
  otherConditions: ['Asthma'],
  otherText: 'bad sleep',
  medications: {
    heart: ['Warfarin (Coumadin)'],
    brain: [],
    mobility: [],
    diabetes: ['Metformin (Glucophage)'],
    other: ['Aspirin'],
  },
  medicationNotes: ' half a pill ',
  doctors: { ...NO_ANSWERS.doctors, primary: { name: ' Dr. Lee ', noPreference: false } },
  benefits: [...BENEFITS],
};

it('every answer is used in the plan search or on the drug pages', () => {
  expect(answersForSearch(EVERYTHING)).toEqual({
    zip: '70801',
    age: '61',
    other: 'job',
    dental: true,
    vision: true,
    programs: ['SilverSneakers', 'Mental Health Counseling', 'Nutrition Counseling', 'Physical Therapy'],
    medicines: ['Warfarin (Coumadin)', 'Metformin (Glucophage)', 'Aspirin'],
    notes: 'half a pill',
    doctors: ['Primary care doctor: Dr. Lee'],
    untold: ['Rides to the doctor', 'OTC credits', 'Asthma', 'bad sleep'],
  });
});

it('without answers there are no preferences', () => {
  expect(matchesOf(NO_ANSWERS)).toEqual([]);
  expect(preferencesWithoutData(NO_ANSWERS)).toEqual([]);
  expect(answersForSearch(NO_ANSWERS)).toMatchObject({ other: '', dental: false, vision: false, programs: [] });
});

it('each extra and each need becomes a preference or is listed as not published by plans', () => {
  for (const id of BENEFITS) {
    const answers = { ...NO_ANSWERS, benefits: [id] };
    expect(matchesOf(answers).length + preferencesWithoutData(answers).length).toBe(1);
  }
  for (const need of NEEDS) {
    const answers = { ...NO_ANSWERS, needs: { ...NO_ANSWERS.needs, [need]: true } };
    expect(matchesOf(answers).length + preferencesWithoutData(answers).length).toBe(1);
  }
  expect(matchesOf(EVERYTHING).find(({ feature }) => feature === 'Nutrition Counseling')?.because).toEqual([
    'Heart',
    'Diabetes',
  ]);
});

describe('better coverage than a Marketplace plan', () => {
  it.each([
    ['medicare', '40', 'medicare'],
    ['medicare', '70', 'medicare'],
    ['marketplace', '65', 'medicareAge'],
    ['employer', '65', 'medicareAge'],
    ['not_sure', '90', 'medicareAge'],
    ['employer', '64', 'job'],
    ['marketplace', '64', null],
    ['not_sure', '0', null],
  ] as const)('for coverage "%s" at age %s: %s', (coverage, age, place) => {
    expect(betterCoverage({ ...NO_ANSWERS, coverage, age })).toBe(place);
  });

  it('maps every kind of coverage to an answer of the plan search', () => {
    expect(COVERAGES.map((coverage) => answersForSearch({ ...NO_ANSWERS, coverage }).other)).toEqual([
      'medicare',
      'none',
      'job',
      '',
    ]);
  });
});

it('the review shows the saved contact consent', () => {
  const rows = (answers: Answers) => reviewRows(answers).find(({ label }) => label === 'Contact')?.values;
  expect(rows(EVERYTHING)).toBeUndefined();
  const serverData = {
    contactConsent: true,
    consentTimestamp: '2026-11-02T18:00:00.000Z',
    channel: 'phone',
    purpose: 'licensed agent contact about insurance options',
    privacyVersion: 'v1',
    contactWindow: 'Morning (8–11a)',
    contactPhone: '+15045550100',
  } as const;
  expect(rows({ ...EVERYTHING, serverData })).toEqual([
    'You agreed that an agent may contact you.',
    'By phone, Morning (8–11a), +15045550100',
    'Saved on November 2, 2026',
  ]);
  expect(rows({ ...EVERYTHING, serverData: { ...serverData, contactConsent: false } })).toEqual([
    'You don’t want to be contacted.',
    'Saved on November 2, 2026',
  ]);
});
