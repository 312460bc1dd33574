import type { Drug } from '#contract/api/drugs.contract.js';
import { plainStrength } from './plain-strength.js';
import { toldApart, withoutAlike } from './tell-apart.js';

/**
 * Returns medicines of the marketplace with their strengths as a package states them, and with names that tell them
 * apart. Of medicines that read alike in everything the marketplace says, the first stays.
 */
export function inPlainWords(drugs: readonly Drug[]): Drug[] {
  const products = drugs.map((drug) => {
    const { full_name, name, strength, route, rxnorm_dose_form: rxnormDoseForm, generic_name: generic = '' } = drug;
    const shown = plainStrength(strength, { form: rxnormDoseForm, route, generic, start: '' });
    return {
      drug,
      fullName: full_name || name,
      strength: shown,
      generic,
      rxnormDoseForm,
      start: '',
      exactName: generic,
    };
  });
  return withoutAlike(toldApart(products)).map(({ drug, fullName, strength }) => ({
    ...drug,
    full_name: fullName,
    strength,
  }));
}
