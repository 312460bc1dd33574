import { toldApart, withoutAlike, type Alike } from './tell-apart.js';

const product = (facts: Partial<Alike>): Alike => ({
  fullName: 'exampline (Oral Pill)',
  strength: '10 mg',
  generic: 'exampline',
  rxnormDoseForm: 'Oral Tablet',
  start: '',
  exactName: 'exampline',
  ...facts,
});
const namesOf = (products: readonly Partial<Alike>[]): string[] =>
  toldApart(products.map(product)).map(({ fullName }) => fullName);

it('products with different names or strengths keep their names', () => {
  expect(namesOf([{}, { strength: '20 mg' }, { fullName: 'Zexamplo (Oral Pill)' }])).toEqual([
    'exampline (Oral Pill)',
    'exampline (Oral Pill)',
    'Zexamplo (Oral Pill)',
  ]);
});

it.each([
  [{ rxnormDoseForm: 'Oral Capsule' }, {}, ['capsule', 'tablet']],
  [{ start: '12 HR' }, { start: '24 HR' }, ['12-hour tablet', '24-hour tablet']],
  [{ start: 'Osmotic 24 HR' }, { start: 'Modified 24 HR' }, ['slow-release shell (OSM)', 'modified type (MOD)']],
  [{ start: '40/60 Release' }, { start: '30/70 Release' }, ['40% at once, 60% later', '30% at once, 70% later']],
  [{ rxnormDoseForm: 'Delayed Release Oral Tablet' }, {}, ['delayed-release tablet', 'tablet']],
  [
    { rxnormDoseForm: 'Pen Injector', start: '1.5 ML' },
    { rxnormDoseForm: 'Pen Injector', start: '3 ML' },
    ['1.5 mL pen', '3 mL pen'],
  ],
  [
    { rxnormDoseForm: 'Metered Dose Inhaler', start: '60 ACTUAT' },
    { rxnormDoseForm: 'Metered Dose Inhaler', start: '120 ACTUAT' },
    ['60 puffs', '120 puffs'],
  ],
  [
    { rxnormDoseForm: 'Transdermal System', start: '84 HR' },
    { rxnormDoseForm: 'Transdermal System', start: '168 HR' },
    ['3.5-day patch', '7-day patch'],
  ],
  [
    { exactName: 'exampline calcium' },
    { exactName: 'exampline magnesium' },
    ['exampline calcium', 'exampline magnesium'],
  ],
] as const)('%p and %p are told apart by %p', (one, other, [first, second]) => {
  expect(namesOf([one, other])).toEqual([`exampline (Oral Pill, ${first})`, `exampline (Oral Pill, ${second})`]);
});

it('what is plain needs no words: the other one says what is special', () => {
  expect(namesOf([{}, { start: 'Sensor' }])).toEqual(['exampline (Oral Pill)', 'exampline (Oral Pill, with a sensor)']);
  expect(namesOf([{}, { exactName: 'exampline hydrochloride' }])).toEqual([
    'exampline (Oral Pill)',
    'exampline (Oral Pill, exampline hydrochloride)',
  ]);
});

it('an insulin is in a vial or a pen', () => {
  const insulin = { fullName: 'insulin glargine (Injectable)', generic: 'insulin glargine' };
  expect(
    namesOf([
      { ...insulin, rxnormDoseForm: 'Injectable Solution' },
      { ...insulin, rxnormDoseForm: 'Pen Injector', start: '3 ML' },
    ]),
  ).toEqual(['insulin glargine (Injectable, vial)', 'insulin glargine (Injectable, 3 mL pen)']);
});

it('products that nothing tells apart keep one name, and only the first of them can be chosen', () => {
  const [first, second, other] = [product({ start: 'Sensor' }), product({ start: 'Sensor' }), product({})];
  const named = toldApart([first, second, other]);
  expect(named.map(({ fullName }) => fullName)).toEqual([
    'exampline (Oral Pill, with a sensor)',
    'exampline (Oral Pill, with a sensor)',
    'exampline (Oral Pill)',
  ]);
  expect(withoutAlike(named)).toEqual([named[0], named[2]]);
});

it('doing it twice changes nothing', () => {
  const once = toldApart([product({}), product({ rxnormDoseForm: 'Oral Capsule' })]);
  expect(toldApart(once)).toEqual(once);
});
