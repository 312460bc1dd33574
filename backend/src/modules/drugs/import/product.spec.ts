import { isRxNorm, isRxTerms, readRxNorm, rxTermsReader } from './medicine-import.js';
import { partsOf, plainName } from './product.js';

it.each([
  ['metFORMIN', 'metformin'],
  ['MAXZIDE', 'Maxzide'],
  ['Toprol XL', 'Toprol XL'],
  ['HumuLIN', 'Humulin'],
  ["CHILDREN'S MOTRIN", "Children's Motrin"],
  ['Proventil HFA', 'Proventil HFA'],
  ['acetaminophen/HYDROcodone', 'acetaminophen/hydrocodone'],
])('%s is written %s', (official, plain) => {
  expect(plainName(official)).toBe(plain);
});

it.each([
  ['pindolol 10 MG Oral Tablet', { generic: 'pindolol', strength: '10 mg', form: 'Oral Tablet' }],
  [
    'amlodipine 5 MG / telmisartan 40 MG Oral Tablet [Twynsta]',
    { generic: 'amlodipine / telmisartan', strength: '5 mg / 40 mg', form: 'Oral Tablet', brand: 'Twynsta' },
  ],
  [
    '24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet',
    {
      generic: 'metformin hydrochloride',
      strength: '500 mg',
      form: 'Extended Release Oral Tablet',
      start: '24 HR',
    },
  ],
  [
    'insulin isophane, human 70 UNT/ML / insulin, regular, human 30 UNT/ML Injectable Suspension [Humulin]',
    {
      generic: 'insulin isophane, human / insulin, regular, human',
      strength: '70 units/mL / 30 units/mL',
      form: 'Injectable Suspension',
      brand: 'Humulin',
    },
  ],
  [
    'Smoking Cessation 12 HR bupropion hydrochloride 150 MG Extended Release Oral Tablet',
    {
      generic: 'bupropion hydrochloride',
      strength: '150 mg',
      form: 'Extended Release Oral Tablet',
      start: 'Smoking Cessation 12 HR',
    },
  ],
  [
    'Sensor aripiprazole 10 MG Oral Tablet [Abilify]',
    { generic: 'aripiprazole', strength: '10 mg', form: 'Oral Tablet', brand: 'Abilify', start: 'Sensor' },
  ],
  [
    '30/70 Release 24 HR methylphenidate hydrochloride 10 MG Extended Release Oral Capsule',
    {
      generic: 'methylphenidate hydrochloride',
      strength: '10 mg',
      form: 'Extended Release Oral Capsule',
      start: '30/70 Release 24 HR',
    },
  ],
  [
    'polyethylene glycol 3350 17000 MG Powder for Oral Solution',
    { generic: 'polyethylene glycol 3350', strength: '17000 mg', form: 'Powder for Oral Solution' },
  ],
])('splits "%s" into its parts', (name, parts) => {
  expect(partsOf(name)).toEqual({ brand: '', start: '', ...parts });
});

it.each(['{48 (prednisolone 5 MG Oral Tablet) } Pack', 'diltiazem Oral Product', ''])(
  '"%s" is not a product with a strength',
  (name) => {
    expect(partsOf(name)).toBeNull();
  },
);

it('from RxNorm, only products that are not suppressed are read', () => {
  const line = (type: string, source = 'RXNORM', suppressed = 'N') =>
    `617318|ENG||||||1|||617318|${source}|${type}|617318|atorvastatin 20 MG Oral Tablet [Lipitor]||${suppressed}|4096|`;
  expect(isRxNorm(line('SBD'))).toBe(true);
  expect(readRxNorm(line('SBD'))).toMatchObject({
    rxcui: '617318',
    name: 'Lipitor',
    generic: 'atorvastatin',
    strength: '20 mg',
  });
  expect([line('IN'), line('SBD', 'MTHSPL'), line('SBD', 'RXNORM', 'O')].map(readRxNorm)).toEqual([null, null, null]);
  expect(() => readRxNorm('617318|ENG')).toThrow('columns');
});

it('from RxTerms, display name, route, strength and generic name are read, except for retired products', () => {
  const heading =
    'RXCUI|GENERIC_RXCUI|TTY|FULL_NAME|RXN_DOSE_FORM|FULL_GENERIC_NAME|BRAND_NAME|DISPLAY_NAME|ROUTE|' +
    'NEW_DOSE_FORM|STRENGTH|SUPPRESS_FOR|DISPLAY_NAME_SYNONYM|IS_RETIRED|SXDG_RXCUI|SXDG_TTY|SXDG_NAME|PSN';
  const line = (retired: string) =>
    '617318|617310|SBD|atorvastatin 20 MG Oral Tablet [Lipitor]|Oral Tablet|atorvastatin 20 MG Oral Tablet|' +
    `LIPITOR|LIPITOR (Oral Pill)|Oral Pill|Tab|20 mg|||${retired}||||`;
  expect(isRxTerms(heading)).toBe(true);
  expect(rxTermsReader(heading)(line(''))).toEqual({
    rxcui: '617318',
    name: 'Lipitor',
    generic: 'atorvastatin',
    strength: '20 mg',
    route: 'Oral Pill',
    rxtermsDoseForm: 'Tab',
    rxnormDoseForm: 'Oral Tablet',
    start: '',
    exactName: 'atorvastatin',
  });
  expect(rxTermsReader(heading)(line('Y'))).toBeNull();
});
