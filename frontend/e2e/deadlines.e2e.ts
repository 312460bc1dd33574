import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { PAGES } from '#contract/pages.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { KIND_WORDS } from '#features/deadlines/model/kind-words.js';
import { DEADLINES } from '#features/deadlines/model/words.js';
import { expect, goTo, isAccessible, press, test, type Page } from './browser-test.js';
import { fillLogin, signedIn } from './pages/account.js';

const YEAR = new Date().getFullYear();
/** Somebody who turns 65 in the next year, on a day that is not the first of a month. */
const BIRTH = ['5', '15', String(YEAR + 1 - 65)];

async function typeDay(page: Page, legend: string, parts: readonly string[]): Promise<void> {
  const day = page.getByRole('group', { name: legend });
  await day.getByLabel('Month').focus();
  for (const [index, part] of parts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(part);
  }
}

async function showDates(page: Page): Promise<void> {
  await goTo(page, PAGES.deadlines.path);
  await typeDay(page, DEADLINES.birth, BIRTH);
  await press(page.getByRole('checkbox', { name: DEADLINES.event.moved }), 'Space');
  await typeDay(page, DEADLINES.when.moved, ['1', '2', String(YEAR)]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: DEADLINES.title })).toBeFocused();
}

test('a keyboard user without an account finds the days that count, and nothing of it is in the address', async ({
  page,
}) => {
  await goTo(page, PAGES.deadlines.path);
  await press(page.getByRole('button', { name: DEADLINES.submit }));
  await expect(page.getByRole('link', { name: DEADLINES.wrong.birth })).toBeVisible();
  await isAccessible(page, 'deadlines with an error');
  await showDates(page);
  const first = page.getByRole('listitem').filter({ hasText: KIND_WORDS.initial.title });
  await expect(first).toContainText(`February 1, ${YEAR + 1} to August 31, ${YEAR + 1}`);
  const soonest = page.getByRole('listitem').filter({ hasText: KIND_WORDS.soonest.title });
  await expect(soonest).toContainText(`February 1, ${YEAR + 1} to April 30, ${YEAR + 1}`);
  await expect(soonest).toContainText(`It then starts on May 1, ${YEAR + 1}.`);
  await expect(page.getByRole('img', { name: KIND_WORDS.initial.title })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  // The dates go to a calendar, one at a time or all together, and to paper.
  const fileOf = async (button: Locator): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), press(button)]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    return readFileSync(await file.path(), 'utf8');
  };
  const one = await fileOf(
    page.getByRole('listitem').filter({ hasText: KIND_WORDS.initial.title }).getByRole('button'),
  );
  expect(one).toContain(`DTSTART;VALUE=DATE:${YEAR + 1}0831`);
  expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(
    (await fileOf(page.getByRole('button', { name: DEADLINES.addAll }))).match(/BEGIN:VEVENT/g)?.length,
  ).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Join a drug plan, too')).toBeVisible();
  await expect(page.getByRole('form', { name: DEADLINES.form })).toBeHidden();
  await expect(page.getByRole('button', { name: DEADLINES.print })).toBeHidden();
});

test('the link in a reminder leads through the login to the saved dates, which a calendar gets, too', async ({
  page,
  browser,
  baseURL,
}) => {
  const { calendar, mails } = DEADLINES.notices;
  const person = await signedIn(page);
  await showDates(page);
  await press(page.getByRole('button', { name: DEADLINES.account.save }));
  await expect(page.getByText(DEADLINES.account.saved)).toBeVisible();
  await expect(await page.request.post(SESSION_CALLS.logout.path)).toBeOK();
  await page.goto(PAGES.myDeadlines.path);
  await page.waitForURL(`**${PAGES.login.path}`);
  await fillLogin(page, person);
  await page.waitForURL(`**${PAGES.myDeadlines.path}`);
  await press(page.getByRole('button', { name: calendar.make }));
  await expect(page.getByText(calendar.ready)).toBeVisible();
  const address = await page.getByRole('textbox', { name: calendar.address }).inputValue();
  // A calendar program has no cookies.
  const program = await browser.newContext({ baseURL });
  const file = await program.request.get(address);
  expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${YEAR + 1}0831`);
  await expect(page.getByRole('link', { name: calendar.open })).toHaveAttribute('href', /^webcal:/);
  await press(page.getByRole('button', { name: mails.start }));
  await expect(page.getByText(mails.started)).toBeVisible();
  await isAccessible(page, 'deadlines with a calendar and mails');
  await page.reload();
  await expect(page.getByText(mails.isOn)).toBeVisible();
  await press(page.getByRole('button', { name: calendar.end }));
  await expect(page.getByText(calendar.ended)).toBeVisible();
  expect((await program.request.get(address)).status()).toBe(404);
  await program.close();
});
