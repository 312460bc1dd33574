import { plainStrength } from './plain-strength.js';

const written = (
  strength: string,
  form = '',
  rest: { generic?: string; route?: string; start?: string } = {},
): string => plainStrength(strength, { form, generic: '', route: '', start: '', ...rest });

it.each([
  ['0.09 mg/ACTUAT', 'Metered Dose Inhaler', '90 mcg per puff'],
  ['10 mg/ACTUAT', 'Dry Powder Inhaler', '10 mg per puff'],
  ['0.05 mg/ACTUAT', 'Metered Dose Nasal Spray', '50 mcg per spray'],
  ['12.5 mg/ACTUAT', 'Topical Gel', '12.5 mg per press of the pump'],
  ['0.045 mg/ACTUAT / 0.021 mg/ACTUAT', 'Metered Dose Inhaler', '45 mcg / 21 mcg per puff'],
  ['0.025 mg/HR', 'Transdermal System', '25 mcg per hour'],
  ['0.00146 mg/HR / 0.00625 mg/HR', 'Transdermal System', '1.46 mcg / 6.25 mcg per hour'],
  ['100 units/mL', 'Pen Injector', '100 units per mL'],
  ['1.34 mg/mL', 'Pen Injector', '1.34 mg per mL'],
  ['10 mg/mL', 'Topical Cream', '1%'],
  ['5 mg/mL', 'Ophthalmic Solution', '0.5%'],
  ['0.0005 mg/mg', 'Topical Ointment', '0.05%'],
  ['0.5 units/mg', 'Topical Ointment', '500 units per gram'],
  ['24 mg/mL / 2.4 mg/mL', 'Oral Solution', '24 mg / 2.4 mg per mL'],
])('%s of a "%s" is written %s', (strength, form, plain) => {
  expect(written(strength, form)).toBe(plain);
});

it.each([
  ['100-50 mcg/puff', 'Inhalant', '100-50 mcg per puff'],
  ['100 mg/5ml', 'Oral Liquid', '100 mg per 5 mL'],
  ['5 mg/ml or 10 mg/5ml', 'Oral Liquid', '5 mg per mL or 10 mg per 5 mL'],
  ['150 unt/ml', 'Injectable', '150 units per mL'],
  ['99 %', 'Inhalant', '99%'],
  ['10 meq, 20 meq or 25 meq', 'Effervescent', '10 mEq, 20 mEq or 25 mEq'],
  ['70-5,600 var units or 70-2,800 var units', 'Oral Pill', '70-5,600 or 70-2,800 (each ingredient in its own unit)'],
  ['1 unt', 'Injectable', ''],
])('%s of RxTerms, taken as "%s", is written "%s"', (strength, route, plain) => {
  expect(written(strength, '', { route })).toBe(plain);
});

it.each(['10 mg', '1,000 mg or 2,000 mg', '600 mg / 300 mg', '24-26 mg', '2 mg per 1.5 mL', '90 mcg per puff', ''])(
  '"%s" stays as it is',
  (strength) => {
    expect(written(strength)).toBe(strength);
  },
);

it.each([
  ['100 mg/mL', '0.4 ML', 'Auto-Injector', '40 mg per 0.4 mL'],
  ['20 mg/mL', '4 ML', 'Injection', '80 mg per 4 mL'],
  ['0.06 mg/mL', '0.5 ML', 'Auto-Injector', '30 mcg per 0.5 mL'],
  // The packages state 441 mg and 2 mg: the published numbers are rounded, so nothing is calculated from them.
  ['276 mg/mL', '1.6 ML', 'Prefilled Syringe', '276 mg per mL'],
  ['1.34 mg/mL', '1.5 ML', 'Prefilled Syringe', '1.34 mg per mL'],
  // A pen holds several doses.
  ['100 units/mL', '3 ML', 'Pen Injector', '100 units per mL'],
])('%s with %s in a %s is written %s', (strength, start, form, plain) => {
  expect(written(strength, form, { start })).toBe(plain);
});

it.each([
  ['estradiol', '0.00208 mg/HR', '0.05 mg a day'],
  ['estradiol', '0.00156 mg/HR', '0.0375 mg a day'],
  ['rivastigmine', '0.192 mg/HR', '4.6 mg a day'],
  ['nicotine', '0.875 mg/HR', '21 mg a day'],
  ['nitroglycerin', '0.1 mg/HR', '0.1 mg per hour'],
  ['fentanyl', '0.1 mg/HR', '100 mcg per hour'],
])('a patch with %s states %s as %s', (generic, strength, plain) => {
  expect(written(strength, 'Transdermal System', { generic })).toBe(plain);
});

it('for the four salts of amphetamine, their sum is written, as on the package', () => {
  const strength = '6.25 mg / 6.25 mg / 6.25 mg / 6.25 mg';
  expect(written(strength, 'Oral Capsule', { generic: 'amphetamine/dextroamphetamine' })).toBe('25 mg');
  expect(written(strength, 'Oral Capsule', { generic: 'other' })).toBe(strength);
});

it('a pen that gives one dose is known by that dose', () => {
  const pen = (strength: string) => written(strength, 'Pen Injector', { generic: 'semaglutide', start: '3 ML' });
  expect(pen('1.34 mg/mL')).toBe('1 mg a dose, 1.34 mg per mL');
  expect(pen('2.68 mg/mL')).toBe('2 mg a dose, 2.68 mg per mL');
});
