import { pharmacyName } from './pharmacy-name.js';

it.each([
  ['metformin', '500 mg', 'Oral Pill', 'Oral Tablet', 'Metformin 500 mg tablet'],
  ['metformin XR', '500 mg', 'Oral Pill', 'Extended Release Oral Tablet', 'Metformin 500 mg extended-release tablet'],
  ['metformin', '1000 mg', 'Oral Pill', 'Oral Tablet', 'Metformin 1,000 mg tablet'],
  ['omeprazole', '20 mg', 'Oral Pill', 'Delayed Release Oral Tablet', 'Omeprazole 20 mg coated tablet'],
  ['omeprazole', '20 mg', 'Oral Pill', 'Delayed Release Oral Capsule', 'Omeprazole 20 mg delayed-release capsule'],
  ['latanoprost', '0.005%', 'Ophthalmic', 'Ophthalmic Solution', 'Latanoprost 0.005% eye drops'],
  ['Ozempic', '1 mg a dose', 'Injectable', 'Pen Injector', 'Ozempic 1 mg a dose pen'],
  ['albuterol', '90 mcg per puff', 'Inhalant', 'Metered Dose Inhaler', 'Albuterol 90 mcg per puff inhaler'],
  ['estradiol', '0.05 mg a day', 'Transdermal', 'Transdermal System', 'Estradiol 0.05 mg a day patch'],
  ['insulin lispro', '100 units per mL', 'Injectable', 'Injectable Solution', 'Insulin lispro 100 units per mL vial'],
  ['levothyroxine', '0.088 mg', 'Oral Pill', 'Oral Tablet', 'Levothyroxine 88 mcg tablet'],
  ['acetaminophen/oxycodone', '325 mg / 5 mg', 'Oral Pill', 'Oral Tablet', 'Acetaminophen/oxycodone 325-5 mg tablet'],
  ['Glucophage XR', '500 mg', 'Oral Pill', '', 'Glucophage XR 500 mg extended-release pill'],
  ['clobetasol', '0.05%', 'Topical', 'Topical Cream', 'Clobetasol 0.05% cream'],
  ['exampline', '', 'Oral Pill', '', 'Exampline pill'],
])('%s, %s, %s, %s is "%s"', (name, strength, route, rxnormDoseForm, expected) => {
  const generic = name.replace(' XR', '');
  expect(pharmacyName({ name, generic, strength, route, rxnormDoseForm, start: '' })).toBe(expected);
});
