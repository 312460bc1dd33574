import type { ReplyOf } from '#contract/api/endpoint.js';
import { ALERT_CALLS, LINK_UNKNOWN_FRAGMENT, stoppedFragment } from '#contract/changes/alerts.contract.js';
import { ALERT_TOPICS } from '#contract/limits/alerts.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { ALERT_ERRORS } from '#contract/messages/errors.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import type { SavedChange } from '#contract/plans/saved-change.js';
import { expect, goTo, isAccessible, press, scrollTo, test } from './browser-test.js';
import { signedIn } from './pages/account.js';
import { Reader } from './pages/reading.js';

const LINK = `${PAGES.stopAlerts.path}?token=${'A'.repeat(64)}`;
const UNKNOWN = ALERT_ERRORS['alerts.linkUnknown'].message;

test('the link in a mail shows a page whose button ends the mails, without logging in', async ({ page, request }) => {
  const button = page.getByRole('button', { name: MAIL_TOPICS.stop });
  await goTo(page, LINK);
  await expect(page.getByText(UNKNOWN).filter({ visible: true })).toHaveCount(1);
  await expect(button).toHaveCount(0);
  await isAccessible(page, 'stop mails, unknown link', { isWholePage: true });
  // The invented link is not known to the server, so the browser gets the server's answers to a known one here.
  let isOn = true;
  await page.route(`**${ALERT_CALLS.getByLink.path}?token=*`, (route) =>
    route.fulfill({ json: { topic: 'deadlines', isOn } }),
  );
  await page.route(`**${PAGES.stopAlerts.path}?token=*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    isOn = false;
    await route.fulfill({ json: { ok: true, topic: 'deadlines' } });
  });
  await goTo(page, LINK);
  await expect(page.getByText(MAIL_TOPICS.stops('deadlines'))).toBeVisible();
  await isAccessible(page, 'stop mails', { isWholePage: true });
  const { grade, hardest } = await new Reader(page).grade();
  expect(grade, hardest.join(' | ')).toBeLessThanOrEqual(6);
  await press(button);
  await expect(page.getByText(MAIL_TOPICS.stopped('deadlines')).filter({ visible: true })).toHaveCount(1);
  await expect(button).toHaveCount(0);
  await isAccessible(page, 'stop mails, stopped');
  await goTo(page, LINK);
  await expect(page.getByText(MAIL_TOPICS.alreadyStopped('deadlines'))).toBeVisible();
  await expect(button).toHaveCount(0);
  await isAccessible(page, 'stop mails, stopped before');
  await goTo(page, PAGES.stopAlerts.path);
  await expect(page.getByText(UNKNOWN).filter({ visible: true })).toHaveCount(1);
  await expect(button).toHaveCount(0);
  const headers = (await request.get(LINK)).headers();
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the button of that page sends a plain form, and the same page says what happened', async ({ page }) => {
    await page.goto(LINK);
    await expect(page.getByText(MAIL_TOPICS.stopsSome)).toBeVisible();
    const button = page.getByRole('button', { name: MAIL_TOPICS.stop });
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      button.press('Enter'),
    ]);
    expect(new URL(sent.url()).pathname + new URL(sent.url()).search).toBe(LINK);
    await page.waitForURL(`**${PAGES.stopAlerts.path}#${LINK_UNKNOWN_FRAGMENT}`);
    await expect(page.getByText(UNKNOWN).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(button).toBeHidden();
    await expect(page.getByRole('heading', { name: PAGES.stopAlerts.title })).toBeInViewport({ ratio: 1 });
    for (const topic of ALERT_TOPICS) {
      await page.goto('about:blank');
      await page.goto(`${PAGES.stopAlerts.path}#${stoppedFragment(topic)}`);
      await expect(page.getByText(MAIL_TOPICS.stopped(topic))).toBeVisible();
      await expect(page.getByText(UNKNOWN)).toBeHidden();
      await expect(button).toBeHidden();
    }
  });
});

const CHANGES: readonly SavedChange[] = [
  { kind: 'premium', before: 412.4, after: 438 },
  { kind: 'deductible', part: 'drug', before: 500, after: 0 },
  { kind: 'maximum', part: 'whole', before: 9_000, after: 9_200 },
  { kind: 'medicine', name: 'Metformin', before: 'covered', after: 'notCovered' },
  { kind: 'tier', name: 'Metformin', before: 'Generic', after: 'Preferred brand' },
  { kind: 'doctor', name: 'Dr. Ana Ruiz', before: true, after: false },
  { kind: 'withdrawn' },
];
const asOf = '2026-11-20T15:00:00.000Z';
const LONG_AGO = '2026-01-20T15:00:00.000Z';
const LIST: ReplyOf<typeof ALERT_CALLS.list> = {
  settings: { isOn: true, since: asOf },
  changes: [
    { id: crypto.randomUUID(), plan: null, change: { kind: 'newYear', year: 2027 }, asOf, foundAt: LONG_AGO },
    ...CHANGES.map((change) => ({
      id: crypto.randomUUID(),
      plan: { id: '11111TX0000001', name: 'Blue Silver 4500 with a long name', year: 2026 },
      change,
      asOf,
      foundAt: new Date().toISOString(),
    })),
  ],
};

test('the dashboard starts and ends the mails and lists what has changed, before and after', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.dashboard.path);
  const card = page.getByRole('region', { name: CHANGE_ALERTS.title });
  await scrollTo(card);
  await press(card.getByRole('button', { name: CHANGE_ALERTS.consent }));
  await expect(card.getByText(CHANGE_ALERTS.list.started)).toBeVisible();
  await expect(card.getByText(CHANGE_ALERTS.list.none)).toBeVisible();
  await isAccessible(page, 'dashboard, mails about changes begun');
  await press(card.getByRole('button', { name: MAIL_TOPICS.stop }));
  await expect(card.getByText(MAIL_TOPICS.stopped('savedPlans'))).toBeVisible();
  await page.route('**/api/alerts', (route) => route.fulfill({ json: LIST }));
  await goTo(page, PAGES.dashboard.path);
  const news = page.getByRole('region', { name: CHANGE_ALERTS.newTitle });
  await expect(news.getByRole('listitem')).toHaveCount(CHANGES.length);
  await expect(news.getByText('Price a month: was $412.40, now $438 (as of November 20, 2026)')).toBeVisible();
  await scrollTo(card);
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await isAccessible(page, 'dashboard, changes of saved plans', { isWholePage: true });
  const { grade, hardest } = await new Reader(page).grade();
  expect(grade, hardest.join(' | ')).toBeLessThanOrEqual(6);
});
