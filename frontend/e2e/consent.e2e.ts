import { CONSENT_PURPOSE } from '../../backend/src/contract/limits.js';
import { CONSENT_WORDS } from '../../backend/src/contract/messages/consent.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isAccessible, test } from './house-test.js';
import { signedIn } from './pages/account.js';

test('consent is given on a screen, seen in the consent centre, and taken back in one step', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.drugCoverage.path);
  await page.getByLabel(CONSENT_WORDS.checkbox, { exact: false }).check();
  await page.getByLabel(CONSENT_WORDS.phoneLabel).fill('12345');
  await page.getByRole('button', { name: CONSENT_WORDS.save }).click();
  await expect(page.getByText(CONSENT_WORDS.phoneWrong)).toBeVisible();
  await expect(page.getByLabel(CONSENT_WORDS.phoneLabel)).toBeFocused();
  await isAccessible(page, 'consent, phone number too short');
  await page.getByLabel(CONSENT_WORDS.phoneLabel).fill('(504) 555-0123');
  await page.getByRole('button', { name: CONSENT_WORDS.save }).click();
  await expect(page.getByText(CONSENT_WORDS.saved)).toBeVisible();
  await expect(page.getByLabel(CONSENT_WORDS.phoneLabel)).toHaveValue('5045550123');
  await isAccessible(page, 'consent, saved');
  await goTo(page, `${PAGES.consent.path}#call-consent`);
  await expect(page.getByText(CONSENT_WORDS.current.on)).toBeVisible();
  await expect(page.locator('#call-consent')).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.given })).toContainText(CONSENT_PURPOSE);
  await isAccessible(page, 'consent centre');
  await page.getByRole('button', { name: CONSENT_WORDS.withdraw }).click();
  await expect(page.getByText(CONSENT_WORDS.withdrawn)).toBeVisible();
  await expect(page.locator('#call-consent')).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.takenBack })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.given })).toHaveCount(1);
});

test('a stranger is asked to sign in, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await page.goto('/plan/99999ZZ9999999');
  await goTo(page, PAGES.marketplace.path);
  await page.waitForURL('**/login*');
  expect(sent).toEqual([]);
});

test('in the quiz the box need not be ticked, and nothing is sent without it', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await goTo(page, `${PAGES.quiz.path}?step=basics`);
  await page.getByLabel('ZIP code').fill('70801');
  await page.getByRole('textbox', { name: 'Age' }).fill('61');
  await page.getByLabel('Medicare').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.goto(`${PAGES.quiz.path}?step=final`);
  const consent = page.getByRole('region', { name: CONSENT_WORDS.heading });
  await expect(consent.getByRole('checkbox')).not.toHaveAttribute('required');
  await consent.getByRole('button', { name: CONSENT_WORDS.save }).click();
  await expect(consent.getByText(CONSENT_WORDS.notRequired)).toBeVisible();
  expect(sent).toEqual([]);
});
