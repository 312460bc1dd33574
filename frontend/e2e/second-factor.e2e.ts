import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { AUTH } from '#contract/api/auth.contract.js';
import { SECOND_FACTOR_CALLS } from '#contract/api/second-factor.contract.js';
import { PROVE, SAFETY, SECOND_FACTOR_ERRORS, SECOND_STEP } from '#contract/messages/second-factor.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, isAccessible, isReady, press, test } from './browser-test.js';
import { linkFor } from './mailbox.js';
import { fillLogin, signedIn, type Person } from './pages/account.js';

const PERIOD_MS = 30_000;
/**
 * Returns the code that an authenticator app shows now, or the code that it shows a given number of 30-second periods
 * later. Tests need several codes, because each code is accepted only once.
 */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * PERIOD_MS });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await goTo(page, PAGES.account.path);
  await press(button(page, SAFETY.addApp));
  await expect(page.getByRole('img', { name: SAFETY.picture })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await isAccessible(page, 'account, adding an app');
  await page.getByLabel(SAFETY.confirm, { exact: false }).fill('000000');
  await press(button(page, SAFETY.confirmButton));
  await expect(page.getByRole('alert')).toHaveText(SECOND_FACTOR_ERRORS['auth.wrongCode'].message);
  await page.getByLabel(SAFETY.confirm, { exact: false }).fill(codeOf(secret));
  await press(button(page, SAFETY.confirmButton));
  await expect(page.getByRole('heading', { name: SAFETY.codes })).toBeFocused();
  await isAccessible(page, 'account, recovery codes');
  const codes = await page.locator('li code').allInnerTexts();
  await press(button(page, SAFETY.stored));
  return { secret, codes };
}

async function logOutAndEnterPassword(page: Page, person: Person): Promise<void> {
  await page.request.post(AUTH.logout.path);
  await goTo(page, PAGES.login.path);
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: SECOND_STEP.title })).toBeVisible();
}

async function completeWith(page: Page, code: string): Promise<void> {
  await page.locator('#second-step-code').fill(code);
  await press(button(page, SECOND_STEP.submit));
}

/** Adds to the browser a virtual device that creates passkeys and approves every request to use one. */
async function withPasskeyDevice(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('a person adds an authenticator app, logs in with its codes and with a recovery code, and removes it', async ({
  page,
}) => {
  const person = await signedIn(page);
  const { secret, codes } = await addApp(page);
  expect(codes).toHaveLength(10);
  await linkFor(person.email, 'new second step');

  await logOutAndEnterPassword(page, person);
  await isAccessible(page, 'login, second step');
  await completeWith(page, '123456');
  await expect(page.getByRole('alert')).toHaveText(SECOND_FACTOR_ERRORS['auth.wrongCode'].message);
  await completeWith(page, codeOf(secret, 1));
  await page.waitForURL(`**${PAGES.dashboard.path}`);

  await logOutAndEnterPassword(page, person);
  await completeWith(page, (codes[0] ?? '').toUpperCase());
  await page.waitForURL(`**${PAGES.dashboard.path}`);

  await goTo(page, PAGES.account.path);
  await expect(page.getByText(SAFETY.codesLeft(9))).toBeVisible();
  await page.getByRole('button', { name: SAFETY.removeOne(SAFETY.kinds.app) }).press('Enter');
  await expect(page.getByText(SAFETY.removed(SAFETY.kinds.app))).toBeVisible();
  await expect(page.getByText(SAFETY.none)).toBeVisible();
});

test('a person adds a passkey, logs in with it, and comes back to the page that asked for the login', async ({
  page,
}) => {
  await withPasskeyDevice(page);
  const person = await signedIn(page);
  await goTo(page, PAGES.account.path);
  await press(button(page, SAFETY.addPasskey));
  await isAccessible(page, 'account, adding a passkey');
  await page.getByLabel(SAFETY.name, { exact: false }).fill('My phone');
  await press(button(page, SAFETY.addPasskey));
  await expect(page.getByRole('heading', { name: SAFETY.codes })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();

  await page.request.post(AUTH.logout.path);
  await goTo(page, PAGES.account.path);
  await fillLogin(page, person);
  await button(page, SECOND_STEP.passkey).click();
  await page.waitForURL(`**${PAGES.account.path}`);
  await isReady(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText(SAFETY.used('').trim());
});

test('a person who logged in a while ago proves once more who they are, and then the action is done', async ({
  page,
}) => {
  const person = await signedIn(page);
  await goTo(page, PAGES.account.path);
  let isStale = true;
  await page.route(`**${SECOND_FACTOR_CALLS.startApp.path}`, async (route) => {
    if (!isStale) return route.continue();
    await route.fulfill({ status: 403, json: { code: 'auth.freshSignInNeeded', message: 'x', detail: 'x' } });
  });
  await press(button(page, SAFETY.addApp));
  const dialog = page.getByRole('dialog', { name: PROVE.title });
  await expect(dialog).toBeVisible();
  await isAccessible(page, 'account, proof of identity');
  await dialog.getByRole('textbox', { name: PROVE.password }).fill('not my password');
  await press(dialog.getByRole('button', { name: PROVE.submit }));
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: PROVE.password }).fill(person.password);
  isStale = false;
  await press(dialog.getByRole('button', { name: PROVE.submit }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: SAFETY.picture })).toBeVisible();
});
