import { toldApart, withoutAlike, type Alike } from './tell-apart.js';

const product = (facts: Partial<Alike>): Alike => ({
  name: 'exampline',
  route: 'Oral Pill',
  strength: '10 mg',
  generic: 'exampline',
  rxnormDoseForm: 'Oral Tablet',
  start: '',
  exactName: 'exampline',
  ...facts,
});
const namesOf = (products: readonly Partial<Alike>[]): string[] =>
  toldApart(products.map(product)).map(({ fullName }) => fullName);

it('products with different names, strengths or forms need no more words', () => {
  expect(namesOf([{}, { strength: '20 mg' }, { name: 'Zexamplo' }, { rxnormDoseForm: 'Oral Capsule' }])).toEqual([
    'Exampline 10 mg tablet',
    'Exampline 20 mg tablet',
    'Zexamplo 10 mg tablet',
    'Exampline 10 mg capsule',
  ]);
});

it.each([
  [{ start: '12 HR' }, { start: '24 HR' }, ['12-hour', '24-hour']],
  [{ start: 'Osmotic 24 HR' }, { start: 'Modified 24 HR' }, ['slow-release shell', 'modified type']],
  [{ start: '40/60 Release' }, { start: '30/70 Release' }, ['40% at once, 60% later', '30% at once, 70% later']],
  [{ start: '1.5 ML' }, { start: '3 ML' }, ['1.5 mL', '3 mL']],
  [
    { rxnormDoseForm: 'Metered Dose Inhaler', start: '60 ACTUAT' },
    { rxnormDoseForm: 'Metered Dose Inhaler', start: '120 ACTUAT' },
    ['60 puffs', '120 puffs'],
  ],
  [
    { rxnormDoseForm: 'Transdermal System', start: '84 HR' },
    { rxnormDoseForm: 'Transdermal System', start: '168 HR' },
    ['3.5-day', '7-day'],
  ],
  [
    { exactName: 'exampline calcium' },
    { exactName: 'exampline magnesium' },
    ['exampline calcium', 'exampline magnesium'],
  ],
] as const)('%p and %p are told apart by %p', (one, other, words) => {
  expect(namesOf([one, other])).toEqual(words.map((word) => expect.stringMatching(new RegExp(`mg .+\\(${word}\\)$`))));
});

it('what is plain needs no words: the other one says what is special', () => {
  expect(namesOf([{}, { start: 'Sensor' }])).toEqual([
    'Exampline 10 mg tablet',
    'Exampline 10 mg tablet (with a sensor)',
  ]);
  expect(namesOf([{}, { exactName: 'exampline hydrochloride' }])).toEqual([
    'Exampline 10 mg tablet',
    'Exampline 10 mg tablet (exampline hydrochloride)',
  ]);
});

it('products that nothing tells apart keep one name, and only the first of them can be chosen', () => {
  const named = toldApart([product({ start: 'Sensor' }), product({ start: 'Sensor' }), product({})]);
  expect(named.map(({ fullName }) => fullName)).toEqual([
    'Exampline 10 mg tablet (with a sensor)',
    'Exampline 10 mg tablet (with a sensor)',
    'Exampline 10 mg tablet',
  ]);
  expect(withoutAlike(named)).toEqual([named[0], named[2]]);
});
