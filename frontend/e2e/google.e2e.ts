import { AUTH } from '#contract/api/auth.contract.js';
import { PLANS } from '#contract/api/plans.contract.js';
import { USERS } from '#contract/api/users.contract.js';
import { LOGIN } from '#contract/messages/account.js';
import { ERRORS } from '#contract/messages/errors.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { PAGES } from '#contract/pages.js';
import { DASHBOARD } from '#features/dashboard/messages.js';
import { expect, goTo, isAccessible, isReady, press, test, type Page } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { aPerson, confirmed, logIn } from './pages/account.js';
import { aGooglePerson, choose, GOOGLE, leaveForGoogle, signInWithGoogle, whoIsSignedIn } from './pages/google.js';

test.use({ alsoVisited: GOOGLE });

const isRefused = async (page: Page, code: keyof typeof ERRORS) => {
  await expect(page.getByText(ERRORS[code].message)).toBeVisible();
  expect(await whoIsSignedIn(page)).toBeNull();
};

async function aPlanPath({ request }: Page): Promise<string> {
  const { current } = (await (await request.get(PLANS.listMarketYears.path)).json()) as { current: number };
  const household = { income: 48_000, people: [{ age: 58, aptc_eligible: true }] };
  const place = { countyfips: '48113', state: 'TX', zipcode: '75001' };
  const data = { household, market: 'Individual', place, year: current };
  const { plans } = (await (await request.post(PLANS.search.path, { data })).json()) as { plans: { id: string }[] };
  return PAGES.plan.path.replace(':planId?', plans[0]?.id ?? '');
}

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

test('Google sign-in opens the existing account with the same verified address, whose password still works', async ({
  page,
}) => {
  const person = await confirmed(page);
  await signInWithGoogle(page, aGooglePerson({ email: person.email }));
  await expect(page.getByRole('heading', { name: DASHBOARD.welcome('Rosa') })).toBeVisible();
  expect((await whoIsSignedIn(page))?.email).toBe(person.email);
  await page.request.post(AUTH.logout.path);
  await signInWithGoogle(page, aGooglePerson({ email: person.email }));
  await isRefused(page, 'auth.googleOther');
  await logIn(page, person);
});

test(
  'signing in with Google confirms an unconfirmed account and invalidates its password',
  IN_FULL,
  async ({ page }) => {
    const { name, email, password } = aPerson();
    const data = { name, email, password, age_range: '35-44', terms_accepted: true };
    await expect(await page.request.post(USERS.signUp.path, { data })).toBeOK();
    await signInWithGoogle(page, aGooglePerson({ email }));
    await expect(page.getByRole('heading', { name: DASHBOARD.welcome('Rosa') })).toBeVisible();
    await page.request.post(AUTH.logout.path);
    expect((await page.request.post(AUTH.login.path, { data: { email, password } })).status()).toBe(401);
  },
);

test(
  'an address that Google has not verified neither creates an account nor opens an existing one',
  IN_FULL,
  async ({ page }) => {
    const { email } = await confirmed(page);
    await signInWithGoogle(page, aGooglePerson({ email }), { unverified: true });
    await isRefused(page, 'auth.googleUnverified');
    await isAccessible(page, 'login, address not verified by Google');
  },
);

test('a person who cancels at Google sees a message, and a second attempt succeeds', async ({ page }) => {
  await leaveForGoogle(page, `${PAGES.login.path}?next=${PAGES.quiz.path}`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await isReady(page);
  await isRefused(page, 'auth.googleCancelled');
  await page.getByRole('link', { name: LOGIN.google }).click();
  await choose(page, aGooglePerson());
  expect(new URL(page.url()).pathname).toBe(PAGES.quiz.path);
});

test(
  'a response from Google cannot be used twice or in another browser',
  IN_FULL,
  async ({ page, browser, baseURL }) => {
    const answers: string[] = [];
    page.on('request', (request) => void answers.push(request.url()));
    await signInWithGoogle(page, aGooglePerson());
    const answer = answers.find((url) => url.includes(AUTH.finishGoogle.path)) ?? '';
    await page.request.post(AUTH.logout.path);
    await page.goto(answer);
    await isRefused(page, 'auth.googleRefused');
    const elsewhere = await (await browser.newContext({ baseURL })).newPage();
    await leaveForGoogle(elsewhere);
    await elsewhere.goto(answer);
    await isRefused(elsewhere, 'auth.googleRefused');
    await elsewhere.context().close();
  },
);

test('an identity token with the nonce of another sign-in is rejected', async ({ page }) => {
  await signInWithGoogle(page, aGooglePerson(), { fault: 'nonce' });
  await isRefused(page, 'auth.googleRefused');
});

test('signing in with Google returns the person to the guarded page or plan from which they came', async ({ page }) => {
  await goTo(page, PAGES.vaDrugCoverage.path);
  await page.waitForURL(`**${PAGES.login.path}`);
  await page.getByRole('link', { name: LOGIN.google }).click();
  await choose(page, aGooglePerson());
  await page.waitForURL(`**${PAGES.vaDrugCoverage.path}`);
  const plan = await aPlanPath(page);
  await page.request.post(AUTH.logout.path);
  await leaveForGoogle(page, `${PAGES.login.path}?next=${encodeURIComponent(plan)}`);
  await choose(page, aGooglePerson());
  expect(new URL(page.url()).pathname).toBe(plan);
});

test('a Google account is recognized even after its email address has changed', IN_FULL, async ({ page }) => {
  const person = aGooglePerson();
  await signInWithGoogle(page, person);
  const before = await whoIsSignedIn(page);
  await page.request.post(AUTH.logout.path);
  await signInWithGoogle(page, aGooglePerson({ sub: person.sub }), { unverified: true });
  await expect(page.getByRole('heading', { name: DASHBOARD.welcome('Rosa') })).toBeVisible();
  expect(await whoIsSignedIn(page)).toEqual(before);
});

test(
  "after Google sign-in is removed, only the account's own email address links it again",
  IN_FULL,
  async ({ page }) => {
    const person = await confirmed(page);
    const identity = aGooglePerson({ email: person.email });
    await signInWithGoogle(page, identity);
    await goTo(page, PAGES.account.path);
    await page.locator('#google-current_password').fill(person.password);
    await press(page.getByRole('button', { name: ACCOUNT.removeGoogle }));
    await expect(page.getByText(ACCOUNT.googleRemoved)).toBeVisible();
    await page.request.post(AUTH.logout.path);
    await signInWithGoogle(page, { ...identity, email: 'elsewhere@example.test' }, { unverified: true });
    await isRefused(page, 'auth.googleUnverified');
    await signInWithGoogle(page, identity);
    await expect(page.getByRole('heading', { name: DASHBOARD.welcome('Rosa') })).toBeVisible();
    expect((await whoIsSignedIn(page))?.email).toBe(person.email);
  },
);
