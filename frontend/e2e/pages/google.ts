import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AUTH } from '#contract/api/auth.contract.js';
import { LOGIN } from '#contract/messages/account.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, isReady } from '../browser-test.js';

export const GOOGLE = process.env['E2E_GOOGLE_URL'] ?? 'http://localhost:4200';

export interface GooglePerson {
  email: string;
  name: string;
  sub: string;
}
export const aGooglePerson = (changes: Partial<GooglePerson> = {}): GooglePerson => ({
  email: `${randomUUID()}@example.test`,
  name: 'Rosa Delgado',
  sub: `3${Date.now()}${Math.floor(Math.random() * 10_000_000)}`,
  ...changes,
});

interface Unusual {
  unverified?: boolean;
  /**
   * The fault, such as `nonce`, that the Google stand-in should introduce into its response. The field is omitted for a
   * correct response.
   */
  fault?: string;
}

export async function leaveForGoogle(page: Page, from: string = PAGES.login.path): Promise<void> {
  await goTo(page, from);
  await page.getByRole('link', { name: LOGIN.google }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
}

/**
 * Chooses an account on the stand-in's page, which imitates Google, and waits until the browser is redirected back to
 * this site.
 */
export async function choose(page: Page, person: GooglePerson, { unverified, fault }: Unusual = {}): Promise<void> {
  await page.getByText('Unusual answers').click();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Account number').fill(person.sub);
  if (unverified) await page.getByLabel('Google has not verified this address').check();
  if (fault) await page.getByLabel('Wrong on purpose').selectOption(fault);
  await page.getByLabel('Another address').fill(person.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.origin !== GOOGLE);
  await isReady(page);
}

export async function signInWithGoogle(page: Page, person: GooglePerson, unusual?: Unusual): Promise<void> {
  await leaveForGoogle(page);
  await choose(page, person, unusual);
}

export async function whoIsSignedIn({ request }: Page): Promise<{ id: string; email: string } | null> {
  const { user } = (await (await request.get(AUTH.me.path)).json()) as { user: { id: string; email: string } | null };
  return user;
}
