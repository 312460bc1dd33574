const STARTS = (
  'tab cap cap/tab tab/cap inj soln susp cream oint gel patch powder pwdr liquid inhl supp lotion syrup elixir ' +
  'shampoo strip film foam spray enema jelly kit lozenge granules implant emulsion aerosol paste pad device ring ' +
  'gum grnl soap swab lyphl pen conc pkt syringe vil amp rinse wash troche autoinjector auto-injector injector wafer'
).split(' ');
const start = STARTS.map((word) => word.replace('/', '\\/')).join('|');
/** Pattern that splits the name of a VA product after the strength, at the first word that can begin a dosage form. */
const AFTER_STRENGTH = new RegExp(`^(.*?\\d.*?)[ ,](${start})(?=[ ,(]|$)(.*)$`);
const WITHOUT_STRENGTH = new RegExp(`^(\\D+)[ ,](${start})(?=[ ,(]|$)(.*)$`);

const WORDS: Readonly<Record<string, string>> = {
  tab: 'tablet',
  cap: 'capsule',
  'cap/tab': 'capsule or tablet',
  'tab/cap': 'tablet or capsule',
  inj: 'injection',
  soln: 'solution',
  susp: 'suspension',
  oint: 'ointment',
  pwdr: 'powder',
  inhl: 'for inhaling',
  supp: 'suppository',
  suppository: 'suppository',
  strip: 'test strip',
  grnl: 'granules',
  lyphl: 'powder to dissolve',
  conc: 'concentrate',
  pkt: 'packet',
  pkg: 'package',
  vil: 'vial',
  amp: 'ampule',
  syr: 'syringe',
  btl: 'bottle',
  ud: 'single doses',
  'unit dose': 'single doses',
  sa: 'extended release',
  la: 'long acting',
  ec: 'delayed release',
  ir: 'immediate release',
  oral: 'by mouth',
  top: 'for the skin',
  oph: 'for the eyes',
  otic: 'for the ears',
  nasal: 'for the nose',
  rtl: 'rectal',
  vag: 'vaginal',
  urh: 'urethral',
  irrg: 'for rinsing',
  dent: 'for the teeth',
  dental: 'for the teeth',
  buccal: 'inside the cheek',
  sublingual: 'under the tongue',
  chew: 'chewable',
  effervsc: 'effervescent',
  'orally disintegrating': 'dissolves in the mouth',
  'oral disintegrating': 'dissolves in the mouth',
  'rapid disintegrating': 'dissolves in the mouth',
  'rapid disintegrate': 'dissolves in the mouth',
  'renst-oral': 'to mix and drink',
  'rcnst-oral': 'to mix and drink',
  intrathecal: 'into the spine',
  pca: 'for a pump',
  rfl: 'refill',
};
const AMOUNTS: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s?ml\b/g, '$1 mL'],
  [/(\d)\s?gm\b/g, '$1 g'],
  [/(\d)\s?(mg|mcg|meq)\b/g, '$1 $2'],
  [/(\d)\s?unt\b/g, '$1 units'],
  [/\/(\s?)ml\b/g, '/mL'],
  [/\/vil\b/g, '/vial'],
];
const withUnits = (text: string): string =>
  AMOUNTS.reduce((written, [from, to]) => written.replaceAll(from, to), text).trim();

function inWords(part: string): string {
  const [, word = part, rest = ''] = /^([^(]*?)(\s*\(.*)?$/.exec(part.trim()) ?? [];
  const whole = WORDS[word];
  if (whole) return whole + rest;
  if (/^\d+$/.test(word)) return `${word} in a pack${rest}`;
  return withUnits(
    word
      .split(' ')
      .map((one) => WORDS[one] ?? one)
      .join(' ') + rest,
  );
}

/** They imply a solution for injection, so these two words are left out of the form. */
const INJECTOR = /\b(?:pen|kwikpen|solostar|flextouch|penfill|syr|syringe|autoinjector|sureclick)\b/;
const SAID_BY_INJECTOR = new Set(['injection', 'solution']);

function listed(form: string): string {
  const parts = form.split(',').filter(Boolean).map(inWords);
  const isInjector = parts.slice(1).some((part) => INJECTOR.test(part));
  return parts.filter((part) => !isInjector || !SAID_BY_INJECTOR.has(part)).join(', ');
}

/**
 * Splits the name of a VA product into the medicine with its strength, and the dosage form in plain words: "semaglutide
 * 2mg/0.75ml inj,soln,pen,3ml" becomes "semaglutide 2 mg/0.75 mL" and "pen, 3 mL". If the name contains no dosage form,
 * VA's separate field for dosage forms is used.
 */
export function nameAndForm({ id, form }: { id: string; form: string }): { name: string; form: string } {
  const [, medicine, kind = '', rest = ''] = AFTER_STRENGTH.exec(id) ?? WITHOUT_STRENGTH.exec(id) ?? [];
  return medicine === undefined
    ? { name: withUnits(id), form: listed(form) }
    : { name: withUnits(medicine), form: listed(kind + rest) };
}
