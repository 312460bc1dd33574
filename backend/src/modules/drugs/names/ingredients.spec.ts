import { comparedSalts, ingredientsOf } from './ingredients.js';

it.each([
  ['metformin hydrochloride / sitagliptin', [['metformin'], ['sitagliptin']]],
  ['magnesium citrate', [['magnesium', 'citrate']]],
  ['hydroxyzine pamoate', [['hydroxyzine']]],
  ['penicillin V potassium', [['penicillin', 'v']]],
  ['vitamin B12', [['cyanocobalamin']]],
  ['Vitamin B-12', [['cyanocobalamin']]],
  ['vitamin D3 chewable', [['cholecalciferol']]],
  ['adalimumab-bwwd', [['adalimumab']]],
  ['clozapine (mylan)', [['clozapine']]],
])('%s has the ingredients %j', (generic, names) => {
  expect(ingredientsOf(generic)).toEqual(names);
});

it.each([
  ['paroxetine hydrochloride', 'paroxetine hcl 20mg tab', 'same'],
  ['paroxetine mesylate', 'paroxetine hcl 20mg tab', 'other'],
  ['codeine phosphate', 'codeine so4 30mg tab', 'other'],
  ['atorvastatin', 'atorvastatin ca 20mg tab', 'open'],
  ['atorvastatin calcium trihydrate', 'atorvastatin ca 20mg tab', 'open'],
  ['amlodipine besylate / atorvastatin calcium', 'amlodipine besylate 5mg/atorvastatin ca 10mg tab', 'same'],
  ['estradiol valerate', 'estradiol 1mg tab', 'other'],
  ['lithium carbonate', 'lithium carbonate 300mg cap', 'open'],
])('%s and %s: the salts are "%s"', (name, product, result) => {
  expect(comparedSalts(name, product)).toBe(result);
});
