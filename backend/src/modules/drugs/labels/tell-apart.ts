import type { Drug } from '#contract/api/drugs.contract.js';
import { pharmacyName, type Described } from './pharmacy-name.js';
import { plainStrength } from './plain-strength.js';

/** What is known of a medicine that may tell it apart from one with the same name, strength and form. */
export interface Alike extends Described {
  /** Generic name with salts and suffixes, such as "insulin glargine-yfgn". */
  readonly exactName: string;
}

/** Words of RxNorm for kinds of a medicine, in words that pharmacies use with people. Others are shown in lowercase. */
const KINDS: Readonly<Record<string, string>> = {
  '3-Bead': 'releases three times',
  'Abuse-Deterrent': 'harder to misuse',
  'Atrial Fibrillation': 'for an uneven heartbeat',
  Biphasic: 'works in two steps',
  // The FDA's rating of a generic whose effect has not been shown to equal that of the brand.
  'BX Rating': 'not rated equal to the brand',
  'Breath-Actuated': 'works by breathing in',
  'Evening Dosing': 'taken in the evening',
  Hyponatremia: 'for low sodium',
  'Matrix Delivery': 'slow-release mix',
  Microencapsulated: 'with small coated beads',
  Micronized: 'micronized',
  Modified: 'modified type',
  'Once-Daily': 'once a day',
  Osmotic: 'slow-release shell',
  PMDD: 'for severe PMS',
  'Pulmonary Hypertension': 'for high pressure in the lungs',
  Sensor: 'with a sensor',
  'Smoking Cessation': 'to stop smoking',
  Sprinkle: 'sprinkle type',
  'Twice-Daily': 'twice a day',
  '3-Month': 'for 3 months',
  '4-Month': 'for 4 months',
  // Numbers of approvals by the FDA, which RxNorm also states for these brands.
  NDA019430: 'same as EpiPen',
  NDA020503: 'same as Proventil',
  NDA020800: 'same as Adrenaclick',
  NDA020983: 'same as Ventolin',
  NDA021457: 'same as ProAir',
  NDA201739: 'same as Auvi-Q',
};

/** Returns a kind in plain words. "40/60 Release" are percents: 40 % works at once and 60 % later. */
function kindWords(kind: string): string {
  const [, now, later] = /^(\d+)\/(\d+) Release$/.exec(kind) ?? [];
  if (now !== undefined) return `${now}% at once, ${later}% later`;
  return KINDS[kind] ?? (kind.startsWith('NDA') ? `FDA approval ${kind}` : kind.toLowerCase());
}

const DAY = 24;
function lasts(hours: number, isPatch: boolean): string {
  return isPatch && hours > DAY ? `${hours / DAY}-day` : `${hours}-hour`;
}

/** In a fixed order: hours, package, kind, salt. A word is empty if nothing is known. */
function wordsOf({ start, rxnormDoseForm: form, exactName }: Alike): string[] {
  const [, kind = start, amount = '', unit = ''] = /^(.*?) ?\b([\d.]+) (HR|ML|ACTUAT|MG|UNT|DAY)$/.exec(start) ?? [];
  const isPatch = /Transdermal|Patch/.test(form);
  const sprays = /Inhaler|Inhal/.test(form) ? 'puffs' : 'sprays';
  const packages: Readonly<Record<string, string>> = {
    ML: `${amount} mL`,
    ACTUAT: `${amount} ${sprays}`,
    MG: `${amount} mg in a package`,
    UNT: `${amount} units in a package`,
    DAY: `${amount}-day`,
  };
  return [
    unit === 'HR' ? lasts(Number(amount), isPatch) : '',
    packages[unit] ?? '',
    kindWords(kind),
    exactName.toLowerCase(),
  ];
}

const SALT_AT = 3;

/** Those that not all products of the group have, and that the name does not say already. */
function ownIngredients(group: readonly Alike[], { exactName, generic }: Alike): string {
  const listOf = (name: string): string[] => name.toLowerCase().split(/ ?\/ ?/);
  const [lists, said] = [group.map((product) => listOf(product.exactName)), listOf(generic)];
  return listOf(exactName)
    .filter((one) => !said.includes(one) && !lists.every((list) => list.includes(one)))
    .join(' and ');
}

/** The salt is needed only if nothing else tells two apart, or if each has another one. */
function columnsApart(group: readonly Alike[], rows: readonly (readonly string[])[]): number[] {
  const kindsOf = (columns: readonly number[]): number =>
    new Set(rows.map((row) => columns.map((column) => row[column]).join('|'))).size;
  const others = [...(rows[0] ?? []).keys()].filter((column) => column !== SALT_AT);
  const apart = others.filter((column) => kindsOf([column]) > 1);
  const isNeeded =
    kindsOf([...others, SALT_AT]) > kindsOf(others) || group.every((product) => ownIngredients(group, product) !== '');
  return isNeeded ? [...apart, SALT_AT] : apart;
}

/** Words such as "12-hour" that tell products with the same name apart. */
function wordsApart(group: readonly Alike[]): string[] {
  const rows = group.map(wordsOf);
  const columns = columnsApart(group, rows);
  return group.map((product, at) =>
    (rows[at] ?? [])
      .map((word, column) => {
        if (!columns.includes(column)) return '';
        return column === SALT_AT && word !== '' ? ownIngredients(group, product) : word;
      })
      .filter(Boolean)
      .join(', '),
  );
}

/** Names differ if anything tells the products apart: "… tablet (12-hour)". The order stays. */
export function toldApart<T extends Alike>(products: readonly T[]): (T & { readonly fullName: string })[] {
  const names = new Map<T, string>();
  for (const [name, group] of Map.groupBy(products, pharmacyName)) {
    const apart = group.length > 1 ? wordsApart(group) : [];
    for (const [at, product] of group.entries()) names.set(product, apart[at] ? `${name} (${apart[at]})` : name);
  }
  return products.map((product) => ({ ...product, fullName: names.get(product) ?? '' }));
}

/** People could not choose between the others. The order stays. */
export function withoutAlike<T extends { readonly fullName: string }>(products: readonly T[]): T[] {
  return [...Map.groupBy(products, ({ fullName }) => fullName.toLowerCase()).values()].flatMap(([first]) =>
    first ? [first] : [],
  );
}

/**
 * Returns medicines of the marketplace with their names as a pharmacy says them and their strengths as a package states
 * them. `named` has the names of medicines of which more is known than the marketplace says. Of medicines that read
 * alike, the first stays.
 */
export function inPlainWords(drugs: readonly Drug[], named: ReadonlyMap<string, string>): Drug[] {
  const products = drugs.map((drug) => {
    const { name, strength, route, rxnorm_dose_form: rxnormDoseForm, generic_name: generic = '' } = drug;
    const shown = plainStrength(strength, { form: rxnormDoseForm, route, generic, start: '' });
    return { drug, name, strength: shown, generic, route, rxnormDoseForm, start: '', exactName: generic };
  });
  const told = toldApart(products).map((one) => ({ ...one, fullName: named.get(one.drug.rxcui) ?? one.fullName }));
  return withoutAlike(told).map(({ drug, fullName, strength }) => ({ ...drug, full_name: fullName, strength }));
}
