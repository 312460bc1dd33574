import { readFile } from 'node:fs/promises';
import { AUTH } from '#contract/api/auth.contract.js';
import { CONSENT } from '#contract/api/consent.contract.js';
import { CONTACT_REQUESTS } from '#contract/api/contact-requests.contract.js';
import { CONTACT_CALLS } from '#contract/api/contact.contract.js';
import { CONSENT_PURPOSE, PRIVACY_VERSION } from '#contract/limits/consent.js';
import { PAGES } from '#contract/pages.js';
import { EXPORT, WORDS } from '#features/admin/components/words.js';
import { REQUESTS, STATE_NAMES } from '#features/admin/requests/request-words.js';
import { expect, goTo, isAccessible, press, tabTo, test, type Page } from './browser-test.js';
import { aPerson, signedIn, signedInAsStaff, uniqueName } from './pages/account.js';
import { cutOff } from './pages/overflow.js';
import { smallTargets } from './pages/page-requirements.js';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('button', { name: `${REQUESTS.open} ${name}`, exact: true });

/** Sends a message with the contact form's call, and waits until it is on the list. Returns the name of the sender. */
async function aMessage(page: Page, name = `Ann ${uniqueName()}`): Promise<string> {
  const data = { name, email: 'ann@example.test', phone: '2255550142', message: 'Please call me.', consent: true };
  expect((await page.request.post(CONTACT_CALLS.send.path, { data })).status()).toBe(201);
  await expect
    .poll(async () => (await page.request.get(CONTACT_REQUESTS.list.path)).text(), { message: 'the request' })
    .toContain(name);
  return name;
}

test('contact requests can be worked through on a phone, with a keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAsStaff(page);
  const name = await aMessage(page);
  await goTo(page, PAGES.contactRequests.path);
  await expect(row(page, name)).toBeVisible();

  await tabTo(page, row(page, name));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name })).toBeVisible();
  await expect(dialog(page)).toContainText('Please call me.');

  await dialog(page).getByLabel(REQUESTS.state).selectOption({ label: STATE_NAMES.called });
  await dialog(page).getByLabel(REQUESTS.zone).selectOption({ label: 'Eastern' });
  await press(dialog(page).getByRole('button', { name: REQUESTS.save }));
  await expect(page.getByText(REQUESTS.saved(name))).toBeInViewport();
  await expect(row(page, name)).toBeFocused();

  await page.getByLabel(REQUESTS.state).selectOption({ label: STATE_NAMES.new });
  await expect(row(page, name)).toHaveCount(0);
  await page.getByLabel(REQUESTS.state).selectOption({ label: STATE_NAMES.called });
  await page.getByLabel(REQUESTS.mine).check();
  await expect(row(page, name)).toBeVisible();
  await expect(page).toHaveURL(/state=called&mine=yes/);

  await press(row(page, name));
  await expect(dialog(page).getByLabel(REQUESTS.isMine)).toBeChecked();
  await isAccessible(page, 'one contact request');
  expect(await smallTargets(page)).toEqual([]);
});

test('each request is one row of 44 to 56 px with nothing cut off, however long the name is', async ({ page }) => {
  await signedInAsStaff(page);
  const name = await aMessage(page, `Maximiliana Featherstonehaugh-Worthington of ${uniqueName()}`);
  await goTo(page, PAGES.contactRequests.path);
  await expect(row(page, name)).toBeVisible();
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
  expect(heights.filter((height) => height < 44 || height > 56)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
});

test('a consent that is withdrawn while a request is open is respected, and the file has no contact details', async ({
  page,
  browser,
  baseURL,
}) => {
  await signedInAsStaff(page);
  const owner = await (await browser.newContext({ baseURL })).newPage();
  const person = { ...aPerson(), name: `Ann ${uniqueName()}` };
  await signedIn(owner, person);
  const { user } = (await (await owner.request.get(AUTH.me.path)).json()) as { user: { id: string } };
  const agree = async (isAgreed: boolean) => {
    const data = {
      is_interested: isAgreed,
      contact_consent: isAgreed,
      consent_timestamp: new Date().toISOString(),
      consent_channel: 'phone',
      consent_purpose: CONSENT_PURPOSE,
      privacy_version: PRIVACY_VERSION,
      contact_window: null,
      contact_phone: '+12255550142',
    };
    await expect(await owner.request.patch(CONSENT.change.path.replace(':id', user.id), { data })).toBeOK();
  };
  await agree(true);
  const listed = async (state: string) =>
    (await page.request.get(`${CONTACT_REQUESTS.list.path}?state=${state}`)).text();
  await expect.poll(() => listed('new')).toContain(person.name);

  await goTo(page, PAGES.contactRequests.path);
  await press(row(page, person.name));
  await expect(dialog(page)).toContainText(person.email);
  await agree(false);
  await expect.poll(() => listed('done')).toContain(person.name);
  await dialog(page).getByLabel(REQUESTS.state).selectOption({ label: STATE_NAMES.called });
  await press(dialog(page).getByRole('button', { name: REQUESTS.save }));
  await press(dialog(page).getByRole('button', { name: WORDS.loadNewest }));
  await expect(dialog(page).getByText(REQUESTS.notShared)).toHaveCount(2);
  await expect(dialog(page)).not.toContainText(person.email);
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: EXPORT.start }));
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(person.name);
  expect(file).not.toContain(person.email);
});
