import { STANDARD_FIRM } from '#contract/firm.js';
import { CONSENT_PURPOSE } from '#contract/limits/consent.js';
import { SIGN_UP } from '#contract/messages/account.js';
import { CONSENT_WORDS } from '#contract/messages/consent.js';
import { PHONE } from '#contract/messages/forms.js';
import { PAGES } from '#contract/pages.js';
import { THANKS } from '#features/account/messages.js';
import { NEXT_STEP } from '#features/plans/messages/next-step.js';
import { expect, goTo, isAccessible, isReady, press, test } from './browser-test.js';
import { mailsTo } from './mailbox.js';
import { aPerson, confirm, fillSignUp, signedIn, uniqueName } from './pages/account.js';
import { openFirstPlan, searchAsMember } from './pages/search.js';

test('a person gives consent, sees it on the consent page and withdraws it with one button', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.drugCoverage.path);
  await press(page.getByLabel(CONSENT_WORDS.checkbox, { exact: false }), 'Space');
  await page.getByLabel(CONSENT_WORDS.phoneLabel).fill('12345');
  await press(page.getByRole('button', { name: CONSENT_WORDS.save }));
  await expect(page.getByText(PHONE.wrong)).toBeVisible();
  await expect(page.getByLabel(CONSENT_WORDS.phoneLabel)).toBeFocused();
  await isAccessible(page, 'consent, phone number too short');
  await page.getByLabel(CONSENT_WORDS.phoneLabel).fill('(504) 555-0123');
  await press(page.getByRole('button', { name: CONSENT_WORDS.save }));
  await expect(page.getByText(CONSENT_WORDS.saved)).toBeVisible();
  await expect(page.getByText(/^You agreed on .* How: Phone, /)).toBeFocused();
  await expect(page.getByLabel(CONSENT_WORDS.checkbox, { exact: false })).toHaveCount(0);
  await goTo(page, `${PAGES.consent.path}#call-consent`);
  await expect(page.getByText(CONSENT_WORDS.current.on)).toBeVisible();
  await expect(page.locator('#call-consent')).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.given })).toContainText(CONSENT_PURPOSE);
  await press(page.getByRole('button', { name: CONSENT_WORDS.withdraw }));
  await expect(page.getByText(CONSENT_WORDS.withdrawn)).toBeVisible();
  await expect(page.locator('#call-consent')).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.takenBack })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.given })).toHaveCount(1);
});

const askingPerson = () => ({ ...aPerson(), name: `Rosa ${uniqueName()}` });
const toTheFirm = async ({ name }: { name: string }) =>
  (await mailsTo(STANDARD_FIRM.email)).filter(({ text }) => text.includes(name));

test('consent given on a plan page needs a phone number, names the plan and is requested only once', async ({
  page,
}) => {
  const person = await signedIn(page, askingPerson());
  await searchAsMember(page);
  // `openFirstPlan` waits for the plan page. The results page has the same consent form, and the test must not fill in
  // that form by mistake.
  const name = await openFirstPlan(page);
  const card = page.getByRole('region', { name: CONSENT_WORDS.heading });
  const askForCall = () => press(page.getByRole('button', { name: NEXT_STEP.callMe }));
  await askForCall();
  await press(card.getByLabel(CONSENT_WORDS.checkbox, { exact: false }), 'Space');
  const phone = card.getByLabel(CONSENT_WORDS.phoneLabel);
  await expect(phone).toHaveAttribute('required');
  await press(card.getByRole('button', { name: CONSENT_WORDS.save }));
  await expect(card.getByText(CONSENT_WORDS.phoneNeeded)).toBeVisible();
  await expect(phone).toBeFocused();
  await isAccessible(page, 'consent, phone number missing');
  await phone.fill('504-555-0123');
  await press(card.getByRole('button', { name: CONSENT_WORDS.save }));
  await expect(card.getByText(CONSENT_WORDS.saved)).toBeVisible();
  await expect.poll(async () => (await toTheFirm(person)).length).toBe(1);

  await page.reload();
  await isReady(page);
  await askForCall();
  await expect(card.getByText(CONSENT_WORDS.agreedPlan, { exact: false })).toBeVisible();
  await expect(card.getByRole('checkbox')).toHaveCount(0);
  await press(card.getByRole('button', { name: CONSENT_WORDS.change }));
  await expect(card.getByRole('checkbox')).toBeFocused();
  await expect(phone).toHaveValue('5045550123');
  await press(card.getByRole('button', { name: CONSENT_WORDS.save }));
  await expect(card.getByText(CONSENT_WORDS.saved)).toBeVisible();

  await goTo(page, PAGES.drugCoverage.path);
  await press(card.getByRole('link', { name: CONSENT_WORDS.withdraw }));
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.given })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.aboutPlan(name) })).toHaveCount(1);
  expect(await toTheFirm(person)).toHaveLength(1);
});

test('a person who consents at sign-up gives a phone number, and the firm is told once', async ({ page }) => {
  const person = askingPerson();
  await fillSignUp(page, person);
  await page.getByLabel(SIGN_UP.contactConsent, { exact: false }).check();
  await page.getByLabel(SIGN_UP.phoneLabel).fill('(504) 555-0123');
  await press(page.getByRole('button', { name: SIGN_UP.submit }));
  await expect(page.getByRole('heading', { name: THANKS.title })).toBeVisible();
  await confirm(page, person);
  await expect.poll(async () => (await toTheFirm(person)).length).toBe(1);
});
