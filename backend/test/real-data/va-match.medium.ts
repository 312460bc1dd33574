import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { matchOnList } from '#modules/drugs/va/va-match.js';
import { describeWithShared, sharedFile } from '../harness/shared-data.js';

const EXTRACT = 'data/va/va_national_formulary_2024-03.csv.gz';
const Rows = z.array(z.object({ va_product: z.string(), generic: z.string(), dosage_form: z.string() }));

describeWithShared(
  'names that were once matched with a different medicine, on the VA extract of March 2024',
  [EXTRACT],
  () => {
    let list: { id: string; generic: string; form: string }[];
    beforeAll(() => {
      const rows = z.parse(Rows, parse(gunzipSync(readFileSync(sharedFile(EXTRACT))), { columns: true, bom: true }));
      list = rows.map(({ va_product: id, generic, dosage_form: form }) => ({ id, generic, form }));
    });
    const answer = (generic: string, strength = '', form = ''): string => {
      const { status, product } = matchOnList({ generic, strength, form }, list);
      return product === null ? status : `${status}: ${product}`;
    };

    it.each([
      ['vitamin B12', '1000 mcg', 'Oral Tablet', 'listed: cyanocobalamin 1000mcg tab'],
      ['vitamin D3', '25 mcg', 'Oral Tablet', 'sameMedicine: cholecalciferol'],
      [
        'hepatitis B surface antigen vaccine',
        '0.01 mg/mL',
        'Injection',
        'sameMedicine: hepatitis b vaccine (recombinant) 10mcg/ml inj,susp',
      ],
      ['varicella-zoster virus vaccine live (Oka-Merck) strain', '', 'Injection', 'sameMedicine: varivax vaccine inj'],
      ['insulin lispro', '100 units/mL', 'Injectable Solution', 'notFound'],
      ['insulin detemir', '100 units/mL', 'Injectable Solution', 'notFound'],
      [
        'insulin glargine',
        '100 units/mL',
        'Injectable Solution',
        'sameMedicine: insulin,glargine,human 100 unt/ml inj',
      ],
      ['paroxetine mesylate', '20 mg', 'Oral Tablet', 'sameMedicine: paroxetine'],
      ['codeine phosphate', '30 mg', 'Oral Tablet', 'sameMedicine: codeine'],
      ['doxycycline monohydrate', '100 mg', 'Oral Capsule', 'listed: doxycycline monohydrate 100mg cap'],
      ['cyclosporine', '100 mg', 'Oral Capsule', 'sameMedicine: cyclosporine'],
      ['cyclosporine, modified', '100 mg', 'Oral Capsule', 'listed: cyclosporine modified 100mg cap'],
      ['isotretinoin', '20 mg', 'Oral Capsule', 'sameMedicine: isotretinoin'],
      ['tadalafil', '20 mg', 'Oral Tablet', 'listed: tadalafil 20mg tab'],
      ['warfarin sodium', '5 mg', 'Oral Tablet', 'listed: warfarin na 5mg tab'],
      [
        'lamivudine / tenofovir disoproxil fumarate',
        '300 mg / 300 mg',
        'Oral Tablet',
        'listed: lamivudine 300mg/tenofovir df 300mg tab',
      ],
      [
        'bictegravir / emtricitabine / tenofovir alafenamide',
        '50 mg / 200 mg / 25 mg',
        'Oral Tablet',
        'listed: bictegravir 50mg/emtricitabine 200mg/tenofovir af 25mg tab',
      ],
      ['doxycycline hyclate', '100 mg', 'Oral Capsule', 'listed: doxycycline hyclate 100mg cap'],
    ])('%s %s, %s: %s', (generic, strength, form, expected) => {
      expect(answer(generic, strength, form)).toBe(expected);
    });

    it.each([
      'vitamin K2',
      'hepatitis E vaccine',
      'interferon alfa',
      'factor VIII',
      'isosorbide',
      'penicillin G procaine',
      'estrogens, synthetic',
      'anti-venom',
    ])('%s does not match a product with only the same first word', (generic) => {
      expect(answer(generic)).toBe('notFound');
    });
  },
);
