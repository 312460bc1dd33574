import { LINK_UNKNOWN_FRAGMENT, stoppedFragment } from '#contract/changes/alerts.contract.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { ALERT_ERRORS } from '#contract/messages/errors.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, press, scrollTo, test } from './browser-test.js';
import { signedIn } from './pages/account.js';

const LINK = `${PAGES.stopAlerts.path}?token=${'A'.repeat(64)}`;
const UNKNOWN = ALERT_ERRORS['alerts.linkUnknown'].message;

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
    await page.goto('about:blank');
    await page.goto(`${PAGES.stopAlerts.path}#${stoppedFragment('deadlines')}`);
    await expect(page.getByText(MAIL_TOPICS.stopped('deadlines'))).toBeVisible();
    await expect(page.getByText(UNKNOWN)).toBeHidden();
    await expect(button).toBeHidden();
  });
});

test('the dashboard starts and ends the mails about changes of saved plans', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.dashboard.path);
  const card = page.getByRole('region', { name: CHANGE_ALERTS.title });
  await scrollTo(card);
  await press(card.getByRole('button', { name: CHANGE_ALERTS.consent }));
  await expect(card.getByText(CHANGE_ALERTS.list.started)).toBeVisible();
  await expect(card.getByText(CHANGE_ALERTS.list.none)).toBeVisible();
  await press(card.getByRole('button', { name: MAIL_TOPICS.stop }));
  await expect(card.getByText(MAIL_TOPICS.stopped('savedPlans'))).toBeVisible();
});
