import { OWN_ACCOUNT } from '#contract/api/account.contract.js';
import { AUTH } from '#contract/api/auth.contract.js';
import { USERS } from '#contract/api/users.contract.js';
import { REQUEST_LIMITS } from '#contract/loading-delays.js';
import { LOGIN, RESET, SIGN_UP } from '#contract/messages/account.js';
import { FORM } from '#contract/messages/forms.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { PAGES } from '#contract/pages.js';
import { CONFIRM, FORGOT, RESEND } from '#features/account/messages.js';
import { LOGIN_FAILED } from '#features/session/messages/session.js';
import { expect, goTo, isAccessible, press, test, whileBusy, type Page } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { aPerson, fillSignUp, signedIn, signUp } from './pages/account.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const problems = (page: Page) => page.getByRole('heading', { name: FORM.summaryTitle });

test('the sign-up and login forms are accessible when filled in, busy and rejected', async ({ page }) => {
  const person = aPerson();
  await signUp(page, person);
  await fillSignUp(page, person);
  await isAccessible(page, 'sign-up, filled in');
  await whileBusy(
    page,
    USERS.signUp.path,
    () => press(button(page, SIGN_UP.submit)),
    async () => {
      await expect(button(page, SIGN_UP.busy)).toBeVisible();
      await isAccessible(page, 'sign-up, busy');
    },
  );
  await expect(problems(page)).toBeVisible();
  await isAccessible(page, 'sign-up, address taken');

  await goTo(page, PAGES.login.path);
  await press(button(page, LOGIN.submit));
  await expect(problems(page)).toBeVisible();
  await isAccessible(page, 'login, with errors');
  await press(button(page, LOGIN.resend));
  await isAccessible(page, 'resend, without an address');
  await page.locator('input[name=email]').fill(person.email);
  await page.locator('input[name=password]').fill(person.password);
  await isAccessible(page, 'login, filled in');
  await whileBusy(
    page,
    AUTH.login.path,
    () => press(button(page, LOGIN.submit)),
    async () => {
      await expect(button(page, LOGIN.busy)).toBeVisible();
      await isAccessible(page, 'login, busy');
    },
  );
  await whileBusy(
    page,
    AUTH.initiateConfirmation.path,
    () => press(button(page, LOGIN.resend)),
    async () => {
      await expect(page.getByText(RESEND.busy)).toBeVisible();
      await isAccessible(page, 'resend, busy');
    },
  );
  await expect(page.getByText(RESEND.done)).toBeVisible();
  await isAccessible(page, 'resend, done');
});

test('a login and a sign-up that the server does not answer end with a message and can be repeated', async ({
  page,
}) => {
  const person = aPerson();
  for (const path of [AUTH.login.path, USERS.signUp.path]) await page.route(`**${path}`, () => undefined);
  await page.clock.install();
  await goTo(page, PAGES.login.path);
  await page.locator('input[name=email]').fill(person.email);
  await page.locator('input[name=password]').fill(person.password);
  await press(button(page, LOGIN.submit));
  await expect(button(page, LOGIN.busy)).toBeVisible();
  await page.clock.fastForward(REQUEST_LIMITS.changing);
  await expect(problems(page).locator('..')).toContainText(LOGIN_FAILED.plain);
  await expect(button(page, LOGIN.submit)).toBeVisible();
  await fillSignUp(page, person);
  await press(button(page, SIGN_UP.submit));
  await expect(button(page, SIGN_UP.busy)).toBeVisible();
  await page.clock.fastForward(REQUEST_LIMITS.changing);
  await expect(problems(page).locator('..')).toContainText(SIGN_UP.failed);
  await isAccessible(page, 'sign-up, no answer');
});

test(
  'the confirmation and reset pages are accessible when busy and with incomplete or rejected links',
  IN_FULL,
  async ({ page }) => {
    await whileBusy(
      page,
      `${AUTH.confirm.path}?*`,
      () => goTo(page, `${PAGES.confirm.path}?token=not-a-token`),
      async () => {
        await expect(page.getByRole('heading', { name: CONFIRM.busy })).toBeVisible();
        await isAccessible(page, 'confirm, busy');
      },
    );
    await expect(page.getByRole('heading', { name: CONFIRM.failedTitle })).toBeVisible();
    await isAccessible(page, 'confirm, failed');

    await goTo(page, PAGES.resetPassword.path);
    await expect(page.getByText(RESET.missingToken)).toBeVisible();
    for (const field of await page.locator('input[type=password]').all()) await field.fill('seven calm otters');
    await expect(button(page, RESET.submit)).toHaveAttribute('aria-disabled', 'true');
    await press(button(page, RESET.submit));
    await expect(page.getByRole('group', { name: FORM.summaryTitle })).toContainText(RESET.missingToken);
    await isAccessible(page, 'reset, incomplete link');
    await goTo(page, `${PAGES.resetPassword.path}?token=not-a-token`);
    await page.locator('input[type=password]').nth(0).fill('seven calm otters');
    await page.locator('input[type=password]').nth(1).fill('seven calm boats');
    await press(button(page, RESET.submit));
    await expect(problems(page)).toBeVisible();
    await isAccessible(page, 'reset, passwords differ');
    await page.locator('input[type=password]').nth(1).fill('seven calm otters');
    await whileBusy(
      page,
      AUTH.completeReset.path,
      () => press(button(page, RESET.submit)),
      async () => {
        await expect(button(page, RESET.busy)).toBeVisible();
        await isAccessible(page, 'reset, busy');
      },
    );

    await goTo(page, PAGES.forgotPassword.path);
    await page.locator('input[name=email]').fill('nobody@example.test');
    await whileBusy(
      page,
      AUTH.initiateReset.path,
      () => press(button(page, FORGOT.submit)),
      async () => {
        await expect(button(page, FORGOT.busy)).toBeVisible();
        await isAccessible(page, 'forgot, busy');
      },
    );
  },
);

test(
  'the account page is accessible with incomplete forms, while saving and after saving',
  IN_FULL,
  async ({ page }) => {
    await signedIn(page);
    await goTo(page, PAGES.account.path);
    await press(button(page, ACCOUNT.closeButton));
    await expect(problems(page)).toBeVisible();
    await isAccessible(page, 'account, closing not ticked');
    await page.locator('#email-new_email').fill('not an address');
    await press(button(page, ACCOUNT.saveEmail));
    await isAccessible(page, 'account, two forms with problems');
    await page.locator('#details-name').fill('Rosa Maria');
    await whileBusy(
      page,
      OWN_ACCOUNT.changeDetails.path,
      () => press(button(page, ACCOUNT.save)),
      async () => {
        await expect(button(page, ACCOUNT.saving)).toBeVisible();
        await isAccessible(page, 'account, busy');
      },
    );
    await expect(page.getByText(ACCOUNT.saved)).toBeVisible();
    await press(button(page, ACCOUNT.askData));
    await isAccessible(page, 'account, saved and file asked for');
  },
);
