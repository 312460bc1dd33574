import { plainName } from '../import/product.js';
import { keyOf } from './va-match.js';

/** A name of a medicine, and the generic name to look for on VA's list; empty if only the name is known. */
export interface KnownName {
  readonly label: string;
  readonly generic: string;
}

/** Names used outside the United States and in speech, with the names that US lists use. */
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
/** VA's entry for products of its own make, which is no name. */
const NO_BRAND = /^zz/i;

/** Returns whether VA's trade name says more than the generic name. */
export const isBrand = ({ brand, generic }: Brand): boolean =>
  brand !== '' && !NO_BRAND.test(brand) && keyOf(brand.replaceAll(/\([^)]*\)/g, '')) !== keyOf(generic);

/**
 * Returns every known name once: those of the medicine lists, names used elsewhere, and the trade and generic names of
 * VA's list. A name that the lists give without ingredients takes those of VA's list.
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
