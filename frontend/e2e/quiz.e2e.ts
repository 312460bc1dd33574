import type { Request } from '@playwright/test';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { CONSENT_WORDS } from '#contract/messages/consent.js';
import { PAGES } from '#contract/pages.js';
import { LOOK_UP } from '#features/care/messages/care-lists.js';
import { PREFERENCES } from '#features/plans/messages/answers/preferences.js';
import { ELIGIBILITY_NOTICES } from '#features/plans/messages/eligibility/eligibility-notices.js';
import { FINDER } from '#features/plans/messages/finder.js';
import { MATCHING, SEARCH } from '#features/plans/messages/plans.js';
import { FROM_QUIZ } from '#features/plans/messages/quiz-answers.js';
import { QUIZ } from '#features/quiz/model/words.js';
import { expect, goTo, isAccessible, press, test, type Page } from './browser-test.js';
import { confirmed, fillLogin } from './pages/account.js';
import { clickOnceStill } from './pages/position.js';
import { QuizPage } from './pages/quiz.js';
import { planCards } from './pages/search.js';

async function answerBasics(quiz: QuizPage): Promise<void> {
  await quiz.type('ZIP code', '70801');
  await quiz.type('Age', '61');
  // The Tab key stops only once at a group of radio buttons. Within the group, the arrow keys select a button.
  await quiz.tabTo('Medicare');
  await quiz.page.keyboard.press('ArrowUp');
  await quiz.go('Next');
}

test('a keyboard user learns which answers are missing, and can go through every step of the quiz', async ({
  page,
}) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await quiz.go('Next');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Choose a type of coverage.' })).toBeVisible();
  await expect(page).toHaveURL(/\/quiz$/);
  await answerBasics(quiz);
  await quiz.isAt('Your health needs', 2, 'needs');
  for (const need of ['Heart', 'Brain/Memory', 'Mobility', 'Diabetes', 'Something else']) await quiz.tick(need);
  await quiz.go('Continue');
  await quiz.isAt('Heart conditions', 2, 'needs_heart');
  await quiz.tick('High blood pressure');
  await quiz.go('Next');
  await quiz.isAt('Brain and memory conditions', 2, 'needs_brain');
  await quiz.go('Next');
  await quiz.isAt('Mobility conditions', 2, 'needs_mobility');
  await quiz.tick('Arthritis');
  await quiz.go('Next');
  await quiz.isAt('Diabetes', 2, 'needs_diabetes');
  await expect(page.getByRole('checkbox', { name: 'A doctor told me I have' })).toBeChecked();
  await quiz.go('Next');
  await quiz.isAt('Other conditions', 2, 'needs_other');
  await quiz.type('Condition name', 'Asthma\n');
  await expect(page.getByRole('status').filter({ hasText: 'Asthma added.' })).toBeVisible();
  // A very long word in a person's answer must not make any step of the quiz wider than the screen.
  await page.keyboard.type(`${'x'.repeat(80)}\n`);
  await quiz.go('Next');
  await quiz.isAt('Your medications', 3, 'meds');
  await expect(page.getByRole('listitem').filter({ hasText: 'Heart: High blood pressure' })).toBeVisible();
  await quiz.tick('Metformin (Glucophage)');
  await quiz.type('Medicine name', 'Aspirin\n');
  await expect(page.getByRole('status').filter({ hasText: 'Aspirin added.' })).toBeVisible();
  await quiz.tick('Insulin');
  await quiz.go('Remove Metformin \\(Glucophage\\)');
  await expect(page.getByRole('status').filter({ hasText: 'Metformin (Glucophage) removed.' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Insulin' })).toBeFocused();
  await quiz.go('Remove Insulin glargine \\(Lantus\\)');
  await quiz.type('Medicine name', 'Ibuprofen');
  await quiz.go('Next');
  await quiz.isAt('Your doctors', 4, 'doctors');
  await expect(page.getByRole('group', { name: 'Orthopedist / Rheumatologist' })).toBeVisible();
  await quiz.type('Doctor’s name', 'Dr. Lee');
  await quiz.tick('No preference');
  await expect(page.getByLabel('Doctor’s name').first()).toBeDisabled();
  await expect(page.getByLabel('Doctor’s name').first()).toHaveValue('');
  await quiz.go('Save My Doctors');
  await quiz.isAt('Extra benefits', 5, 'benefits');
  await quiz.tick('Dental');
  await quiz.go('See My Matches');
  await quiz.isAt('Review and Next Steps', 5, 'final');
  await expect(page.getByRole('main')).toContainText('Aspirin');
  await expect(page.getByRole('main')).toContainText('Ibuprofen');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('ZIP code: 70801')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await quiz.go('Finish');
  await expect(page).toHaveURL(/\/$/);
});

test("the browser's back button moves through the steps, and answers survive a reload", async ({ page }) => {
  await goTo(page, '/quiz');
  await answerBasics(new QuizPage(page));
  await page.getByLabel('Heart').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Heart conditions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your health needs' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('ZIP code')).toHaveValue('70801');
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Heart')).toBeChecked();
});

test('if the browser stores nothing, the quiz says so and keeps the answers until the page is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  });
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(page.getByRole('status').filter({ hasText: FINDER.notKept })).toBeVisible();
  await answerBasics(quiz);
  await expect(page.getByText(QUIZ.lead)).toHaveCount(0);
  await quiz.isAt('Your health needs', 2, 'needs');
  await quiz.go('Back');
  await expect(page.getByLabel('ZIP code')).toHaveValue('70801');
  await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('61');
});

test('starting over clears the answers, and they can be restored', async ({ page }) => {
  await goTo(page, '/quiz');
  const quiz = new QuizPage(page);
  await expect(page.getByRole('button', { name: QUIZ.startOver.button })).toBeHidden();
  await answerBasics(quiz);
  await page.getByLabel('Heart').check();
  await quiz.go('Start over');
  await expect(page.getByRole('heading', { level: 2, name: 'Basics' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: QUIZ.startOver.done })).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toHaveValue('');
  await isAccessible(page, 'quiz: started over');
  await quiz.go('Bring them back');
  await expect(page.getByRole('heading', { level: 2, name: 'Your health needs' })).toBeFocused();
  await expect(page.getByLabel('Heart')).toBeChecked();
  await quiz.go('Start over');
  await quiz.type('Age', '5');
  await expect(page.getByRole('button', { name: QUIZ.startOver.undo })).toBeHidden();
});

async function answerEverything(page: Page): Promise<void> {
  await goTo(page, '/quiz');
  await page.getByLabel('ZIP code').fill('75001');
  await page.getByRole('textbox', { name: 'Age' }).fill('61');
  await page.getByLabel(QUIZ.coverage.marketplace).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Mobility').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(QUIZ.meds.label).fill('Lipitor');
  await page.keyboard.press('Enter');
  await page.getByLabel(QUIZ.meds.label).fill('Nosuchmedicine');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Doctor’s name').first().fill('Dr. Lee');
  await page.getByRole('button', { name: 'Save My Doctors' }).click();
  for (const extra of ['Dental', 'Vision', 'Rides to the doctor']) await page.getByLabel(extra).check();
  await page.getByRole('button', { name: 'See My Matches' }).click();
  await expect(page.getByRole('heading', { name: QUIZ.review.matches })).toBeVisible();
}

const isSaveOfMedicines = (request: Request): boolean =>
  request.method() === DRUGS.saveMine.method && new URL(request.url()).pathname === DRUGS.saveMine.path;

test('quiz answers reach the plan search at once and the drug page after login; none about health is sent', async ({
  page,
}) => {
  const person = await confirmed(page);
  const told: string[] = [];
  page.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`));
  await answerEverything(page);
  await expect(page.getByText(QUIZ.review.because('Physical Therapy', 'Mobility'))).toBeVisible();
  await isAccessible(page, 'quiz: review with matches');
  expect(told.filter((request) => /\b(75001|Lipitor|Lee)\b/.test(request))).toEqual([]);
  await press(page.getByRole('button', { name: QUIZ.review.plans }));
  await page.waitForURL(`**${PAGES.plans.path}`);
  await expect(page.getByLabel(SEARCH.zipLabel, { exact: false })).toHaveValue('75001');
  expect(told.filter((request) => /\b(Lipitor|Lee)\b/.test(request))).toEqual([]);
  await page.goto(PAGES.marketplace.path);
  await page.waitForURL(/\/login/);
  await fillLogin(page, person);
  await page.waitForURL(`**${PAGES.marketplace.path}`);
  const own = page.locator('[name^="household.people.0"]');
  await expect(page.getByLabel(SEARCH.zipLabel, { exact: false })).toHaveValue('75001');
  await expect(own.and(page.locator('[name$=age]'))).toHaveValue('61');
  await expect(own.and(page.locator('[name$=aptc_eligible]'))).toHaveValue('none');
  await expect(page.getByText(FROM_QUIZ.preferences('Dental, Vision, Physical Therapy'))).toBeVisible();
  await expect(page.getByText('Primary care doctor: Dr. Lee')).toBeVisible();
  await expect(page.getByText(FROM_QUIZ.notListed)).toBeVisible();
  await press(page.locator('summary', { hasText: SEARCH.preferences }));
  for (const preference of [PREFERENCES.dental, PREFERENCES.vision, 'Physical Therapy'])
    await expect(page.getByLabel(preference, { exact: true })).toBeChecked();
  await page.getByLabel(SEARCH.incomeLabel, { exact: false }).fill('48k');
  await press(page.getByRole('button', { name: SEARCH.submit }));
  await expect(planCards(page).first()).toContainText(MATCHING.column);

  await press(page.getByRole('link', { name: FROM_QUIZ.medicinesLink }));
  await press(page.getByRole('button', { name: LOOK_UP.lookUp('Lipitor') }));
  const saved = page.waitForResponse((response) => isSaveOfMedicines(response.request()));
  await clickOnceStill(page.getByRole('option', { name: 'Lipitor' }).first());
  await expect(page.getByRole('status').filter({ hasText: 'is on your list' })).toBeVisible();
  await expect(page.getByRole('button', { name: LOOK_UP.lookUp('Lipitor') })).toHaveCount(0);
  await saved;
  await goTo(page, PAGES.drugCoverage.path);
  await expect(page.getByRole('rowheader', { name: 'Lipitor' })).toBeVisible();
  await press(page.getByRole('button', { name: LOOK_UP.remove('Nosuchmedicine') }));
  await expect(page.getByRole('heading', { name: LOOK_UP.title })).toHaveCount(0);
});

test('a person with Medicare is directed to Medicare first, and agrees to calls only by a check', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await goTo(page, '/quiz');
  await page.getByLabel('ZIP code').fill('70801');
  await page.getByRole('textbox', { name: 'Age' }).fill('70');
  await page.getByLabel(QUIZ.coverage.medicare, { exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/quiz?step=needs');
  await page.goto('/quiz?step=final');
  const { text, href, link } = ELIGIBILITY_NOTICES.medicare;
  await expect(page.getByText(text)).toBeVisible();
  const ways = page
    .getByRole('main')
    .locator('a, button')
    .filter({ hasText: new RegExp(`${link}|${QUIZ.review.plans}`) });
  await expect(ways).toHaveText([link, QUIZ.review.plans]);
  await expect(ways.first()).toHaveAttribute('href', href);
  await isAccessible(page, 'quiz: review for Medicare');
  const consent = page.getByRole('region', { name: CONSENT_WORDS.heading });
  await expect(consent.getByRole('checkbox')).not.toHaveAttribute('required');
  await press(consent.getByRole('button', { name: CONSENT_WORDS.save }));
  await expect(consent.getByText(CONSENT_WORDS.notRequired)).toBeVisible();
  expect(sent).toEqual([]);
});
