/**
 * The reading grade of a text, using the Flesch-Kincaid formula (1975): 0.39 × words per sentence + 11.8 × syllables
 * per word − 15.59. The limits are grade 7 for forms and other pages on which people complete a task, grade 9 for
 * articles, and 25 words per sentence.
 */
export interface Reading {
  readonly words: number;
  readonly sentences: number;
  readonly grade: number;
  readonly longest: { readonly words: number; readonly sentence: string };
}

/** Names that are ignored when syllables are counted, because long names do not make text harder to read. */
const NAMES = new Set(
  (
    'medicare medicaid marketplace healthcare.gov medicare.gov va.gov va irs cdc cms fda hhs ftc ship tricare ' +
    'champva louisiana america american google hipaa hmo ppo epo hsa medigap maria january february march april may ' +
    'june july august september october november december monday friday'
  ).split(' '),
);
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bU\.S\./g, 'US'],
  [/\b([ap])\.m\./gi, '$1m'],
  [/\b([A-Za-z]+)\.(gov|org|com)\b/g, '$1$2'],
  [/(\d)[.,](\d)/g, '$1$2'],
];

/**
 * Returns the number of syllables in an English word, estimated from its groups of vowels. For nine out of ten words,
 * the result differs from the dictionary by at most one.
 */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const stem = letters
    .replace(/(?:[^laeiouy]|[aeiouy]l)es$/, (end) => (/[cszxg]es$|[cs]hes$/.test(end) ? end : end.slice(0, -2)))
    .replace(/[^td]ed$/, (end) => end.slice(0, 1))
    .replace(/(?<![aeiouy]l|[^aeiouy]l)e$/, '')
    .replace(/^y|(?<=[aeiou])y(?=[aeiou])/g, ' ');
  const groups = stem.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = stem.match(/(?<![ctsg])i[aou]|(?<![ctsfr])ie[tn]|rien[ct]|ua|uou|(?:id|ar|cr)ea|ying$/g)?.length ?? 0;
  return Math.max(1, groups + apart);
}

/**
 * Splits one block of text into sentences. A colon ends a sentence only at the end of the block, where a list follows.
 */
function sentencesOf(block: string): string[] {
  const plain = ABBREVIATIONS.reduce((text, [pattern, by]) => text.replace(pattern, by), block);
  return plain
    .split(/(?<=[.!?]["”’)*]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

export const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\d$%][\p{L}\d$%'’./-]*/gu) ?? [];

const isName = (word: string) =>
  NAMES.has(word.toLowerCase().replace(/['’]s$|[.]$/g, '')) || NAMES.has(word.toLowerCase().replace(/gov$/, '.gov'));

/**
 * Measures the reading grade of plain-text blocks, such as paragraphs and list items. The end of a block always ends a
 * sentence.
 */
export function readingOf(blocks: readonly string[]): Reading {
  const sentences = blocks.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const counted = words.filter((word) => !isName(word) && /\p{L}/u.test(word));
  const perWord =
    counted.reduce((sum, word) => sum + word.split('-').reduce((parts, part) => parts + syllables(part), 0), 0) /
    Math.max(1, counted.length);
  const perSentence = words.length / Math.max(1, sentences.length);
  const ranked = sentences
    .map((sentence) => ({ sentence, words: wordsOf(sentence).length }))
    .sort((a, b) => b.words - a.words);
  return {
    words: words.length,
    sentences: sentences.length,
    grade: Math.round((0.39 * perSentence + 11.8 * perWord - 15.59) * 10) / 10,
    longest: ranked[0] ?? { words: 0, sentence: '' },
  };
}
