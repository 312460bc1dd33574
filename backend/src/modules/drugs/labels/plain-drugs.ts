import type { Drug } from '#contract/api/drugs.contract.js';
import { plainStrength } from './plain-strength.js';
import { toldApart, withoutAlike } from './tell-apart.js';

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
