import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { datesFrom, IMPORTANT_DATES } from '#contract/deadlines/enrollment-dates.js';
import { PAGES } from '#contract/pages.js';
import { outlineOf } from '../../test/reading/prose.js';
import { GUIDE, GUIDE_PDF } from './guide/five-medicare-mistakes.js';
import { GUIDE_OVERVIEW } from './guide/overview.js';
import { GLOSSARY } from './help/glossary.js';
import { AFTER_MEDICAID } from './help/special-enrollment.js';
import { CONTENT, type ContentName } from './pages.js';
import { VA_SECTIONS } from './va-links.js';

/** Component that renders nothing. It replaces the components that the app passes to an MDX page. */
const Part = () => null;
const PARTS = { Picture: Part, Ways: Part, Values: Part, Guide: Part, PrivacyBanner: Part, CrisisLine: Part };

const html = async (name: ContentName) => {
  const { default: Page } = await CONTENT[name]();
  return render(<Page components={PARTS} />).container.innerHTML;
};
const legal = (name: string) => outlineOf(readFileSync(join(import.meta.dirname, `legal/${name}.mdx`), 'utf8'));

describe('pages', () => {
  it.each(Object.keys(CONTENT) as ContentName[])('%s renders and starts with its title', async (name) => {
    const text = (await html(name)).match(/<h1[^>]*>(.*?)<\/h1>/)?.[1];
    expect(text?.replace('&amp;', '&')).toBe(PAGES[name].title);
  });
  it('the page about our data gives the days of its checks in words', async () => {
    const page = document.createElement('div');
    page.innerHTML = await html('ourData');
    const checked = [...page.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(checked.length).toBeGreaterThan(5);
    expect(checked.filter((text) => !/^[A-Z][a-z]+( \d{1,2},)? \d{4}$/.test(text ?? ''))).toEqual([]);
  });
  it('the about page lists the same mistakes as the guide', () => {
    expect(GUIDE_OVERVIEW).toEqual({
      pdf: GUIDE_PDF,
      title: GUIDE.title,
      mistakes: GUIDE.mistakes.map(({ title }) => title),
    });
  });
  it('the careers page says in the specified words that there are no openings', async () => {
    expect(await html('careers')).toContain('There are currently no job openings available. Please check back later.');
  });
  it('the testimonials page shows three quotes and calls them samples', async () => {
    const page = await html('testimonials');
    expect(page.match(/<blockquote>/g)).toHaveLength(3);
    expect(page).toContain('These are sample quotes.');
  });
  it('the help page shows the metal levels, the 60 days and links to two other sites', async () => {
    const page = await html('help');
    for (const split of ['~60/40', '~70/30', '~80/20', '~90/10', '60 days']) expect(page).toContain(split);
    expect(new Set(page.match(/href="https:[^"]+"/g))).toHaveProperty('size', 2);
  });
});

describe('articles', () => {
  const BLOG = join(import.meta.dirname, 'blog');
  const articles = readdirSync(BLOG).filter((file) => file.endsWith('.mdx'));

  it.each(articles)('%s writes no date or amount that the data holds', (file) => {
    const source = readFileSync(join(BLOG, file), 'utf8').replace(/\bJanuary 1\b(?! *\d)/g, '');
    const dates = source.match(
      /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g,
    );
    expect(dates ?? []).toEqual([]);
    expect(source).not.toMatch(/\b(60|90) days|63,840|132,000/);
  });

  it('show the dates and amounts of the data', async () => {
    const { default: Basics } = await import('./blog/health-insurance-basics.mdx');
    const { default: Tips } = await import('./blog/5-tips-best-insurance-plan.mdx');
    const [basics, tips] = [Basics, Tips].map((Article) => render(<Article />).container.textContent);
    for (const text of [basics, tips]) {
      expect(text).toContain('October 15 to December 7.');
      expect(text).toContain('it may be January 15.');
      expect(text).toContain('close between December 15 and January 31.');
      expect(text).toContain('60 days');
      expect(text).toContain(AFTER_MEDICAID);
      expect(text).not.toContain('December 31');
    }
    const guidelines = readFileSync('backend/data/poverty-guidelines.csv', 'utf8');
    const [, first = '', more = ''] = /^2026,contiguous,(\d+),(\d+)$/m.exec(guidelines) ?? [];
    const [one, four] = [4 * Number(first), 4 * (Number(first) + 3 * Number(more))].map((sum) => sum.toLocaleString());
    expect(tips).toContain(`For 2027 coverage, that line is $${one} for one person and $${four} for a family of four`);
  });
});

describe('legal texts', () => {
  it.each([
    ['privacy-policy', 14],
    ['terms-of-service', 23],
  ])('%s has %i sections, each with an entry in the table of contents and a link back to the top', (name, count) => {
    const { headings, links } = legal(name);
    const sections = headings.filter((heading) => heading.text.startsWith('Section '));
    const slug = (text: string) =>
      '#' +
      text
        .toLowerCase()
        .replace(/[^\p{L}\d\s-]/gu, '')
        .replaceAll(' ', '-');
    expect(sections).toHaveLength(count);
    expect(links.slice(0, count).map((link) => link.href)).toEqual(sections.map((section) => slug(section.text)));
    expect(links.filter((link) => link.text === 'Back to top')).toHaveLength(count);
    expect(links.find((link) => link.text === 'Back to top')?.href).toBe(slug(headings[0]?.text ?? ''));
  });
  it('contains the specified dates and promises', async () => {
    const privacy = await html('privacy');
    // The specification does not require the phrases below. The test checks these phrases because the privacy page must
    // tell people about all data that is stored, including data that they may not expect.
    for (const kept of [
      'shortened network address',
      'fingerprints of changed details',
      'name your browser and device give themselves',
      'The number of your account stands beside them',
    ])
      expect(privacy).toContain(kept);
    for (const promise of [
      'August 10, 2025',
      'within 14 days',
      'within 5 business days',
      'within 30 calendar days',
      'Up to 2 years',
      'At least 6 years',
      'Kept indefinitely',
    ])
      expect(privacy).toContain(promise);
    const terms = await html('terms');
    for (const promise of [
      'August 10, 2025',
      '18 or older',
      'Louisiana',
      'binding arbitration in Louisiana',
      'not a HIPAA covered entity',
    ])
      expect(terms).toContain(promise);
  });
});

describe('data', () => {
  it('the glossary has 25 terms', () => expect(Object.keys(GLOSSARY)).toHaveLength(25));
  it('the VA page shows the number of the crisis line above its links', () => {
    expect(VA_SECTIONS).toHaveLength(8);
    expect(VA_SECTIONS.find((section) => section.id === 'crisis')?.lead).toMatch(/988 and press 1, or text 838255/);
  });
  it('lists both enrollment windows in November 2026, sorted by deadline', () => {
    expect(
      datesFrom('2026-11-21')
        .slice(0, 2)
        .map((date) => date.id),
    ).toEqual(['medicare-2027', 'marketplace-2027']);
    expect(datesFrom('2026-12-15')[0]?.id).toBe('marketplace-2027');
    expect(datesFrom('2026-12-16')[0]?.id).toBe('marketplace-2027');
    expect(datesFrom('2027-01-16')[0]?.id).toBe('medicare-advantage-2027');
  });
  it('has only enrollment windows that open before they close', () =>
    expect(IMPORTANT_DATES.filter((date) => date.opens >= date.closes)).toEqual([]));
  it('has a PDF guide that is tagged and smaller than 150 KB', () => {
    const path = join(import.meta.dirname, '../../public', GUIDE_PDF);
    expect(statSync(path).size).toBeLessThan(150 * 1024);
    const pdf = readFileSync(path, 'latin1');
    for (const mark of ['%PDF-', '/StructTreeRoot', '/Lang (en)', '/MarkInfo']) expect(pdf).toContain(mark);
  });
});
