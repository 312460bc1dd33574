import type { Drug } from '#contract/api/drugs.contract.js';

/** Forms or routes that most people mean although a pill exists too. Insurers' lists do not say how usual a form is. */
const USUAL_FORMS: Readonly<Record<string, RegExp>> = {
  albuterol: /Inhaler/,
  fentanyl: /Transdermal/,
  nitroglycerin: /Sublingual/,
};

/** Returns a name without the letters that stand for a long-acting or delayed form. */
export const plainLabel = (label: string): string => label.replace(/ (?:xr|er|sr|dr)$/i, '');

/**
 * Returns how early a product comes among those with the same name, lowest first: its usual form, ordinary tablets and
 * capsules, long-acting or delayed ones, other forms that people take at home, forms that fewer people take, and
 * injections.
 */
export function usualness({ name, route, rxnorm_dose_form: form }: Drug): number {
  const plain = plainLabel(name);
  if (USUAL_FORMS[plain.toLowerCase()]?.test(`${route} ${form}`)) return -1;
  if (route === 'Injectable') return 4;
  // Solutions for inhaling need a machine.
  if (route === 'Rectal' || /^Inhalation (?:Solution|Suspension)$/.test(form)) return 3;
  if (route !== 'Oral Pill') return 2;
  return plain !== name || /(?:Extended|Delayed) Release/.test(form) ? 1 : 0;
}

const ingredientsOf = (generic: string): string[] =>
  generic
    .toLowerCase()
    .split('/')
    .map((one) => one.trim());

/** Returns whether a medicine has all ingredients of another one and more. */
export function isCombinationOf(generic: string, other: string): boolean {
  const [all, wanted] = [ingredientsOf(generic), ingredientsOf(other)];
  return other !== '' && all.length > wanted.length && wanted.every((one) => all.some((own) => own.startsWith(one)));
}
