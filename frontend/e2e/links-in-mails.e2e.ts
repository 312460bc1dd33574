import { AUTH } from '#contract/api/auth.contract.js';
import { RESET } from '#contract/messages/account.js';
import { PAGES } from '#contract/pages.js';
import { CONFIRM } from '#features/account/messages.js';
import { expect, goTo, isReady, press, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { linkFor } from './mailbox.js';
import { aPerson, confirm, confirmed, logIn, signUp } from './pages/account.js';

test('a mail scanner that opens the confirmation link first, even with scripts, does not use up the link', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
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

test(
  'a mail scanner that opens the link to set a password, even with scripts, does not use it up',
  IN_FULL,
  async ({ page, browser, request, baseURL }) => {
    const person = await confirmed(page);
    await request.post(AUTH.initiateReset.path, { data: { email: person.email } });
    const link = await linkFor(person.email, 'Set a new password');
    const address = link.pathname + link.search;
    await request.head(address);
    await request.get(address);
    const scanner = await (await browser.newContext({ baseURL })).newPage();
    await scanner.goto(address);
    await expect(scanner.getByRole('heading', { name: RESET.title })).toBeVisible();
    await isReady(scanner);
    await scanner.context().close();
    await goTo(page, address);
    for (const field of await page.locator('input[type=password]').all()) await field.fill('seven calm otters');
    await press(page.getByRole('button', { name: RESET.submit }));
    await expect(page.getByText(RESET.done)).toBeVisible();
  },
);

test('the token of a link is removed from the URL and is not sent as a referrer', async ({ page }) => {
  const person = await confirmed(page);
  await page.request.post(AUTH.initiateReset.path, { data: { email: person.email } });
  const link = await linkFor(person.email, 'Set a new password');
  const secret = link.searchParams.get('token') ?? 'none';
  const answer = await page.goto(link.pathname + link.search);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('heading', { name: RESET.title })).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === '');
  await isReady(page);
  await page.reload();
  await isReady(page);
  await expect(page.getByRole('heading', { name: RESET.title })).toBeVisible();
  await expect(page.getByText(RESET.missingToken)).toHaveCount(0);
  await page.getByRole('link', { name: PAGES.privacy.title }).first().click();
  await expect(page).toHaveURL(PAGES.privacy.path);
  // The address changes before the page does, and the page that is left forgets the token only then.
  await expect(page.getByRole('heading', { level: 1, name: PAGES.privacy.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: RESET.title })).toBeVisible();
  expect(page.url()).not.toContain(secret);
  expect(
    await page.evaluate(() =>
      JSON.stringify([document.referrer, history.state, { ...localStorage }, { ...sessionStorage }]),
    ),
  ).not.toContain(secret);
});
