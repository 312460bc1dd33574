import type { Locator } from '@playwright/test';
import { SHARE_ERRORS } from '#contract/messages/errors.js';
import { PAGES } from '#contract/pages.js';
import { SHARED_VIEW } from '#features/plans/shared-view/words.js';
import { SHARE_WORDS } from '#features/plans/sharing/words.js';
import { expect, goTo, isAccessible, isReady, press, scrollTo, test } from './browser-test.js';
import { signedIn } from './pages/account.js';
import { watchRequests } from './pages/requests.js';
import { choosePlans, openComparison, searchAsMember } from './pages/search.js';

/** Returns the amounts of the compared plans, such as the premium and the cost of a year. */
const figures = (within: Locator): Promise<string[]> =>
  within.locator('ol').first().locator('b').filter({ hasText: /\$\d/ }).allTextContents();

test('a daughter sees the plans, what was ticked and nothing else, until the link is ended', async ({
  page,
  browser,
  baseURL,
}) => {
  const requests = watchRequests(page);
  await signedIn(page);
  await searchAsMember(page);
  await choosePlans(page, 0, 2);
  await openComparison(page, 2);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await requests.areFinished();
  const ownersFigures = await figures(page.getByRole('main'));
  // Of each plan at least the premium, the average year and the most.
  expect(ownersFigures.length).toBeGreaterThanOrEqual(6);
  await press(page.getByRole('button', { name: SHARE_WORDS.title }));
  await expect(page.getByLabel(SHARE_WORDS.ticks.prices)).toBeChecked();
  await expect(page.getByLabel(SHARE_WORDS.ticks.answers)).not.toBeChecked();
  await isAccessible(page, 'share dialog');
  await page.getByRole('button', { name: SHARE_WORDS.look }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('paragraph').filter({ hasText: SHARE_WORDS.preview })).toBeFocused();
  await expect.poll(() => figures(preview)).toEqual(ownersFigures);
  await isAccessible(page, 'share dialog, preview');
  await preview.getByRole('button', { name: SHARE_WORDS.make }).click();
  const address = await page.getByLabel(SHARE_WORDS.address).inputValue();
  expect(new URL(address)).toMatchObject({ pathname: PAGES.shared.path, search: '' });
  await isAccessible(page, 'share dialog, link made');

  const daughter = await (await browser.newContext({ baseURL })).newPage();
  const sent: string[] = [];
  daughter.on('request', (request) => sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await daughter.goto(address);
  await expect(daughter.getByText(SHARED_VIEW.theirPrices)).toBeVisible();
  await expect.poll(() => figures(daughter.getByRole('main'))).toEqual(ownersFigures);
  expect(await daughter.getByRole('main').textContent()).not.toContain('75001');
  expect(sent.filter((line) => line.includes(new URL(address).hash.slice(1)))).toEqual([]);

  await goTo(page, PAGES.dashboard.path);
  const links = page.getByRole('region', { name: SHARE_WORDS.list });
  await scrollTo(links);
  await expect(links).toContainText('Opened once.');
  await press(links.getByRole('button', { name: SHARE_WORDS.end }));
  await expect(links.getByText(SHARE_WORDS.endedNow)).toBeVisible();
  await daughter.reload();
  await isReady(daughter);
  await expect(daughter.getByRole('alert')).toHaveText(SHARE_ERRORS['shares.ended'].message);
  await isAccessible(daughter, 'shared link that was ended');
  await daughter.context().close();
});
