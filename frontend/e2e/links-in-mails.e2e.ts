import { CONFIRM, FORGOT, RESET } from '../../backend/src/contract/messages/account.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isReady, press, test } from './house-test.js';
import { linkFor } from './mailbox.js';
import { aPerson, confirm, logIn, signUp } from './pages/account.js';

test('row 15: a mail scanner that opens the link first, even with scripts, does not take it away from the person', async ({ page, browser, request, baseURL }) => {
  const person = aPerson();
  await signUp(page, person);
  const link = await linkFor(person.email, 'confirm');
  const address = link.pathname + link.search;
  await request.head(address);
  await request.get(address);
  const scanner = await (await browser.newContext({ baseURL })).newPage();
  await scanner.goto(address);
  await expect(scanner.getByText(CONFIRM.done)).toBeVisible();
  await scanner.context().close();
  await confirm(page, person);
  await logIn(page, person);
});

test('row 16: a link\'s secret leaves the address at once and is told to no other page', async ({ page }) => {
  const person = aPerson();
  await signUp(page, person);
  await confirm(page, person);
  await goTo(page, PAGES.forgotPassword.path);
  await page.locator('input[name=email]').fill(person.email);
  await press(page.getByRole('button', { name: FORGOT.submit }));
  await expect(page.getByText(FORGOT.done).first()).toBeVisible();
  const link = await linkFor(person.email, 'Set a new password');
  const secret = link.searchParams.get('token') ?? 'none';
  const answer = await page.goto(link.pathname + link.search);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('heading', { name: RESET.title })).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === '');
  await isReady(page);
  await page.getByRole('link', { name: PAGES.privacy.title }).first().click();
  await expect(page).toHaveURL(PAGES.privacy.path);
  await page.goBack();
  await expect(page.getByRole('heading', { name: RESET.title })).toBeVisible();
  expect(page.url()).not.toContain(secret);
  expect(await page.evaluate(() => JSON.stringify([document.referrer, history.state, { ...localStorage }, { ...sessionStorage }]))).not.toContain(secret);
});
