import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '#contract/pages.js';
import { readingOf, syllables } from '../../test/reading/grade.js';
import { outlineOf } from '../../test/reading/prose.js';
import { VALUES } from './firm/values.js';
import { GUIDE } from './guide/five-medicare-mistakes.js';
import { CONTACT_FAQS, HELP_FAQS } from './help/faqs.js';
import { GLOSSARY } from './help/glossary.js';
import { HOME, RESOURCE_CARDS } from './home.js';
import { POSTS } from './posts.js';
import { VA_DISCLAIMER, VA_SECTIONS } from './va-links.js';

const outline = (file: string) => outlineOf(readFileSync(join(import.meta.dirname, file), 'utf8'));
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^(\/|https:)|^[\w-]+$/.test(value)
      ? []
      : [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : [];

const ARTICLES = Object.values(POSTS).map((post) => post.path.replace('/blog/', 'blog/') + '.mdx');
const LEGAL = ['legal/privacy-policy.mdx', 'legal/terms-of-service.mdx'];
const SMALL = [
  'firm/about.mdx',
  'firm/careers.mdx',
  'firm/testimonials.mdx',
  'help/help.mdx',
  'our-data.mdx',
  'va-resources.mdx',
];
const DATA = {
  home: [HOME, RESOURCE_CARDS, VALUES],
  faqs: [HELP_FAQS, CONTACT_FAQS],
  glossary: GLOSSARY,
  va: [VA_SECTIONS, VA_DISCLAIMER],
  guide: GUIDE.mistakes,
};

describe('reading measurements', () => {
  it.each([
    ['premium', 3],
    ['deductible', 4],
    ['people', 2],
    ['stayed', 1],
    ['services', 3],
    ['care', 1],
    ['specialist', 3],
    ['idea', 3],
  ])('counts the syllables of "%s": %i', (word, count) => {
    expect(syllables(word)).toBe(count);
  });
  it('rates a sentence for children lower than a legal sentence', () => {
    const easy = readingOf(['The dog ran to the park. He had fun.']);
    const hard = readingOf([
      'Notwithstanding contractual obligations, supplementary indemnification responsibilities remain enforceable ' +
        'indefinitely.',
    ]);
    expect(easy.grade).toBeLessThan(2);
    expect(hard.grade).toBeGreaterThan(15);
  });
});

describe('reading grade', () => {
  it.each(ARTICLES)('%s has a reading grade of at most 9', (file) =>
    expect(readingOf(outline(file).blocks).grade).toBeLessThanOrEqual(9),
  );
  it.each(SMALL)('%s has a reading grade of at most 7', (file) =>
    expect(readingOf(outline(file).blocks).grade).toBeLessThanOrEqual(7),
  );
  it.each(Object.entries(DATA))('the content of %s has a reading grade of at most 7', (_name, data) =>
    expect(readingOf(texts(data)).grade).toBeLessThanOrEqual(7),
  );
  it.each([...ARTICLES, ...LEGAL, ...SMALL])('%s has no sentence of more than 25 words', (file) => {
    const { longest } = readingOf(outline(file).blocks);
    expect(longest.words > 25 ? longest.sentence : '').toBe('');
  });
  it.each(Object.entries(DATA))('the content of %s has no sentence of more than 25 words', (_name, data) => {
    const { longest } = readingOf(texts(data));
    expect(longest.words > 25 ? longest.sentence : '').toBe('');
  });
});

describe('every page', () => {
  it.each([...ARTICLES, ...LEGAL, ...SMALL])('%s has one main heading and skips no heading level', (file) => {
    const depths = outline(file).headings.map((heading) => heading.depth);
    expect(depths.filter((depth) => depth === 1)).toHaveLength(1);
    expect(depths.every((depth, i) => i === 0 || depth <= (depths[i - 1] ?? 0) + 1)).toBe(true);
  });
  it.each([...ARTICLES, ...LEGAL, ...SMALL])(
    '%s links only to existing pages, HTTPS URLs and phone numbers',
    (file) => {
      const known = new Set<string>(Object.values(PAGES).map((page) => page.path));
      const strange = outline(file).links.filter(
        ({ href }) => !/^(#|https:\/\/|(tel|sms):\d+$)/.test(href) && !known.has(href),
      );
      expect(strange).toEqual([]);
    },
  );
  it.each(ARTICLES)('%s has 700 to 1,000 words and ends with its sources', (file) => {
    const { blocks, headings } = outline(file);
    const { words } = readingOf(blocks);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1_000);
    expect(headings.at(-1)?.text).toBe('Sources');
  });
  it.each(Object.values(POSTS))('$path has the same title as its entry in the list of posts', (post) => {
    expect(outline(post.path.slice(1) + '.mdx').headings[0]?.text).toBe(post.title);
  });
});
