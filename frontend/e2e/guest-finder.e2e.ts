import type { Locator } from '@playwright/test';
import { HOME } from '#content/home.js';
import { LOGIN } from '#contract/messages/account.js';
import { CONSENT_WORDS } from '#contract/messages/consent.js';
import { PAGES } from '#contract/pages.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { DRUG } from '#features/care/messages/drugs.js';
import { CHANGED_ANSWERS } from '#features/plans/messages/answers/changed-answers.js';
import { FINDER } from '#features/plans/messages/finder.js';
import { HEALTHCARE_GOV, NEXT_STEP } from '#features/plans/messages/next-step.js';
import { PLAN_DETAILS } from '#features/plans/messages/plan-details.js';
import { FILTER } from '#features/plans/messages/plan-list.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { ABOUT_NUMBERS } from '#features/plans/messages/plan.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { QUESTIONS } from '#features/plans/messages/questions.js';
import { expect, goTo, isAccessible, isReady, press, test, type Page } from './browser-test.js';
import { inSample, IS_FULL } from './extent.js';
import { signedInAsMember } from './pages/account.js';
import { smallTargets } from './pages/page-requirements.js';
import { clickOnceStill, expectAbove, settledTopOf } from './pages/position.js';
import {
  answerQuestions,
  answersLine,
  choosePlans,
  editAnswer,
  markedPlans,
  openFirstPlan,
  planList,
  PLANS_IN_DALLAS,
  results,
  searchAsGuest,
  searchAsMember,
  seePlans,
  storedKeys,
} from './pages/search.js';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

class Steps {
  actions = 0;
  readonly screens: string[] = [];

  constructor(private readonly page: Page) {
    page.on('framenavigated', (frame) => {
      const { pathname, search } = new URL(frame.url());
      const screen = pathname + search;
      if (frame === page.mainFrame() && this.screens.at(-1) !== screen) this.screens.push(screen);
    });
  }

  async tap(control: Locator): Promise<void> {
    this.actions += 1;
    await clickOnceStill(control);
  }

  async type(text: string): Promise<void> {
    for (const key of text) {
      this.actions += 1;
      await this.page.keyboard.press(key);
    }
  }
}

const zipOnHome = (page: Page) => page.getByRole('textbox', { name: HOME.hero.zip.label });
const zip = (page: Page) => page.getByLabel(SEARCH.zipLabel, { exact: false });
const income = (page: Page) => page.getByLabel(SEARCH.incomeLabel, { exact: false });
const age = (page: Page) => page.locator('[name="household.people.0.age"]');
const next = (page: Page) => page.getByRole('button', { name: QUESTIONS.next });
const found = (page: Page) => results(page).getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) });

test('a guest on a phone gets from the home page to the first marked plans in 6 screens and 25 taps and keys', async ({
  page,
}) => {
  const steps = new Steps(page);
  await goTo(page, PAGES.home.path);
  await steps.tap(zipOnHome(page));
  await steps.type('75001');
  await steps.tap(page.getByRole('button', { name: HOME.hero.zip.button }));
  await page.waitForURL(`**${PAGES.plans.path}`);
  await expect(zip(page)).toHaveValue('75001');
  await expect(page.getByText('Dallas').first()).toBeAttached();
  await steps.tap(next(page));
  await steps.tap(age(page));
  await steps.type('58');
  await steps.tap(next(page));
  await steps.tap(income(page));
  await steps.type('48000');
  await steps.tap(next(page));
  await expect(seePlans(page)).toHaveText(/\d/);
  await steps.tap(seePlans(page));
  await expect(markedPlans(page).getByRole('heading')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1, name: PAGES.planResults.title })).toBeFocused();
  expect(steps.screens).toEqual([
    PAGES.home.path,
    PAGES.plans.path,
    ...['people', 'income', 'care'].map((step) => `${PAGES.plans.path}?step=${step}`),
    PAGES.planResults.path,
  ]);
  expect(steps.actions).toBeLessThanOrEqual(25);
  test.info().annotations.push({ type: 'actions', description: String(steps.actions) });
});

test('the results name their answers, survive a reload and a new tab, and lead back to the answers', async ({
  page,
}) => {
  await searchAsGuest(page);
  await expect(await answersLine(page)).toContainText('income: $48,000');
  await isAccessible(page, 'guest: results');
  await page.reload();
  await expect(found(page)).toBeVisible();
  const tab = await page.context().newPage();
  await goTo(tab, PAGES.planResults.path);
  await expect(found(tab)).toBeVisible();
  await tab.close();

  const link = planList(page).getByRole('link').nth(3);
  await press(link);
  await page.waitForURL('**/plan/**');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();

  await editAnswer(page, /^75001/);
  await page.waitForURL(`**${PAGES.plans.path}?step=place*`);
  await expect(zip(page)).toHaveValue('75001');
  await isAccessible(page, 'guest: the question about the place');
  // With the pointer: nothing may move when the heading loses the focus.
  await page.getByRole('button', { name: QUESTIONS.back }).click();
  await editAnswer(page, /^Age 58/);
  await isAccessible(page, 'guest: questions about people');
  await expect(income(page)).toHaveCount(0);
  await page.goBack();
  await expect(found(page)).toBeVisible();
  await editAnswer(page, /^\$/);
  await income(page).fill('52000');
  await press(seePlans(page));
  await page.waitForURL(`**${PAGES.planResults.path}`);
  await expect(await answersLine(page)).toContainText('income: $52,000');
});

test('a tab with plans offers those for the answers of another tab', async ({ page }) => {
  await searchAsGuest(page);
  const tab = await page.context().newPage();
  await goTo(tab, `${PAGES.plans.path}?step=income`);
  await tab.getByLabel(SEARCH.incomeLabel, { exact: false }).fill('70000');
  await press(tab.getByRole('button', { name: QUESTIONS.next }));
  await press(tab.getByRole('button', { name: /^See \d+ plans/ }));
  await expect(found(tab)).toBeVisible();
  await tab.close();
  await expect(page.getByText(CHANGED_ANSWERS.noteOnTab)).toBeVisible();
  await press(page.getByRole('button', { name: CHANGED_ANSWERS.update }));
  await expect(page.getByRole('heading', { level: 1, name: PAGES.planResults.title })).toBeFocused();
  await expect(await answersLine(page)).toContainText('income: $70,000');
  await expect(page.getByText(CHANGED_ANSWERS.noteOnTab)).toHaveCount(0);
});

test('a link to a later step shows the first open one, which stays while its answer is typed', async ({ page }) => {
  const isAt = (step: 'people' | 'income' | 'care') =>
    expect(page).toHaveURL((url) => url.pathname + url.search === `${PAGES.plans.path}?step=${step}`);
  const openCare = async () => {
    await page.goto(`${PAGES.plans.path}?step=care`);
    await isReady(page);
  };
  await goTo(page, PAGES.plans.path);
  await zip(page).fill('75001');
  await press(next(page));
  await isAt('people');
  await openCare();
  await isAt('people');
  await age(page).pressSequentially('58');
  await expect(age(page)).toHaveValue('58');
  await openCare();
  await isAt('income');
  await income(page).pressSequentially('48000');
  await isAt('income');
  await expect(income(page)).toBeFocused();
  await expect(income(page)).toHaveValue(/48,?000/);
  await openCare();
  await isAt('care');
});

test('the Tab key moves from the income to the buttons at the lower edge without moving the page', async ({ page }) => {
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page);
  await press(page.getByRole('button', { name: QUESTIONS.back }));
  const income = page.getByLabel(SEARCH.incomeLabel, { exact: false });
  await income.focus();
  await expect(page.getByText(QUESTIONS.help.pays)).toBeAttached();
  await settledTopOf(income);
  const before = await page.evaluate(() => scrollY);
  for (const next of [page.getByLabel(QUESTIONS.noIncome), page.getByRole('button', { name: QUESTIONS.back })]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});

/**
 * Presses a key until focus has left the controls of a step of the questions. Returns descriptions of the controls that
 * were focused behind the buttons at the lower edge or above the window, and how many controls were focused.
 */
async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ hidden: string[]; count: number }> {
  const hidden: string[] = [];
  for (let count = 0; ; count += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      const question = focused?.closest('section[aria-labelledby^=question]');
      const bar = document.querySelector('[data-step] .no-print:has(button[type=submit])');
      if (!focused || !question || !bar) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      const isHidden = bottom > bar.getBoundingClientRect().top || top < 0;
      return { name: focused.outerHTML.slice(0, 100), isHidden };
    });
    if (!stop) return { hidden, count };
    if (stop.isHidden) hidden.push(`${key}: ${stop.name}`);
  }
}

test('no field or button of a question is focused behind the buttons at the lower edge', async ({ page }) => {
  // A phone whose browser shows its toolbars.
  await page.setViewportSize({ width: 390, height: 664 });
  await goTo(page, PAGES.plans.path);
  // Without an income, the message in the bar has two lines.
  await answerQuestions(page, { spouse: '57', income: null });
  await expect(page.getByText(/plans, from \$[\d,]+ a month at full price$/)).toBeVisible();
  const hidden: string[] = [];
  for (const step of ['care', 'income', 'people', 'place'] as const) {
    const heading = page.getByRole('heading', { name: QUESTIONS.titles[step] });
    await heading.focus();
    const down = await hiddenStops(page, 'Tab');
    const up = await hiddenStops(page, 'Shift+Tab');
    hidden.push(...[...down.hidden, ...up.hidden].map((stop) => `${step}, ${stop}`));
    expect(down.count, step).toBeGreaterThan(0);
    expect(up.count, step).toBeGreaterThanOrEqual(down.count);
    if (step !== 'place') await press(page.getByRole('button', { name: QUESTIONS.back }));
  }
  expect(hidden).toEqual([]);
});

test('the questions about an added person are focused, above the buttons at the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page);
  await press(page.getByRole('link', { name: QUESTIONS.names.people }));
  for (const [button, name, number] of [
    [QUESTIONS.addSpouse, QUESTIONS.spouse, 2],
    [QUESTIONS.addChild, QUESTIONS.child(null), 3],
  ] as const) {
    await press(page.getByRole('button', { name: button }));
    const added = page.getByRole('group', { name });
    await expect(added).toBeFocused();
    const bar = page.getByRole('button', { name: QUESTIONS.next }).locator('..');
    await expectAbove(page.locator(`[name="household.people.${number - 1}.age"]`), bar);
  }
});

test('on a phone, the bar of a plan leads to the next step, and the step to HealthCare.gov and to a call', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-28T12:00:00'));
  await searchAsGuest(page);
  await openFirstPlan(page);
  const part = (title: string | RegExp) => page.getByRole('region', { name: title });
  const [bar, panel] = [page.locator(`section[aria-label='${PLAN_DETAILS.nextStep}']`), part(PLAN_PAGE.panel.title)];
  const step = part(NEXT_STEP.enroll.title('December 15'));
  await page.getByRole('main').locator('summary').last().focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
  const price = panel.getByRole('definition').first();
  await expect(bar.getByText(/a month/)).toContainText(((await price.textContent()) ?? '').trim());
  const link = bar.getByRole('link', { name: PLAN_DETAILS.nextStep });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await press(link);
  await expect(step).toBeInViewport();
  await expect(link).toHaveCount(0);
  await expect(step.getByRole('link', { name: NEXT_STEP.enrollAt })).toHaveAttribute('href', HEALTHCARE_GOV.start);
  await expect(step.getByText(NEXT_STEP.sample)).toBeVisible();
  await expect(step.getByRole('listitem')).toHaveCount(4);
  await press(step.getByRole('button', { name: NEXT_STEP.callMe }));
  await expect(step.getByRole('region', { name: CONSENT_WORDS.heading })).toBeVisible();
  await isAccessible(page, 'plan: the next step');

  const summary = page.getByRole('main').locator('summary').last();
  await summary.focus();
  await expectAbove(summary, bar);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(bar).toBeHidden();
  await expect(panel).toBeVisible();
});

/**
 * Focuses each control after the heading in turn with Tab, until the control `last`. Returns those that the bar at the
 * lower edge covers.
 */
async function coveredBy(
  page: Page,
  bar: Locator,
  { after = page.getByRole('heading', { level: 1 }), last }: { after?: Locator; last: string },
): Promise<string[]> {
  const covered: string[] = [];
  // The first key press loads the parts further down, which move what is below them.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await after.evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const [control, isCovered] = await bar.evaluate((edge) => {
      const focused = document.activeElement ?? document.body;
      const [own, its] = [focused.getBoundingClientRect(), edge.getBoundingClientRect()];
      const isBehind = own.bottom > its.top && own.top < its.bottom;
      return [focused.outerHTML, isBehind && focused !== document.body && !edge.contains(focused)] as const;
    });
    if (isCovered) covered.push(control);
    if (control.includes(last)) return covered;
  }
  throw new Error(`Tab does not reach ${last}`);
}

test('on a phone, no focused control is behind the bar of the chosen plans or the bar with the price', async ({
  page,
}) => {
  await searchAsGuest(page, { income: null });
  await choosePlans(page, 0, 0, 0);
  await press(page.locator('summary', { hasText: CARE_NAMES.title }));
  await expect(page.getByRole('combobox', { name: DRUG.searchLabel })).toBeVisible();
  const tray = page.locator('#compare-tray');
  await expect(tray).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await coveredBy(page, tray, { last: 'field-medication' })).toEqual([]);
  await openFirstPlan(page);
  const bar = page.locator(`section[aria-label='${PLAN_DETAILS.nextStep}']`);
  const last = await page
    .getByRole('main')
    .locator('summary')
    .last()
    .evaluate((fold) => fold.outerHTML);
  expect(await coveredBy(page, bar, { last })).toEqual([]);
});

test('on a desk, no focused filter is behind the bar of chosen plans, and focus in the bar scrolls nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await searchAsGuest(page);
  await choosePlans(page, 0, 0, 0, 0);
  const [tray, rail] = [page.locator('#compare-tray'), page.getByRole('region', { name: FILTER.title })];
  await expect(rail.getByRole('checkbox').first()).toBeAttached();
  const closed = rail.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await press(closed.first());
  // `npm test` walks through the filters from the top of the page alone.
  for (const top of IS_FULL ? [0, 900] : [0]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const covered = await coveredBy(page, tray, { after: rail.getByRole('heading'), last: 'benefit.Vision' });
    expect(covered).toEqual([]);
  }
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await tray.getByRole('button').first().focus();
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(tray.locator(':focus')).toBeVisible();
    // The page scrolls to a focused element in the next frame at the latest.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await place()).toBe(before);
  }
});

test("a guest's answers are gone a day after the last change", async ({ page }) => {
  await searchAsGuest(page);
  await page.evaluate(() => localStorage.setItem('answersChangedAt', String(Date.now() - 24 * 60 * 60 * 1000)));
  await page.reload();
  await expect(page.getByText(FINDER.noAnswers)).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('a guest does not see the answers of somebody whose session has ended', async ({ page }) => {
  await signedInAsMember(page);
  await searchAsMember(page);
  await page.context().clearCookies();
  await goTo(page, PAGES.planResults.path);
  await expect(page.getByText(FINDER.othersAnswers)).toBeVisible();
  await expect(found(page)).toHaveCount(0);
  await isAccessible(page, 'guest: answers of somebody else');
  await press(page.getByRole('button', { name: FINDER.startAnew }));
  await expect(page.getByText(FINDER.noAnswers)).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('a plan opened by its link asks for what its price needs, and not for more', async ({ page }) => {
  await searchAsGuest(page);
  const href = (await planList(page).getByRole('link').first().getAttribute('href')) ?? '';
  const answer = page.getByRole('region', { name: PLAN_PAGE.panel.title });
  await openFirstPlan(page);
  await expect(answer.getByRole('definition').first()).toHaveText(/^\$\d/);
  const price = (await answer.getByRole('definition').first().textContent()) ?? '';
  await press(page.locator('summary', { hasText: ABOUT_NUMBERS }));
  await press(page.getByRole('button', { name: FINDER.clear }));
  await page.waitForURL(`**${PAGES.plans.path}`);

  await goTo(page, href);
  const form = page.getByRole('form', { name: PLAN_PAGE.noPrice });
  await expect(form.getByRole('heading', { name: PLAN_PAGE.noPrice })).toBeInViewport();
  await isAccessible(page, 'plan: a form for the price');
  expect(await smallTargets(page)).toEqual([]);
  await form.getByLabel(SEARCH.ageLabel).fill('58');
  await form.getByLabel(SEARCH.zipLabel, { exact: false }).fill('75001');
  await form.getByLabel(SEARCH.incomeLabel, { exact: false }).fill('48000');
  await press(form.getByRole('button', { name: PLAN_PAGE.seePrice }));
  await expect(answer.getByText(price, { exact: true })).toBeVisible();
  // After a reload, the page is where it was.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  await expect(answer.getByText(price, { exact: true })).toBeInViewport();
});

test('the home page says what is wrong with a ZIP code', async ({ page }) => {
  await goTo(page, PAGES.home.path);
  await zipOnHome(page).fill('7500');
  await zipOnHome(page).press('Enter');
  await expect(page.getByText(HOME.hero.zip.wrong)).toBeVisible();
  await expect(zipOnHome(page)).toBeFocused();
  await isAccessible(page, 'home: a ZIP code with four digits');
});

test('a ZIP code that was entered before the scripts have run arrives at the questions, and is in no URL', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(PAGES.home.path, { waitUntil: 'commit' });
  await zipOnHome(page).fill('75001');
  await zipOnHome(page).press('Enter');
  await page.waitForURL(`**${PAGES.plans.path}*`, { waitUntil: 'commit' });
  released.resolve();
  await expect(zip(page)).toHaveValue('75001');
  expect(urls.filter((url) => url.includes('75001') && !url.includes('/api/'))).toEqual([]);
  expect(await page.evaluate(() => Object.values({ ...sessionStorage }).join())).not.toContain('75001');
});

test('people who are asked to log in are offered the open pages, and the crisis line opens the phone', async ({
  page,
}) => {
  for (const [path, name] of [
    [PAGES.marketplace.path, LOGIN.plansWithoutAccount],
    [PAGES.drugCoverage.path, LOGIN.medicinesWithoutAccount],
  ] as const) {
    await page.goto(path);
    await page.waitForURL(`**${PAGES.login.path}`);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: PAGES.plans.title })).toBeVisible();
  }
  await page.goto(PAGES.vaBenefitInfo.path);
  await page.waitForURL(`**${PAGES.login.path}`);
  await page.getByRole('link', { name: LOGIN.vaWithoutAccount }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES.vaResources.title })).toBeVisible();
  for (const href of ['tel:988', 'sms:838255'])
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
});

// Any error in the console makes the test fail, for example an error because the first render differs from the
// prerendered page.
test('each step of the questions can be reloaded, and cleared answers are gone everywhere', async ({ page }) => {
  const stays = async (step: keyof typeof QUESTIONS.titles) => {
    await page.reload();
    await isReady(page);
    await expect(page.getByRole('heading', { name: QUESTIONS.titles[step] })).toBeVisible();
  };
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page);
  await stays('care');
  for (const step of ['income', 'people', 'place'] as const) {
    await page.goBack();
    await stays(step);
  }
  await press(page.getByRole('button', { name: FINDER.clear }));
  await expect(page.getByText(FINDER.cleared)).toBeVisible();
  await expect(zip(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: QUESTIONS.names.income })).toHaveCount(0);
  await expect.poll(() => storedKeys(page)).not.toContain('formData');
  await stays('place');
  await goTo(page, PAGES.planResults.path);
  await expect(page.getByText(FINDER.noAnswers)).toBeVisible();
  await isAccessible(page, 'guest: results without answers');
});

for (const [failure, refuse] of [
  [
    'refuses to store anything',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocks its storage',
    () => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, area, {
          get: () => {
            throw new DOMException('The storage is blocked.', 'SecurityError');
          },
        });
    },
  ],
] as const)
  test(
    `if the browser ${failure}, the questions and the plans say that the answers are not kept`,
    // In a test of the quiz, which is part of `npm test`, the browser refuses to store anything.
    inSample(failure === 'blocks its storage'),
    async ({ page }) => {
      await page.addInitScript(refuse);
      await goTo(page, PAGES.plans.path);
      await expect(page.getByText(FINDER.notKept)).toBeVisible();
      await answerQuestions(page);
      await press(seePlans(page));
      await expect(found(page)).toBeVisible();
      await expect(page.getByText(FINDER.notKept)).toBeVisible();
      await expect(page.getByText(FINDER.kept, { exact: false })).toHaveCount(0);
    },
  );
