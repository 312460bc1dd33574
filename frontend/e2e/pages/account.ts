import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CONFIRM, LOGIN, SIGN_UP, THANKS } from '../../../backend/src/contract/messages/account.js';
import { PAGES } from '../../../backend/src/contract/pages.js';
import { expect, goTo, isReady } from '../house-test.js';
import { linkFor } from '../mailbox.js';

export interface Person { name: string; email: string; password: string }
/** The superadmin whom every start makes. */
export const BOSS: Person = { name: 'Superadmin', email: process.env['E2E_SUPERADMIN_EMAIL'] ?? 'superadmin@example.test', password: process.env['E2E_SUPERADMIN_PASSWORD'] ?? '' };
export const aPerson = (): Person => ({ name: 'Rosa Delgado', email: `${randomUUID()}@example.test`, password: 'quiet river stones' });

const passwordIn = (page: Page) => page.getByLabel(SIGN_UP.passwordLabel, { exact: false }).and(page.locator('input'));

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await goTo(page, PAGES.signUp.path);
  await page.getByLabel(SIGN_UP.nameLabel).fill(person.name);
  await page.getByLabel(SIGN_UP.ageLabel).selectOption('35-44');
  await page.getByLabel(SIGN_UP.emailLabel, { exact: false }).and(page.locator('[type=email]')).fill(person.email);
  await passwordIn(page).fill(person.password);
  await page.locator('input[name=terms_accepted]').check();
}

export async function signUp(page: Page, person: Person): Promise<void> {
  await fillSignUp(page, person);
  await page.getByRole('button', { name: SIGN_UP.submit }).click();
  await expect(page.getByRole('heading', { name: THANKS.title })).toBeVisible();
}

export async function confirm(page: Page, person: Person): Promise<void> {
  const link = await linkFor(person.email, 'confirm');
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(CONFIRM.done)).toBeVisible();
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await passwordIn(page).fill(password);
  await page.getByRole('button', { name: LOGIN.submit, exact: true }).click();
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await goTo(page, PAGES.login.path);
  await fillLogin(page, person);
  await page.waitForURL(`**${PAGES.dashboard.path}`);
  await isReady(page);
}

/** A person with a confirmed account, signed in, in this browser. */
export async function signedIn(page: Page): Promise<Person> {
  const person = aPerson();
  await signUp(page, person);
  await confirm(page, person);
  await logIn(page, person);
  return person;
}
