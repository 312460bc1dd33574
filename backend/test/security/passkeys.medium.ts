import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { errorOf, type Browser } from '../harness/browser.js';
import { PasskeyDevice } from '../harness/passkey-device.js';
import { TestApp } from '../harness/test-app.js';

const FACTORS = '/api/account/second-factors';
const STEP = '/api/auth/second-step';
const SITE = 'http://localhost:3000';
type Person = Awaited<ReturnType<TestApp['signedIn']>>;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await TestApp.open({ workers: false });
});
afterAll(() => testApp.close());

async function add(browser: Browser, device: PasskeyDevice) {
  const { options } = (await browser.post(`${FACTORS}/passkey/start`)).body as { options: { challenge: string } };
  const passkey = device.register(options.challenge);
  return { passkey, answer: await browser.post(`${FACTORS}/passkey`, { name: 'My phone', passkey }) };
}

async function withPasskey(): Promise<Person & { device: PasskeyDevice }> {
  const [person, device] = [await testApp.signedIn(), new PasskeyDevice(SITE)];
  expect((await add(person.browser, device)).answer.status).toBe(200);
  return { ...person, device };
}

async function afterPassword({ email, password }: Person): Promise<{ browser: Browser; challenge: string }> {
  const browser = testApp.browser();
  await browser.post('/api/auth/login_user', { email, password });
  const { passkey } = (await browser.post(`${STEP}/start`)).body as { passkey: { challenge: string } };
  return { browser, challenge: passkey.challenge };
}
const outcome = async (browser: Browser, passkey: object): Promise<string | number> => {
  const answer = await browser.post(STEP, { passkey });
  return answer.status === 200 ? 200 : errorOf(answer).code;
};

it('an account with a passkey opens with the password and a challenge signed by it', async () => {
  const person = await withPasskey();
  const { browser, challenge } = await afterPassword(person);
  expect(await outcome(browser, person.device.signIn(challenge))).toBe(200);
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: true, user: { id: person.id } });
});

it('a signature is refused if it is of another challenge, site, device or person, or used again', async () => {
  const [person, other] = [await withPasskey(), await withPasskey()];
  const before = await afterPassword(person);
  const { browser, challenge } = await afterPassword(person);
  const { challenge: next } = ((await browser.post(`${STEP}/start`)).body as { passkey: { challenge: string } })
    .passkey;
  // The simulated device has the person's passkey but signs for another site, as if the person had been tricked into
  // using it there.
  const foreign = new PasskeyDevice('https://evil.example', 'localhost');
  for (const part of ['id', 'key']) Reflect.set(foreign, part, Reflect.get(person.device, part));
  const id = person.device.id.toString('base64url');
  const forged = { ...new PasskeyDevice(SITE).signIn(next), id, rawId: id };
  const wrong = [person.device.signIn(challenge), person.device.signIn(before.challenge), other.device.signIn(next)];
  for (const passkey of [...wrong, foreign.signIn(next), forged]) {
    expect(await outcome(browser, passkey)).toBe('auth.passkeyRefused');
    await browser.post(`${STEP}/start`);
  }
  const { passkey } = (await browser.post(`${STEP}/start`)).body as { passkey: { challenge: string } };
  const right = person.device.signIn(passkey.challenge);
  expect(await outcome(browser, right)).toBe(200);
  expect(await outcome(before.browser, right)).toBe('auth.passkeyRefused');
});

it('a passkey is not added for another challenge, for another site, or twice', async () => {
  const { browser } = await testApp.signedIn();
  const device = new PasskeyDevice(SITE);
  expect(errorOf((await add(browser, new PasskeyDevice('https://evil.example'))).answer).code).toBe(
    'auth.passkeyRefused',
  );
  await browser.post(`${FACTORS}/passkey/start`);
  const unasked = { name: 'x', passkey: device.register('bm90IGFza2Vk') };
  expect(errorOf(await browser.post(`${FACTORS}/passkey`, unasked)).code).toBe('auth.passkeyRefused');
  const { passkey, answer } = await add(browser, device);
  expect(answer.status).toBe(200);
  expect(errorOf(await browser.post(`${FACTORS}/passkey`, { name: 'x', passkey })).code).toBe('account.setUpExpired');
});

it('nonsense in place of a passkey’s answer is refused and breaks nothing', async () => {
  const person = await withPasskey();
  const { browser } = await afterPassword(person);
  const id = person.device.id.toString('base64url');
  for (const response of [{}, { clientDataJSON: 'x', authenticatorData: 'y', signature: 'z' }, { clientDataJSON: 1 }]) {
    await browser.post(`${STEP}/start`);
    expect(await outcome(browser, { id, rawId: id, type: 'public-key', response })).toBe('auth.passkeyRefused');
  }
});

it('passkeys are not offered at an IP address, where browsers do not support them', async () => {
  const elsewhere = await TestApp.open({ workers: false, env: { APP_URL: 'http://127.0.0.1:3000' } });
  const { browser } = await elsewhere.signedIn();
  expect((await browser.get(FACTORS)).body).toMatchObject({ hasPasskeys: false });
  expect(errorOf(await browser.post(`${FACTORS}/passkey/start`)).code).toBe('account.passkeysUnavailable');
  await elsewhere.close();
});
