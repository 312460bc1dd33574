import { expect, goTo, test } from './house-test.js';
import { QuizPage } from './pages/quiz.js';

async function answerBasics(quiz: QuizPage): Promise<void> {
  await quiz.type('ZIP code', '70801');
  await quiz.type('Age', '61');
  // Tab reaches a group of radio buttons once; inside it the arrows choose.
  await quiz.tabTo('Medicare');
  await quiz.page.keyboard.press('ArrowUp');
  await quiz.go('Next');
}

test('by keyboard alone through every screen of the quiz', async ({ page }) => {
  test.setTimeout(120_000);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
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
  await expect(page.getByRole('checkbox')).toBeChecked();
  await quiz.go('Next');
  await quiz.isAt('Other conditions', 2, 'needs_other');
  await quiz.type('Name of the condition', 'Asthma\n');
  await expect(page.getByRole('status').filter({ hasText: 'Asthma added.' })).toBeVisible();
  await quiz.go('Next');
  await quiz.isAt('Your medications', 3, 'meds');
  await expect(page.getByRole('listitem').filter({ hasText: 'Heart: High blood pressure' })).toBeVisible();
  await quiz.tick('Metformin (Glucophage)');
  await quiz.type('Name of the medicine', 'Aspirin\n');
  await expect(page.getByRole('status').filter({ hasText: 'Aspirin added.' })).toBeVisible();
  await quiz.go('Remove Metformin \\(Glucophage\\)');
  await expect(page.getByRole('status').filter({ hasText: 'Metformin (Glucophage) removed.' })).toBeVisible();
  await quiz.type('Name of the medicine', 'Ibuprofen');
  await quiz.go('Next');
  await quiz.isAt('Your doctors', 4, 'doctors');
  await expect(page.getByRole('group', { name: 'Orthopedist / Rheumatologist' })).toBeVisible();
  await quiz.type('Name of the doctor', 'Dr. Lee');
  await quiz.tick('No preference');
  await expect(page.getByLabel('Name of the doctor').first()).toBeDisabled();
  await expect(page.getByLabel('Name of the doctor').first()).toHaveValue('');
  await quiz.go('Save My Doctors');
  await quiz.isAt('Extra benefits', 5, 'benefits');
  await quiz.tick('Dental');
  await quiz.go('See My Matches');
  await quiz.isAt('Review and Next Steps', 5, 'final');
  await expect(page.getByRole('main')).toContainText('Aspirin');
  await expect(page.getByRole('main')).toContainText('Ibuprofen');
  await quiz.go('Finish');
  await expect(page).toHaveURL(/\/$/);
});

test('missing basics are named and the quiz stays where it is', async ({ page }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.type('ZIP code', '7080');
  await quiz.go('Next');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Choose a type of coverage.' })).toBeVisible();
  await expect(page).toHaveURL(/\/quiz$/);
});

test('the browser’s back button walks the steps, and answers outlive a reload', async ({ page }) => {
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

test('an address of a step that is not asked shows the first one', async ({ page }) => {
  await goTo(page, '/quiz?step=needs_heart');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
});

test('Review carries the ZIP code and age to the plan search; nothing of it is sent or stands in an address', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await goTo(page, '/quiz');
  await answerBasics(new QuizPage(page));
  await page.goto('/quiz?step=final');
  await page.getByRole('button', { name: 'See plans with these answers' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const draft = await page.evaluate(() => localStorage.getItem('searchDraft') ?? '');
  expect(JSON.parse(draft)).toMatchObject({ zip: '70801', people: [{ age: '61' }] });
  expect(asked.filter((request) => request.includes('70801'))).toEqual([]);
});

test('Review is whole on paper', async ({ page }) => {
  await goTo(page, '/quiz');
  await answerBasics(new QuizPage(page));
  await page.goto('/quiz?step=final');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('ZIP code: 70801')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeHidden();
});
