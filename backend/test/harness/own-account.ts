import type { OwnAccount } from '#contract/api/account.contract.js';
import type { Browser } from './browser.js';
import type { TestApp } from './test-app.js';

export type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

export async function signInElsewhere(
  testApp: TestApp,
  { email, password }: Pick<Person, 'email' | 'password'>,
  device = IPHONE,
): Promise<Browser> {
  const browser = testApp.browser(device);
  await browser.post('/api/auth/login_user', { email, password });
  return browser;
}

export const ownAccount = async ({ browser }: Pick<Person, 'browser'>): Promise<OwnAccount> =>
  (await browser.get('/api/account')).body as OwnAccount;

export const isSignedIn = async (browser: Browser): Promise<boolean> =>
  ((await browser.get('/api/auth/me')).body as { ok: boolean }).ok;
