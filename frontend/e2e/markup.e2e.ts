import { PAGES } from '#contract/pages.js';
import { expect, goTo, test } from './browser-test.js';
import { aPerson, confirm, logIn, signUp, SUPERADMIN } from './pages/account.js';

test('HTML in a name is shown as text to the person and to admins, and never runs', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = { ...aPerson(), name: `<img/src=x/onerror=document.title='run'> O'Brien` };
  await signUp(page, person);
  await confirm(page, person);
  await logIn(page, person);
  const isText = async (where: typeof page) => {
    await expect(where.getByText('<img/src=x').filter({ visible: true }).first()).toBeVisible();
    expect(await where.locator('img[src="x"]').count()).toBe(0);
    expect(await where.title()).not.toContain('run');
  };
  await isText(page);
  await goTo(page, PAGES.account.path);
  await expect(page.locator('#details-name')).toHaveValue(person.name);

  const admins = await (await browser.newContext({ baseURL })).newPage();
  await logIn(admins, SUPERADMIN);
  await goTo(admins, `${PAGES.usersList.path}?q=${person.email.slice(0, 20)}`);
  await isText(admins);
  await admins.context().close();
});
