import { expect, test } from '@playwright/test';
import { LOGIN, SIGN_UP } from '#contract/messages/account.js';
import { PAGES } from '#contract/pages.js';
import { CONFIRM, THANKS } from '#features/account/messages.js';
import { DASHBOARD } from '#features/dashboard/messages.js';
import { COMPARE_PLANS, SEARCH } from '#features/plans/messages/plans.js';
import { QUESTIONS } from '#features/plans/messages/questions.js';
import { QUIZ } from '#features/quiz/model/words.js';
import { ENGINES, type Engine } from './engines.js';
import { IN_FULL } from './extent.js';
import { linkFor } from './mailbox.js';
import { aPerson } from './pages/account.js';

const text = (tag: string, words: string): string => `//main//${tag}[normalize-space()="${words}"]`;
const heading = (words: string): string => `//main//h2[contains(., "${words}")]`;
const labelled = (words: string): string => `//input[@id=//label[starts-with(normalize-space(), "${words}")]/@for]`;
const named = (name: string): string => `//*[@name="${name}"]`;
const ZIP = labelled(SEARCH.zipLabel);
/** The plans of the whole list, of which each has a button that chooses it for the comparison. */
const CHOOSE = `//section//li//button[contains(., "${COMPARE_PLANS.choose}")]`;
const WIDTHS = [1280, 900, 700, 560, 447];

/** Drives an engine through the site, and collects the errors of the page's scripts. */
class Visit {
  readonly errors: string[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.collect();
    await this.engine.open(new URL(path, this.site).href);
    await this.has('//html[@data-hydrated]');
    await this.engine.read(
      '(window.seen = [], ["error", "unhandledrejection"].forEach((kind) =>' +
        ' addEventListener(kind, (event) => seen.push(String(event.message ?? event.reason)))))',
    );
  }

  async collect(): Promise<void> {
    const seen = await this.engine.read<string[]>('window.seen ?? []');
    // Not a fault of a script: the browser says that it draws a change of size one frame later.
    this.errors.push(...seen.filter((error) => !error.startsWith('ResizeObserver loop')));
  }

  async has(element: string): Promise<void> {
    await expect.poll(() => this.count(element), { message: element }).toBeGreaterThan(0);
  }

  count(element: string): Promise<number> {
    return this.engine.read(
      `document.evaluate(${JSON.stringify(`count(${element})`)}, document, null, XPathResult.NUMBER_TYPE).numberValue`,
    );
  }

  /** Presses an element in the middle of the window, where no bar that stays in view covers it. */
  async press(element: string): Promise<void> {
    await this.has(element);
    await this.engine.read(
      `document.evaluate(${JSON.stringify(element)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)` +
        '.singleNodeValue.scrollIntoView({ block: "center", behavior: "instant" })',
    );
    await this.engine.press(element);
  }

  async type(element: string, words: string): Promise<void> {
    await this.has(element);
    await this.engine.type(element, words);
  }

  choose(select: string, value: string): Promise<void> {
    return this.engine.choose(select, value);
  }

  read(element: string): Promise<string> {
    return this.engine.read(
      `document.evaluate(${JSON.stringify(`normalize-space(${element})`)}, document, null, XPathResult.STRING_TYPE)` +
        '.stringValue',
    );
  }

  /** By how many pixels the page scrolls sideways at each width. */
  async sideways(): Promise<Record<string, number>> {
    const past: Record<string, number> = {};
    for (const width of WIDTHS) {
      await this.engine.resize(width);
      const { scrollWidth, clientWidth } = await this.engine.read<{ scrollWidth: number; clientWidth: number }>(
        '(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)',
      );
      past[width] = Math.max(0, scrollWidth - clientWidth);
    }
    return past;
  }

  /** Goes back, and waits until the plan that was open is in view in the list. */
  async backToTheRow(): Promise<void> {
    const path = await this.engine.read<string>('location.pathname');
    await this.engine.read('void history.back()');
    const inView = `(() => {
      const link = document.querySelector('main li a[href^="${path}"]')?.getBoundingClientRect();
      return link !== undefined && link.top >= 0 && link.bottom <= innerHeight;
    })()`;
    await expect.poll(() => this.engine.read<boolean>(inView)).toBe(true);
  }
}

const NOWHERE = Object.fromEntries(WIDTHS.map((width) => [width, 0]));

for (const [name, { package: debian, start }] of Object.entries(ENGINES))
  test.describe(name, IN_FULL, () => {
    test.skip(start === undefined, `${name} is not installed (Debian: ${debian})`);
    test.describe.configure({ mode: 'serial' });
    let engine: Engine;
    let visit: Visit;
    test.beforeAll(async ({ baseURL }) => {
      if (!start || baseURL === undefined) return;
      engine = await start();
      visit = new Visit(engine, baseURL);
    });
    test.afterAll(() => engine.close());

    // Comes first: after a search, the quiz would already know some answers.
    test(`the quiz leads to its matches in ${name}`, async () => {
      await visit.open('/quiz');
      await visit.type(ZIP, '70801');
      await visit.type(labelled(QUIZ.basics.age), '61');
      await visit.press(`//label[normalize-space()="${QUIZ.coverage.marketplace}"]`);
      await visit.press(text('button', QUIZ.buttons.next));
      await visit.press(`//label[normalize-space()="${QUIZ.needs.heart}"]`);
      await visit.press(text('button', QUIZ.buttons.needs));
      for (const title of [QUIZ.titles.needs_heart, QUIZ.titles.meds]) {
        await visit.has(heading(title));
        await visit.press(text('button', QUIZ.buttons.next));
      }
      await visit.press(text('button', QUIZ.buttons.doctors));
      await visit.press(text('button', QUIZ.buttons.benefits));
      await visit.has(heading(QUIZ.titles.final));
      expect(await visit.sideways(), 'quiz').toEqual(NOWHERE);
      await visit.collect();
      expect(visit.errors).toEqual([]);
    });

    test(`a guest finds, opens and compares plans in ${name}`, async () => {
      await visit.open(PAGES.home.path);
      await engine.resize(447);
      await visit.type(labelled('Your ZIP code'), '75001');
      await visit.press('//main//form//button[@type="submit"]');
      await visit.has('//main//*[contains(., "Dallas")]');
      await visit.press(text('button', QUESTIONS.next));
      await visit.has(heading(QUESTIONS.titles.people));
      await visit.type(named('household.people.0.age'), '58');
      await visit.press('//label[.//input[@value="Female"]]');
      await visit.choose(named('household.people.0.aptc_eligible'), 'none');
      await visit.press(text('button', QUESTIONS.next));
      await visit.has(heading(QUESTIONS.titles.income));
      await visit.type(labelled(SEARCH.incomeLabel), '48000');
      await visit.press(text('button', QUESTIONS.next));
      await visit.has(heading(QUESTIONS.titles.care));
      await visit.press('//main//button[starts-with(normalize-space(), "See ") and contains(., "plans")]');
      await visit.has(CHOOSE);
      expect(await visit.sideways(), 'results').toEqual(NOWHERE);

      const third = '(//main//li//a[contains(@href, "/plan/") and not(contains(@class, "button"))])[3]';
      const plan = await visit.read(third);
      await visit.press(third);
      await visit.has(text('h1', plan));
      expect(await visit.sideways(), 'plan').toEqual(NOWHERE);
      await visit.backToTheRow();

      for (const _ of [1, 2, 3]) await visit.press(`(${CHOOSE}[@aria-pressed="false"])[1]`);
      await visit.press(`//a[contains(., "${COMPARE_PLANS.go(3)}")]`);
      await visit.has('//main//table');
      expect(await visit.sideways(), 'comparison').toEqual(NOWHERE);
      await visit.collect();
      expect(visit.errors).toEqual([]);
    });

    const person = aPerson();
    test(`a person signs up and confirms in ${name}`, async () => {
      await visit.open(PAGES.signUp.path);
      await visit.type(labelled(SIGN_UP.nameLabel), person.name);
      await visit.choose(named('age_range'), '35-44');
      await visit.type(named('email'), person.email);
      await visit.type(named('password'), person.password);
      await visit.press(named('terms_accepted'));
      await visit.press(text('button', SIGN_UP.submit));
      await visit.has(text('h1', THANKS.title));
      const link = await linkFor(person.email, 'confirm');
      await visit.open(link.pathname + link.search);
      await visit.has(`//main//*[contains(., "${CONFIRM.done}")]`);
      await visit.collect();
      expect(visit.errors).toEqual([]);
    });

    test(`a person logs in in ${name}`, async () => {
      test.skip(name === 'WebKit', 'WebKit keeps secure cookies only over https, and the tests use http');
      await visit.open(PAGES.login.path);
      await visit.type(named('email'), person.email);
      await visit.type(named('password'), person.password);
      await visit.press(text('button', LOGIN.submit));
      await visit.has(text('h1', DASHBOARD.welcome('Rosa')));
      expect(await visit.sideways(), 'dashboard').toEqual(NOWHERE);
      await visit.collect();
      expect(visit.errors).toEqual([]);
    });
  });
