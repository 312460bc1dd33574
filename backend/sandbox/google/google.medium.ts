import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../setup/ports.mjs';
import { startStandIn } from '../setup/stand-in.mjs';

const RETURN = 'http://localhost:3000/api/auth/google/callback';
const dataDir = mkdtempSync(join(tmpdir(), 'google-'));
let google: { stop: () => Promise<void> };
let address: string;

beforeAll(async () => {
  const port = await findPort();
  const env = { ...process.env, GOOGLE_PORT: String(port) };
  google = await startStandIn(process.execPath, 'backend/sandbox/google/main.mjs', { name: 'google', env, dataDir, ports: [port] });
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await google.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const query = (more: Record<string, string> = {}) =>
  new URLSearchParams({ response_type: 'code', client_id: 'local', redirect_uri: RETURN, scope: 'openid email', state: 'xyz', ...more }).toString();

async function returnTo(choice: Record<string, string>): Promise<URLSearchParams> {
  const answer = await fetch(`${address}/authorize?${query(choice)}`, { redirect: 'manual' });
  const url = new URL(answer.headers.get('location') ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(RETURN);
  return url.searchParams;
}

async function token(code: string | null): Promise<Response> {
  const body = new URLSearchParams({ grant_type: 'authorization_code', code: code ?? '', redirect_uri: RETURN, client_id: 'local', client_secret: 'any' });
  return fetch(`${address}/token`, { method: 'POST', body });
}

async function profile(choice: Record<string, string>): Promise<{ sub: string }> {
  const granted: { access_token: string } = JSON.parse(await (await token((await returnTo(choice)).get('code'))).text());
  const answer = await fetch(`${address}/userinfo`, { headers: { authorization: `Bearer ${granted.access_token}` } });
  return JSON.parse(await answer.text());
}

describe('the stand-in for Google', () => {
  it('asks who one is, and hands the request on', async () => {
    const page = await (await fetch(`${address}/choose?${query()}`)).text();
    expect(page).toContain('rosa.delgado@example.test');
    expect(page).toContain('name="state" value="xyz"');
    expect(page).toContain('error=access_denied');
  });

  it('keeps two sign-ins side by side apart', async () => {
    const [rosa, ina] = await Promise.all([profile({ account: '100000000000000000001' }), profile({ account: '100000000000000000003' })]);
    expect(rosa).toEqual({
      sub: '100000000000000000001',
      name: 'Rosa Delgado',
      given_name: 'Rosa',
      family_name: 'Delgado',
      email: 'rosa.delgado@example.test',
      email_verified: true,
    });
    expect(ina).toMatchObject({ sub: '100000000000000000003', email_verified: false });
  });

  it('takes any typed address, the same one always as the same person', async () => {
    const [first, second] = [await profile({ email: 'Pat.Doe@example.test' }), await profile({ email: 'pat.doe@example.test' })];
    expect(first.sub).toMatch(/^\d{21}$/);
    expect(second.sub).toBe(first.sub);
  });

  it('gives the state back, and takes a code once', async () => {
    const answer = await returnTo({ account: '100000000000000000002' });
    expect(answer.get('state')).toBe('xyz');
    expect((await token(answer.get('code'))).status).toBe(200);
    expect((await token(answer.get('code'))).status).toBe(400);
  });

  it('sends back an error when nobody was chosen', async () => {
    expect((await returnTo({})).get('error')).toBe('access_denied');
  });

  it('tells nothing without a token', async () => {
    expect((await fetch(`${address}/userinfo`)).status).toBe(401);
  });
});
