import { plainName } from '../import/product.js';
import { keyOf } from './va-match.js';

/**
 * A name of a medicine, with the generic name under which the medicine is looked up on the VA formulary. `generic` is
 * empty if the ingredients of the medicine are not known.
 */
export interface KnownName {
  readonly label: string;
  readonly generic: string;
}

/**
 * Medicine names that are used outside the United States or in everyday speech, each with the generic name that is
 * usual in the United States.
 */
const OTHER_NAMES: readonly KnownName[] = [
  ['paracetamol', 'acetaminophen'],
  ['salbutamol', 'albuterol'],
  ['adrenaline', 'epinephrine'],
  ['noradrenaline', 'norepinephrine'],
  ['frusemide', 'furosemide'],
  ['lignocaine', 'lidocaine'],
  ['glibenclamide', 'glyburide'],
  ['pethidine', 'meperidine'],
  ['rifampicin', 'rifampin'],
  ['ciclosporin', 'cyclosporine'],
  ['aciclovir', 'acyclovir'],
  ['amoxycillin', 'amoxicillin'],
  ['cefalexin', 'cephalexin'],
  ['thyroxine', 'levothyroxine'],
  ['isoprenaline', 'isoproterenol'],
  ['glyceryl trinitrate', 'nitroglycerin'],
  ['acetylsalicylic acid', 'aspirin'],
  ['water pill', 'hydrochlorothiazide'],
  ['baby aspirin', 'aspirin'],
].map(([label = '', generic = '']) => ({ label, generic }));

interface Brand {
  readonly brand: string;
  readonly generic: string;
}
/**
 * Pattern for placeholders such as "ZZ VETERAN AFFAIRS", which the VA formulary contains instead of a trade name for
 * products that have none.
 */
const NO_BRAND = /^zz/i;

/**
 * Returns whether the trade name of a product on the VA formulary is a real brand. In many rows, the trade name is
 * missing, is a placeholder, or only repeats the generic name.
 */
export const isBrand = ({ brand, generic }: Brand): boolean =>
  brand !== '' && !NO_BRAND.test(brand) && keyOf(brand.replaceAll(/\([^)]*\)/g, '')) !== keyOf(generic);

/**
 * Combines the medicine names from all sources, without duplicates. The sources are the lists of medicines, the names
 * used abroad or in everyday speech, and the VA formulary. If the lists of medicines give no ingredients for a name,
 * the ingredients on the VA formulary are used.
 */
export function knownNames(names: readonly KnownName[], listed: readonly Brand[]): KnownName[] {
  const all = new Map<string, KnownName>();
  const add = (name: KnownName): void => {
    const key = name.label.toLowerCase();
    if (name.label && !all.get(key)?.generic) all.set(key, name);
  };
  names.forEach(add);
  OTHER_NAMES.forEach(add);
  const distinct = new Map(listed.map((product) => [`${product.brand}/${product.generic}`, product]));
  for (const product of distinct.values()) {
    if (isBrand(product)) add({ label: plainName(product.brand), generic: product.generic });
    add({ label: product.generic, generic: product.generic });
  }
  return [...all.values()];
}
