import { AUTH } from '#contract/api/auth.contract.js';
import { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';
import { REMINDERS_WORDING } from '#contract/limits/alerts.js';
import { CONSENT_WORDS } from '#contract/messages/consent.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import { DEADLINES } from '#features/deadlines/model/words.js';
import { expect, goTo, isAccessible, press, test } from './browser-test.js';
import { fillLogin, signedIn } from './pages/account.js';
import { Reader } from './pages/reading.js';

const answers = { birth: `${new Date().getFullYear() + 1 - 65}-05-15`, covers: [], events: {} };

test('the link in a reminder leads a person who is signed out through the login to the saved dates', async ({
  page,
}) => {
  const person = await signedIn(page);
  await expect(await page.request.put(DEADLINE_CALLS.saveMine.path, { data: { answers } })).toBeOK();
  await expect(await page.request.post(AUTH.logout.path)).toBeOK();
  await page.goto(PAGES.myDeadlines.path);
  await page.waitForURL(`**${PAGES.login.path}`);
  await fillLogin(page, person);
  await page.waitForURL(`**${PAGES.myDeadlines.path}`);
  await expect(page.getByRole('heading', { name: DEADLINES.title })).toBeVisible();
  await isAccessible(page, 'saved deadlines after the login');
});

test('the page of consents lists reminders and ends them with one press', async ({ page }) => {
  await signedIn(page);
  await expect(await page.request.put(DEADLINE_CALLS.saveMine.path, { data: { answers } })).toBeOK();
  await expect(
    await page.request.put(DEADLINE_CALLS.setReminders.path, { data: { isOn: true, wording: REMINDERS_WORDING } }),
  ).toBeOK();
  await goTo(page, PAGES.consent.path);
  const section = page.getByRole('region', { name: MAIL_TOPICS.title('deadlines') });
  await isAccessible(page, 'consent page with mails', { isWholePage: true });
  await press(section.getByRole('button', { name: MAIL_TOPICS.stop }));
  await expect(section.getByText(MAIL_TOPICS.stopped('deadlines'))).toBeVisible();
  await expect(section).toBeFocused();
  const rows = page.getByRole('row').filter({ hasText: MAIL_TOPICS.title('deadlines') });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(CONSENT_WORDS.takenBack);
  await isAccessible(page, 'consent page, mails stopped', { isWholePage: true });
  const { grade, hardest } = await new Reader(page).grade();
  expect(grade, hardest.join(' | ')).toBeLessThanOrEqual(6);
});
