import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { AUTH } from '#contract/api/auth.contract.js';
import { USERS } from '#contract/api/users.contract.js';
import { DRUG_CALLS, PROVIDER_CALLS, SAVED_CALLS, SHARE_CALLS } from '#contract/calls.js';
import { LOGIN, SIGN_UP } from '#contract/messages/account.js';
import { ERRORS } from '#contract/messages/errors.js';
import { PROVE } from '#contract/messages/second-factor.js';
import { PAGES } from '#contract/pages.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { CONFIRM, THANKS } from '#features/account/messages.js';
import { expect, goTo, isReady, press } from '../browser-test.js';
import { linkFor } from '../mailbox.js';

export interface Person {
  name: string;
  email: string;
  password: string;
}
export const SUPERADMIN: Person = {
  name: 'Superadmin',
  email: process.env['E2E_SUPERADMIN_EMAIL'] ?? 'superadmin@example.test',
  password: process.env['E2E_SUPERADMIN_PASSWORD'] ?? '',
};
export const aPerson = (): Person => ({
  name: 'Rosa Delgado',
  email: `${randomUUID()}@example.test`,
  password: 'quiet river stones',
});
/** Returns a different last name for each call, so that a test can find the people whom it has created. */
export const uniqueName = (): string => `Zed${randomUUID().slice(0, 8)}`;

const passwordIn = (page: Page) => page.getByLabel(SIGN_UP.passwordLabel, { exact: false }).and(page.locator('input'));

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await goTo(page, PAGES.signUp.path);
  await fillSignUpHere(page, person);
}

export async function fillSignUpHere(page: Page, person: Person): Promise<void> {
  await page.getByLabel(SIGN_UP.nameLabel).fill(person.name);
  await page.getByLabel(SIGN_UP.ageLabel).selectOption('35-44');
  await page.getByLabel(SIGN_UP.emailLabel, { exact: false }).and(page.locator('[type=email]')).fill(person.email);
  await passwordIn(page).fill(person.password);
  const terms = page.locator('input[name=terms_accepted]');
  if (!(await terms.isChecked())) await press(terms, 'Space');
}

export async function signUp(page: Page, person: Person): Promise<void> {
  await fillSignUp(page, person);
  await press(page.getByRole('button', { name: SIGN_UP.submit }));
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
  await press(page.getByRole('button', { name: LOGIN.submit, exact: true }));
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await goTo(page, PAGES.login.path);
  await fillLogin(page, person);
  await page.waitForURL(`**${PAGES.dashboard.path}`);
  await isReady(page);
}

/**
 * Creates a person with a confirmed account who is not signed in. The function uses only API calls, because filling in
 * the sign-up and login forms in every test would take a third of the test run. Other tests cover these forms.
 */
export async function confirmed({ request }: Page, person = aPerson()): Promise<Person> {
  const { name, email, password } = person;
  await expect(
    await request.post(USERS.signUp.path, {
      data: { name, email, password, age_range: '35-44', terms_accepted: true },
    }),
  ).toBeOK();
  const { searchParams: params } = await linkFor(email, 'confirm');
  await expect(await request.get(AUTH.confirm.path, { params, headers: { accept: 'application/json' } })).toBeOK();
  return person;
}

/** Signs a person in with an API call, because other tests cover the login form. */
export async function startSession({ request }: Page, { email, password }: Person): Promise<void> {
  await expect(await request.post(AUTH.login.path, { data: { email, password } })).toBeOK();
}

export async function signedIn(page: Page, as = aPerson()): Promise<Person> {
  const person = await confirmed(page, as);
  await startSession(page, person);
  return person;
}

type Role = 'member' | 'staff';
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const sessions = new Map<Role, Promise<Cookies>>();

async function startSessionOf(role: Role, page: Page): Promise<Cookies> {
  if (role === 'staff') await startSession(page, SUPERADMIN);
  else {
    await signedIn(page);
    await expect(await page.request.post(SESSION_CALLS.completeOnboarding.path)).toBeOK();
  }
  return page.context().cookies();
}

/** Signs in for a role. All tests of a worker share one session of each role, which is started only once. */
async function signInAs(role: Role, page: Page): Promise<void> {
  const session = sessions.get(role) ?? startSessionOf(role, page);
  sessions.set(role, session);
  await page.context().addCookies(await session);
}

/** Calls that store something in an account. */
const KEPT: readonly string[] = [DRUG_CALLS.saveMine, PROVIDER_CALLS.saveMine, SAVED_CALLS.add, SHARE_CALLS.make].map(
  ({ path }) => path,
);

/**
 * Signs in as a person whom tests share. The test fails if it stores something in the account, because the next test
 * would find it there: such a test signs in somebody of its own. So does a test that proves who somebody is, because
 * that replaces the session.
 */
export async function signedInAsMember(page: Page): Promise<void> {
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && KEPT.includes(pathname)) throw new Error(`A shared account changed: ${pathname}`);
  });
  await signInAs('member', page);
}
export const signedInAsStaff = (page: Page): Promise<void> => signInAs('staff', page);

/** Lets the next call of an endpoint fail as if the person had logged in a while ago, and proves who they are. */
export async function provingAgain(page: Page, path: string, password: string, act: () => Promise<void>) {
  const refusal = { code: 'auth.freshSignInNeeded', ...ERRORS['auth.freshSignInNeeded'] };
  let isStale = true;
  // The route stays: if it were removed, Playwright could lose a request that starts at the same moment.
  await page.route(`**${path}`, (route) => {
    if (!isStale) return route.continue();
    isStale = false;
    return route.fulfill({ status: refusal.status, json: refusal });
  });
  await act();
  const dialog = page.getByRole('dialog', { name: PROVE.title });
  await dialog.getByRole('textbox', { name: PROVE.password }).fill(password);
  await press(dialog.getByRole('button', { name: PROVE.submit }));
  await expect(dialog).toBeHidden();
}
