import type { Locator, Page } from '@playwright/test';
import { PAGES } from '#contract/pages.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { BADGES, FILTER } from '#features/plans/messages/plan-list.js';
import { ABOUT_NUMBERS } from '#features/plans/messages/plan.js';
import { COMPARE_PLANS, SEARCH } from '#features/plans/messages/plans.js';
import { QUESTION_FIELDS, QUESTIONS } from '#features/plans/messages/questions.js';
import { expect, goTo, press } from '../browser-test.js';

interface Answers {
  /** The income, or null for the choice to go on without one. */
  income?: string | null;
  zip?: string;
  age?: string;
  gender?: string;
  other?: string;
  county?: string;
  year?: string;
  /** Month and year of birth, which people of 64 and over may give. */
  born?: readonly [month: string, year: string];
  /** Age of a spouse who has no other coverage. */
  spouse?: string;
}
/**
 * Number of sample plans in Dallas County for a person aged 30 or over. It equals the number of real plans sold there
 * in 2026, not counting two Catastrophic plans.
 */
export const PLANS_IN_DALLAS = 136;

export const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' });
/** The few plans that the page suggests above the list. */
export const markedPlans = (page: Page): Locator =>
  page
    .getByRole('region', { name: BADGES.title })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
/** The complete list of plans, without the few plans that the page suggests above it. */
export const planList = (page: Page): Locator => results(page).getByRole('list', { name: /plans? found/ });
export const planCards = (page: Page): Locator => planList(page).locator('> li');
const chooseButtons = (page: Page): Locator =>
  planList(page).getByRole('button', { name: new RegExp(`^${COMPARE_PLANS.choose} `) });
export const averageOf = (card: Locator): Locator => card.locator('dd').first();

/**
 * Chooses plans of the list for a comparison. `places` are positions in the list, counting only plans that have not
 * been chosen yet.
 */
export async function choosePlans(page: Page, ...places: readonly number[]): Promise<void> {
  for (const place of places) await press(chooseButtons(page).nth(place));
}

/** Opens the comparison of the chosen plans. `count` is the number of chosen plans. */
export const openComparison = (page: Page, count: number): Promise<void> =>
  press(page.getByRole('link', { name: COMPARE_PLANS.go(count) }).first());

/** Opens the page of the first plan in the list, and returns the plan's name. */
export async function openFirstPlan(page: Page): Promise<string> {
  const link = planList(page).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await press(link);
  await page.waitForURL('**/plan/**');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

const person = (page: Page, field: string) => page.locator(`[name="household.people.0.${field}"]`);

/**
 * Width of the window, in pixels, from which all questions are on one page. In narrower windows, the questions are
 * divided into steps.
 */
const ONE_PAGE = 1_000;
type Step = keyof typeof QUESTIONS.titles;

/**
 * Presses the button that leads to the given step of the questions. In wide windows, which show all questions on one
 * page, the function does nothing.
 */
async function goToStep(page: Page, step: Step): Promise<void> {
  if ((page.viewportSize()?.width ?? ONE_PAGE) >= ONE_PAGE) return;
  await press(page.getByRole('button', { name: QUESTIONS.next }));
  await expect(page.getByRole('heading', { name: QUESTIONS.titles[step] })).toBeFocused();
}

/**
 * Answers the questions of the plan search on the open page, but does not press the button that starts the search. By
 * default, the answers describe one person in Dallas.
 */
export async function answerQuestions(
  page: Page,
  {
    income = '48000',
    zip = '75001',
    age = '58',
    gender = 'Female',
    other = 'none',
    county = 'Dallas',
    year,
    born,
    spouse,
  }: Answers = {},
): Promise<void> {
  await page.getByLabel(SEARCH.zipLabel, { exact: false }).fill(zip);
  await expect(page.getByText(county).first()).toBeAttached();
  if (year) await page.getByLabel(SEARCH.yearLabel).selectOption(year);
  await goToStep(page, 'people');
  await person(page, 'age').fill(age);
  await press(person(page, `gender"][value="${gender}`), 'Space');
  await person(page, 'aptc_eligible').selectOption(other);
  if (born) {
    await person(page, 'born').fill(born[0]);
    await person(page, 'born.year').fill(born[1]);
  }
  if (spouse) {
    await press(page.getByRole('button', { name: QUESTIONS.addSpouse }));
    await page.locator('[name="household.people.1.age"]').fill(spouse);
    await page.locator('[name="household.people.1.aptc_eligible"]').selectOption('none');
  }
  await goToStep(page, 'income');
  if (income === null) await page.getByLabel(QUESTIONS.noIncome).check();
  else await page.getByLabel(SEARCH.incomeLabel, { exact: false }).fill(income);
  await goToStep(page, 'care');
}

/** Opens the plan search for signed-in people and answers its questions. */
export async function fillSearch(page: Page, answers: Answers = {}): Promise<void> {
  await goTo(page, PAGES.marketplace.path);
  await answerQuestions(page, answers);
}

export async function search(page: Page, answers: Answers = {}): Promise<void> {
  await fillSearch(page, answers);
  await press(page.getByRole('button', { name: SEARCH.submit }));
}

/**
 * Returns the button that completes a guest's questions. Its label contains the number of plans that fit the answers as
 * soon as that number is known.
 */
export const seePlans = (page: Page) => page.getByRole('button', { name: /^See (\d+ )?plans$/ });

/** The answers above the plans. Each one is a link to its own question. */
export const answers = (page: Page): Locator =>
  page.getByRole('navigation', { name: SEARCH.answersTitle }).getByRole('link');
export const editAnswer = (page: Page, answer: RegExp): Promise<void> =>
  press(answers(page).filter({ hasText: answer }));

/**
 * Adds another person to the household in the questions of the plan search. `other` is that person's answer to the
 * question about other coverage.
 */
export async function addPerson(page: Page, age: string, other: string): Promise<void> {
  await press(page.getByRole('button', { name: new RegExp(`${QUESTIONS.addSpouse}|${QUESTION_FIELDS.addPerson}`) }));
  await page.locator('[name$=".age"]').last().fill(age);
  await page.locator('[name$=".aptc_eligible"]').last().selectOption(other);
}

/** Expands the person's preferences, which are beside the list of plans or, on phones, in the dialog of the filters. */
export async function openPreferences(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? ONE_PAGE) < ONE_PAGE)
    await press(results(page).getByRole('button', { name: FILTER.title }));
  await press(results(page).locator('summary', { hasText: SEARCH.preferences }));
}

/** Expands the part of the results about their numbers. Returns the sentence in it that contains all answers. */
export async function answersLine(page: Page): Promise<Locator> {
  const line = page.getByRole('main').getByText(/^Plans for 20\d\d, ZIP code/);
  await expect(line).toBeAttached();
  if (!(await line.isVisible())) await press(page.locator('summary', { hasText: ABOUT_NUMBERS }));
  await expect(line).toBeVisible();
  return line;
}

/** What the browser holds after a search, by the answers. The tests of a worker search only once. */
const searches = new Map<string, Record<string, string>>();

/** Without the first plans, which the browser stores for the next visit after it has shown them. */
const heldBy = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([name]) => name !== 'firstPlans')));

/** Names of all that the browser stores, but for the time of the server's last answer. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'lastAnswer'));

async function openAgain(page: Page, path: string, held: Record<string, string | undefined>): Promise<void> {
  // A text has the origin of the site, but no scripts.
  await page.goto('/robots.txt');
  await page.evaluate((items) => Object.assign(localStorage, items), held);
  await goTo(page, path);
  await expect(planList(page)).toBeVisible();
}

/**
 * Shows a guest the plans for the answers. Only the first test of a worker types them: filling in the questions in each
 * test would take half of its time, and other tests cover them.
 */
export async function searchAsGuest(page: Page, given: Answers = {}): Promise<void> {
  const key = JSON.stringify(given);
  const stored = searches.get(key);
  if (stored) return openAgain(page, PAGES.planResults.path, { ...stored, answersChangedAt: String(Date.now()) });
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page, given);
  await press(seePlans(page));
  await page.waitForURL(`**${PAGES.planResults.path}`);
  await expect(planList(page)).toBeVisible();
  searches.set(key, await heldBy(page));
}

/** Shows a signed-in person the plans for the answers, which only the first test of a worker types. */
export async function searchAsMember(page: Page, given: Answers = {}): Promise<void> {
  const key = `member ${JSON.stringify(given)}`;
  const stored = searches.get(key);
  if (stored) {
    const { user } = (await (await page.request.get(SESSION_CALLS.me.path)).json()) as { user: { id: string } };
    return openAgain(page, PAGES.marketplace.path, { formData: stored['formData'], owner: user.id });
  }
  await search(page, given);
  await expect(planList(page)).toBeVisible();
  searches.set(key, await heldBy(page));
}
