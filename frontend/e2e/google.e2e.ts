import { AUTH } from '#contract/api/auth.contract.js';
import { ERRORS } from '#contract/messages/errors.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { PAGES } from '#contract/pages.js';
import { DASHBOARD } from '#features/dashboard/messages.js';
import { expect, goTo, test, type Page } from './browser-test.js';
import { confirmed } from './pages/account.js';
import { aGooglePerson, choose, GOOGLE, leaveForGoogle, signInWithGoogle, whoIsSignedIn } from './pages/google.js';

test.use({ alsoVisited: GOOGLE });

const isRefused = async (page: Page, code: keyof typeof ERRORS) => {
  await expect(page.getByText(ERRORS[code].message)).toBeVisible();
  expect(await whoIsSignedIn(page)).toBeNull();
};

test('a new person who signs in with Google gets an account', async ({ page }) => {
  const person = aGooglePerson({ name: 'Nora Landry' });
  await leaveForGoogle(page);
  // The redirect to Google must not contain personal data. The nonce and the code challenge bind Google's response to
  // this browser.
  expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual([
    'client_id',
    'code_challenge',
    'code_challenge_method',
    'nonce',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
  ]);
  await choose(page, person);
  await expect(page.getByRole('heading', { name: DASHBOARD.welcome('Nora') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(PAGES.dashboard.path);
  await goTo(page, PAGES.account.path);
  await expect(page.getByRole('heading', { name: ACCOUNT.google })).toBeVisible();
});

test('Google sign-in opens the account with the same verified address, for one Google account only', async ({
  page,
}) => {
  const person = await confirmed(page);
  await signInWithGoogle(page, aGooglePerson({ email: person.email }));
  await expect(page.getByRole('heading', { name: DASHBOARD.welcome('Rosa') })).toBeVisible();
  expect((await whoIsSignedIn(page))?.email).toBe(person.email);
  await page.request.post(AUTH.logout.path);
  await signInWithGoogle(page, aGooglePerson({ email: person.email }));
  await isRefused(page, 'auth.googleOther');
});
