/** Words in generic names that many medicines have in common, so that they do not make two medicines alike. */
const COMMON = new Set(
  (
    'acetate acid anhydrous besylate bitartrate bromide calcium carbonate chloride citrate fumarate human ' +
    'hydrochloride lactate maleate mesylate nitrate oil phosphate potassium sodium succinate sulfate tartrate usp ' +
    'extract vaccine virus and'
  ).split(' '),
);
/** Vitamins that the lists call by a number or by a chemical name. */
const VITAMINS: Readonly<Record<string, string>> = {
  'vitamin b1': 'thiamine',
  'vitamin b6': 'pyridoxine',
  'vitamin b12': 'cyanocobalamin',
  'vitamin c': 'ascorbic acid',
  'vitamin d': 'cholecalciferol',
  'vitamin d3': 'cholecalciferol',
  'vitamin k1': 'phytonadione',
  // K2 is one of the vitamins K.
  'vitamin k2': 'vitamink',
};

function wordsOf(generic: string): ReadonlySet<string> {
  const written = generic
    .toLowerCase()
    .replaceAll(/vitamin [a-z]\d*/g, (one) => `${one.replace(' ', '')} ${VITAMINS[one] ?? ''}`);
  const words = written.match(/[a-z\d]+/g) ?? [];
  const own = words.filter((word) => word.length > 2 && !COMMON.has(word));
  return new Set(own.length > 0 ? own : words);
}

/** Returns whether two generic names have a word in common that is not only a salt; written apart from the product. */
export function haveIngredientInCommon(one: string, other: string): boolean {
  const [mine, others] = [wordsOf(one), wordsOf(other)];
  const isMineral = [mine, others].some((words) => [...words].every((word) => COMMON.has(word)));
  const compared = isMineral ? new Set(other.toLowerCase().match(/[a-z\d]+/g)) : others;
  const all = isMineral ? (one.toLowerCase().match(/[a-z\d]+/g) ?? []) : [...mine];
  return all.some((word) => compared.has(word));
}
