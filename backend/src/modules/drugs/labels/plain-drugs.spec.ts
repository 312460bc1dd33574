import type { Drug } from '#contract/api/drugs.contract.js';
import { inPlainWords } from './plain-drugs.js';

const drug = (facts: Partial<Drug>): Drug => ({
  rxcui: '1',
  name: 'Exampline',
  strength: '100 UNT/ML',
  route: 'Injectable',
  full_name: 'Exampline (Injectable)',
  rxterms_dose_form: 'Sol',
  rxnorm_dose_form: 'Injectable Solution',
  ...facts,
});

it('medicines of the marketplace with the same name and strength are told apart by their form', () => {
  const found = inPlainWords([drug({}), drug({ rxcui: '2', rxnorm_dose_form: 'Pen Injector' })]);
  expect(found.map(({ rxcui, full_name, strength }) => [rxcui, full_name, strength])).toEqual([
    ['1', 'Exampline (Injectable, solution)', '100 units per mL'],
    ['2', 'Exampline (Injectable, pen)', '100 units per mL'],
  ]);
});

it('of medicines that the marketplace describes alike, the first is offered', () => {
  expect(inPlainWords([drug({}), drug({ rxcui: '2' })]).map(({ rxcui }) => rxcui)).toEqual(['1']);
});
