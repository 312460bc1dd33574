import { SIGN_UP } from '#contract/messages/account.js';
import { PAGES } from '#contract/pages.js';
import { CONFIRM, THANKS } from '#features/account/messages.js';
import { expect, goTo, test } from './browser-test.js';
import { linkFor } from './mailbox.js';
import { aPerson, fillLogin, fillSignUpHere } from './pages/account.js';
import { choosePlans, openFirstPlan, searchAsGuest } from './pages/search.js';

test('the drug page still has the plan after an account was created and confirmed in another tab', async ({ page }) => {
  const person = aPerson();
  await searchAsGuest(page);
  await choosePlans(page, 0);
  const plan = await openFirstPlan(page);
  await goTo(page, PAGES.drugCoverage.path);
  await page.waitForURL(`**${PAGES.login.path}`);
  await page.getByRole('main').getByRole('link', { name: PAGES.signUp.title }).click();
  await page.waitForURL(`**${PAGES.signUp.path}`);
  await fillSignUpHere(page, person);
  await page.getByRole('button', { name: SIGN_UP.submit }).click();
  await expect(page.getByRole('heading', { name: THANKS.title })).toBeVisible();
  const link = await linkFor(person.email, 'confirm');
  const tab = await page.context().newPage();
  await goTo(tab, link.pathname + link.search);
  await tab.getByRole('link', { name: CONFIRM.login }).click();
  await fillLogin(tab, person);
  await tab.waitForURL(`**${PAGES.drugCoverage.path}`);
  await expect(tab.getByRole('main').getByRole('link', { name: plan })).toBeVisible();
});
