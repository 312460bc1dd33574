import type { Product } from './product.js';
import { SAMPLE_TABLE } from './sample-table.js';

export interface SampleProduct extends Product {
  readonly isBrand: boolean;
  /**
   * RxCUI of the generic medicine with the same strength. The RxCUI is undefined for generic medicines, and for brands
   * for which no such generic medicine is known.
   */
  readonly genericRxcui: string | undefined;
}

/** Returns the medicines of the sample. For each strength, the generic medicine comes first and the brand second. */
export const sampleProducts = (): SampleProduct[] => SAMPLE_TABLE.trim().split('\n').flatMap(readLine);

function readLine(line: string): SampleProduct[] {
  const [ingredient = '', brand = '', forms = '', strengths = ''] = line.split('|');
  const [rxtermsDoseForm = '', rxnormDoseForm = ''] = forms.split('/');
  const route = routeOf(rxnormDoseForm);
  const of = (rxcui: string, name: string, strength: string, genericRxcui?: string): SampleProduct[] =>
    rxcui === '-'
      ? []
      : [
          {
            rxcui,
            name,
            generic: ingredient,
            strength,
            route,
            fullName: `${name} (${route})`,
            rxtermsDoseForm,
            rxnormDoseForm,
            start: '',
            exactName: ingredient,
            isBrand: name !== ingredient,
            genericRxcui,
          },
        ];
  return [...strengths.matchAll(/(\S[^:]*):(\d+|-):(\d+|-)/g)].flatMap(
    ([, strength = '', generic = '-', branded = '-']) => [
      ...of(generic, ingredient, strength),
      ...of(branded, brand, strength, generic === '-' ? undefined : generic),
    ],
  );
}

function routeOf(form: string): string {
  if (/Inhal/.test(form)) return 'Inhalant';
  return /Inject|Syringe/.test(form) ? 'Injectable' : 'Oral Pill';
}
