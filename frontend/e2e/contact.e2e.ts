import type { Page } from '@playwright/test';
import { CONTACT_CALLS } from '#contract/api/contact.contract.js';
import { SYSTEM } from '#contract/api/system.contract.js';
import { STANDARD_FIRM } from '#contract/firm.js';
import { CONTACT_TOO_FAST_MS } from '#contract/limits/rate-limits.js';
import { CONTACT } from '#contract/messages/contact.js';
import { ERRORS } from '#contract/messages/errors.js';
import { FORM } from '#contract/messages/forms.js';
import { PAGES } from '#contract/pages.js';
import { CLOSE } from '#ui/feedback/messages.js';
import { expect, goTo, isAccessible, press, test } from './browser-test.js';

async function fillIn(page: Page): Promise<void> {
  await page.locator('input[name=name]').fill('Ann Field');
  await page.locator('input[name=email]').fill('ann@example.test');
  await page.locator('textarea[name=message]').fill('Please call me.');
  await page.getByLabel(CONTACT.consent, { exact: false }).check();
}

test('the contact form names missing fields, keeps what was typed, and sends it without a time zone', async ({
  page,
}) => {
  await page.clock.install();
  await goTo(page, PAGES.contact.path);
  await page.locator('textarea[name=message]').fill('Please call me.');
  await press(page.getByRole('button', { name: CONTACT.submit }));
  await expect(page.getByRole('heading', { name: FORM.summaryTitle })).toBeVisible();
  await expect(page.getByText(CONTACT.nameMissing).first()).toBeVisible();
  await expect(page.locator('textarea[name=message]')).toHaveValue('Please call me.');
  await isAccessible(page, 'contact, incomplete');
  await fillIn(page);
  // A browser may fill in the hidden field, as programs that send spam do. A second press sends the message.
  await page
    .locator('input[name=website]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://ann.example'));
  await press(page.getByRole('button', { name: CONTACT.submit }));
  await expect(page.getByText(ERRORS['contact.looksAutomatic'].message)).toBeVisible();
  await expect(page.locator('textarea[name=message]')).toHaveValue('Please call me.');
  // The server treats a message as spam if it arrives too soon after the form was opened. The test advances the clock
  // instead of waiting.
  await page.clock.fastForward(CONTACT_TOO_FAST_MS);
  const sent = page.waitForRequest(`**${CONTACT_CALLS.send.path}`);
  await press(page.getByRole('button', { name: CONTACT.submit }));
  expect((await sent).postDataJSON()).toMatchObject({ time_zone: null });
  await expect(page.getByText(CONTACT.done)).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(CONTACT.done);
});

test.describe('in a browser in Chicago', () => {
  test.use({ timezoneId: 'America/Chicago' });
  test('the form sends the time zone with a phone number', async ({ page }) => {
    await page.clock.install();
    await goTo(page, PAGES.contact.path);
    await fillIn(page);
    await page.locator('input[name=phone]').fill('(225) 555-0142');
    await page.clock.fastForward(CONTACT_TOO_FAST_MS);
    const sent = page.waitForRequest(`**${CONTACT_CALLS.send.path}`);
    await press(page.getByRole('button', { name: CONTACT.submit }));
    expect((await sent).postDataJSON()).toMatchObject({ time_zone: 'America/Chicago' });
    await expect(page.getByText(CONTACT.done)).toBeVisible();
  });
});

test('the contact dialog on the home page keeps focus inside and closes on Escape', async ({ page }) => {
  await goTo(page, PAGES.home.path);
  const opener = page.getByRole('link', { name: CONTACT.request });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: CONTACT.request });
  await expect(dialog).toBeVisible();
  await isAccessible(page, 'information requested');
  const close = dialog.getByRole('button', { name: CLOSE });
  const last = dialog.getByRole('button', { name: CONTACT.submit });
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(focused)).toHaveCount(1);
  }
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

const MAP = new URL(STANDARD_FIRM.map);

/**
 * Opens a page that may send requests to the map provider. In other tests, these requests count as errors. An empty
 * page stands in for the map.
 */
async function withMap(page: Page): Promise<{ page: Page; asked: string[] }> {
  const own = await page.context().newPage();
  const asked: string[] = [];
  own.on('request', (request) => new URL(request.url()).host === MAP.host && asked.push(request.url()));
  await own.route(`${MAP.origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Streets</p>' }));
  return { page: own, asked };
}
const streets = (page: Page) =>
  page.frameLocator(`iframe[title="${CONTACT.mapTitle(STANDARD_FIRM.address, MAP.hostname)}"]`).getByText('Streets');

test('the map is loaded only on request, from the named site, and the entries of the form stay', async ({
  page: ours,
}) => {
  const { page, asked } = await withMap(ours);
  await goTo(page, PAGES.about.path);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await page.waitForURL(`**${PAGES.contact.path}`);
  await page.locator('textarea[name=message]').fill('Please call me.');
  await expect(page.getByText(CONTACT.mapOf(MAP.hostname))).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: CONTACT.embedMap }).click();
  await expect(streets(page)).toBeVisible();
  expect(asked).toEqual([STANDARD_FIRM.map]);
  await expect(page.locator('textarea[name=message]')).toHaveValue('Please call me.');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contactDraft'))).toBeNull();
  await page.getByRole('button', { name: CONTACT.hideMap }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the browser reports to this site what the policy of a page has blocked', async ({ browser, baseURL }) => {
  // Create a separate page for this test, because the other tests fail if a page requests something that the content
  // security policy blocks.
  const page = await browser.newPage({ baseURL });
  await page.goto(PAGES.about.path);
  const reported = page.waitForResponse((response) => response.url().endsWith(SYSTEM.reportViolations.path));
  await page.evaluate(() => (new Image().src = 'https://elsewhere.example/picture.png'));
  const response = await reported;
  expect(response.status()).toBe(204);
  expect(response.request().postDataJSON()).toMatchObject({ 'csp-report': { 'effective-directive': 'img-src' } });
  await page.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the contact form shows a confirmation, and explains what is wrong with an invalid entry', async ({ page }) => {
    await page.goto(PAGES.contact.path);
    await page.locator('input[name=name]').fill('Ann Field');
    await page.locator('input[name=email]').fill('ann@example');
    await page.locator('textarea[name=message]').fill('Please call me.');
    await page.getByLabel(CONTACT.consent, { exact: false }).check();
    await page.getByRole('button', { name: CONTACT.submit }).press('Enter');
    await expect(page.getByRole('heading', { name: FORM.summaryTitle })).toBeVisible();
    await page.goBack();
    await page.locator('input[name=email]').fill('ann@example.test');
    await page.getByRole('button', { name: CONTACT.submit }).press('Enter');
    await expect(page.getByText(CONTACT.done)).toBeVisible();
  });
});
