import { readFileSync } from 'node:fs';
import { DASHBOARD } from '../../backend/src/contract/messages/site.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isAccessible, test } from './house-test.js';

test('signed out, the dashboard greets without a name, shows what this browser keeps and offers sign-in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedPlans', JSON.stringify([{ id: '38344AK1060001', name: 'Sample Silver' }])));
  await goTo(page, PAGES.dashboard.path);
  await expect(page.getByRole('heading', { level: 1, name: DASHBOARD.welcomeGuest })).toBeVisible();
  await expect(page.getByText(DASHBOARD.defaultDate)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sample Silver' })).toHaveAttribute('href', '/plan/38344AK1060001');
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', PAGES.login.path);
  await isAccessible(page, 'dashboard, signed out');
});

test('a date can be put into the person’s own calendar', async ({ page }) => {
  await goTo(page, PAGES.dashboard.path);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Add to my calendar/ }).first().click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(text).toContain('DTSTART;VALUE=DATE:');
});
