import { amountsOf, matchOnList } from './va-match.js';

const LIST = [
  { id: 'atorvastatin ca 20mg tab', generic: 'atorvastatin', form: 'tab' },
  { id: 'atorvastatin ca 40mg tab,ud', generic: 'atorvastatin', form: 'tab' },
  { id: 'carbidopa 25mg/levodopa 100mg tab', generic: 'carbidopa/levodopa', form: 'tab' },
  { id: 'lamotrigine 25mg tab,35,kit', generic: 'lamotrigine', form: 'tab' },
  { id: 'levothyroxine na 0.075mg tab', generic: 'levothyroxine', form: 'tab,oral' },
  { id: 'magnesium sulfate 50% inj', generic: 'magnesium sulfate', form: 'inj,soln' },
  { id: 'metoprolol succinate 50mg tab,sa', generic: 'metoprolol', form: 'tab,sa' },
  { id: 'omeprazole 20mg cap,ec', generic: 'omeprazole', form: 'cap,ec' },
  { id: 'fluticasone 50mcg/spray soln,nasal', generic: 'fluticasone', form: 'soln,nasal' },
];
const medicine = (generic: string, strength: string, form = 'Oral Tablet') => ({ generic, strength, form });

it.each([
  ['the same strength and form', medicine('atorvastatin', '20 mg'), 'atorvastatin ca 20mg tab'],
  ['a single-dose package', medicine('atorvastatin', '40 mg'), 'atorvastatin ca 40mg tab,ud'],
  [
    'two ingredients in the other order',
    medicine('levodopa / carbidopa', '100 mg / 25 mg'),
    'carbidopa 25mg/levodopa 100mg tab',
  ],
  ['micrograms for milligrams', medicine('levothyroxine sodium', '75 mcg'), 'levothyroxine na 0.075mg tab'],
  ['a delayed capsule', medicine('omeprazole', '20 mg', 'Delayed Release Oral Capsule'), 'omeprazole 20mg cap,ec'],
])('%s is listed', (_, medicine, product) => {
  expect(matchOnList(medicine, LIST)).toEqual({ status: 'listed', product });
});

it.each([
  ['another strength', medicine('atorvastatin', '80 mg'), 'atorvastatin'],
  ['another form', medicine('omeprazole', '20 mg'), 'omeprazole'],
  [
    'a slow-release form, of which there are several kinds',
    medicine('metoprolol succinate', '50 mg', 'Extended Release Oral Tablet'),
    'metoprolol',
  ],
  ['a kit', medicine('lamotrigine', '25 mg'), 'lamotrigine'],
  ['a strength we do not know', medicine('atorvastatin', ''), 'atorvastatin'],
  ['an ingredient written longer', medicine('fluticasone propionate', '0.05 mg/actuat', 'Nasal Spray'), 'fluticasone'],
])('%s is found only as the same medicine', (_, medicine, product) => {
  expect(matchOnList(medicine, LIST)).toEqual({ status: 'sameMedicine', product });
});

describe('a product whose name contains more than medicine, salt and strength', () => {
  const of = (generic: string, ...ids: string[]) =>
    ids.map((id) => ({ id, generic, form: id.endsWith('cap') ? 'cap,oral' : 'tab' }));
  const cyclosporine = of(
    'cyclosporine',
    'cyclosporine (gengraf) 100mg cap',
    'cyclosporine modified 100mg cap',
    'cyclosporine non-modified 100mg cap',
  );

  it.each([
    ['a brand or a modified form', medicine('cyclosporine', '100 mg', 'Oral Capsule'), cyclosporine],
    [
      "another maker's kind",
      medicine('isotretinoin', '20 mg', 'Oral Capsule'),
      of('isotretinoin', 'isotretinoin (eqv-absorica) 20mg cap'),
    ],
    [
      'a word between two strengths',
      medicine('aspirin / omeprazole', '81 mg / 40 mg', 'Oral Tablet'),
      of('aspirin/omeprazole', 'aspirin 81mg buffered/omeprazole 40mg tab'),
    ],
  ])('(%s) is found only as the same medicine', (_, medicine, list) => {
    expect(matchOnList(medicine, list)).toEqual({ status: 'sameMedicine', product: list[0]?.generic });
  });

  it.each([
    [
      'stands behind the plain one',
      medicine('tadalafil', '20 mg'),
      of('tadalafil', 'tadalafil (eqv-adcirca) 20mg tab', 'tadalafil 20mg tab'),
      'tadalafil 20mg tab',
    ],
    [
      'is listed for those who ask for it',
      medicine('cyclosporine, modified', '100 mg', 'Oral Capsule'),
      cyclosporine,
      'cyclosporine modified 100mg cap',
    ],
    [
      "is listed where the maker is part of VA's own generic name",
      medicine('clozapine', '25 mg'),
      of('clozapine (mylan)', 'clozapine (mylan) 25mg tab'),
      'clozapine (mylan) 25mg tab',
    ],
    [
      'is listed where it says more of the salt only',
      medicine('amoxicillin / clavulanate', '500 mg / 125 mg'),
      of('amoxicillin/clavulanate', 'amoxicillin trihydrate 500mg/clavulanate k 125mg tab'),
      'amoxicillin trihydrate 500mg/clavulanate k 125mg tab',
    ],
  ])('%s', (_, medicine, list, product) => {
    expect(matchOnList(medicine, list)).toEqual({ status: 'listed', product });
  });
});

it.each([
  ['another medicine', medicine('rosuvastatin', '20 mg')],
  ['one ingredient of two', medicine('levodopa', '100 mg')],
  ['another salt of a mineral', medicine('magnesium citrate', '100 mg')],
  ['nothing', medicine('', '20 mg')],
])('%s is not found', (_, medicine) => {
  expect(matchOnList(medicine, LIST)).toEqual({ status: 'notFound', product: null });
});

it.each([
  ['20 mg', [20_000]],
  ['1,000 mg', [1_000_000]],
  ['5 mg / 0.5 gm', [5_000, 500_000]],
  ['', []],
  ['100 units/mL', null],
  ['24-26 mg', null],
  ['1 %', null],
  ['10 MG/ML', null],
])('"%s" is read as %j micrograms', (text, amounts) => {
  expect(amountsOf(text)).toEqual(amounts);
});
