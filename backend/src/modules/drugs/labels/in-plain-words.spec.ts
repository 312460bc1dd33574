import type { Drug } from '#contract/api/drugs.contract.js';
import { inPlainWords } from './tell-apart.js';

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
  const found = inPlainWords([drug({}), drug({ rxcui: '2', rxnorm_dose_form: 'Pen Injector' })], new Map());
  expect(found.map(({ rxcui, full_name, strength }) => [rxcui, full_name, strength])).toEqual([
    ['1', 'Exampline 100 units per mL injection', '100 units per mL'],
    ['2', 'Exampline 100 units per mL pen', '100 units per mL'],
  ]);
});

it('of medicines that the marketplace describes alike, the first is offered', () => {
  expect(inPlainWords([drug({}), drug({ rxcui: '2' })], new Map()).map(({ rxcui }) => rxcui)).toEqual(['1']);
});

it('a medicine of our own list has the name of that list', () => {
  const known = new Map([['2', 'Exampline 100 units per mL injection (with a sensor)']]);
  expect(inPlainWords([drug({}), drug({ rxcui: '2' })], known).map(({ full_name }) => full_name)).toEqual([
    'Exampline 100 units per mL injection',
    'Exampline 100 units per mL injection (with a sensor)',
  ]);
});
