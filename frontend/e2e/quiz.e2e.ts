import type { Page } from '@playwright/test';
import { COMMON_MEDICINES, CONDITIONS, COVERAGE_TYPES, DOCTORS, EXTRA_BENEFITS, NEEDS, QUIZ, QUIZ_STEPS } from '../../backend/src/contract/messages/quiz.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isAccessible, press, test } from './house-test.js';

const heading = (page: Page, step: keyof typeof QUIZ_STEPS) => page.getByRole('heading', { name: QUIZ_STEPS[step].title });
const next = (page: Page, step: keyof typeof QUIZ_STEPS) => press(page.getByRole('button', { name: QUIZ_STEPS[step].next, exact: true }));

/** By keyboard alone: types where the focus goes, ticks with the space bar. */
async function tick(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.press('Space');
}

async function answerBasics(page: Page): Promise<void> {
  await goTo(page, PAGES.quiz.path);
  await page.getByLabel(QUIZ.zipLabel, { exact: false }).focus();
  await page.keyboard.type('70801');
  await page.getByLabel(QUIZ.ageLabel, { exact: false }).focus();
  await page.keyboard.type('67');
  await tick(page, COVERAGE_TYPES.medicare);
  await next(page, 'location');
  await expect(heading(page, 'needs')).toBeFocused();
}

test('all eleven screens by keyboard alone, with what the review says of them', async ({ page }) => {
  await goTo(page, PAGES.quiz.path);
  await isAccessible(page, 'quiz, basics');
  await expect(page.getByRole('button', { name: QUIZ.back })).toBeDisabled();
  await answerBasics(page);
  for (const need of Object.values(NEEDS)) await tick(page, need);
  await expect(page.getByText(QUIZ.progress(2))).toBeVisible();
  await isAccessible(page, 'quiz, needs');
  await next(page, 'needs');
  await expect(page).toHaveURL(/step=needs_heart/);
  await tick(page, CONDITIONS.heart.afib);
  await next(page, 'needs_heart');
  await next(page, 'needs_brain');
  await next(page, 'needs_mobility');
  await expect(page.getByLabel(QUIZ.diabetesConfirm)).toBeChecked();
  await next(page, 'needs_diabetes');
  await page.getByLabel(QUIZ.conditionLabel).focus();
  await page.keyboard.type('Asthma');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: QUIZ.added('Asthma') })).toBeAttached();
  await isAccessible(page, 'quiz, other conditions');
  await next(page, 'needs_other');
  await tick(page, COMMON_MEDICINES.diabetes[4]);
  await expect(page.getByRole('button', { name: QUIZ.remove(COMMON_MEDICINES.diabetes[4]) })).toBeVisible();
  await isAccessible(page, 'quiz, medications');
  await next(page, 'meds');
  await tick(page, `${QUIZ.noPreference}: ${DOCTORS.cardiologist}`);
  await expect(page.getByLabel(QUIZ.doctorName(DOCTORS.cardiologist))).toBeDisabled();
  await isAccessible(page, 'quiz, doctors');
  await next(page, 'doctors');
  await tick(page, EXTRA_BENEFITS.dental);
  await isAccessible(page, 'quiz, benefits');
  await next(page, 'benefits');
  await expect(heading(page, 'final')).toBeFocused();
  for (const text of [`Heart: ${CONDITIONS.heart.afib}`, 'Asthma', COMMON_MEDICINES.diabetes[4], EXTRA_BENEFITS.dental]) await expect(page.getByText(text).first()).toBeVisible();
  await isAccessible(page, 'quiz, review');
  await next(page, 'final');
  await expect(page).toHaveURL(/\/$/);
});

test('the back button of the browser walks the steps, and a reload keeps the answers', async ({ page }) => {
  await answerBasics(page);
  await next(page, 'needs');
  await expect(heading(page, 'meds')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'needs')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(QUIZ.zipLabel, { exact: false })).toHaveValue('70801');
  await page.reload();
  await expect(page.getByLabel(QUIZ.zipLabel, { exact: false })).toHaveValue('70801');
});

test('incomplete basics are not left, and no later step can be reached by its address', async ({ page }) => {
  await goTo(page, `${PAGES.quiz.path}?step=final`);
  await expect(heading(page, 'location')).toBeVisible();
  await page.getByLabel(QUIZ.zipLabel, { exact: false }).fill('708');
  await next(page, 'location');
  await expect(heading(page, 'location')).toBeVisible();
});

test('the answers go along to the plan search, and the address never holds them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await answerBasics(page);
  await goTo(page, `${PAGES.quiz.path}?step=final`);
  await press(page.getByRole('button', { name: QUIZ.seePlans }));
  await page.waitForURL('**/login*');
  expect(await page.evaluate(() => localStorage.getItem('searchDraft'))).toContain('70801');
  expect(asked.filter((request) => request.includes('70801'))).toEqual([]);
});
