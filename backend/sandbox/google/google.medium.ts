import { createHash } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { Google, type Choice } from '#test/harness/google.js';

const RETURN = 'http://localhost:3000/api/auth/google/callback';
const VERIFIER = 'v'.repeat(43);
const ROSA = '100000000000000000001';
let google: Google;

beforeAll(async () => {
  google = await Google.open();
});
afterAll(() => google?.close());

const page = (more: Record<string, string> = {}) =>
  `${google.env['GOOGLE_AUTHORIZATION_URL']}?${new URLSearchParams({
    response_type: 'code',
    client_id: 'local',
    redirect_uri: RETURN,
    scope: 'openid email',
    state: 'xyz',
    nonce: 'n-1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })}`;

async function returnTo(choice: Choice): Promise<URLSearchParams> {
  const url = await google.choose(page(), choice);
  expect(`${url.origin}${url.pathname}`).toBe(RETURN);
  return url.searchParams;
}

async function token(code: string | null, changes: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: RETURN,
    client_id: 'local',
    client_secret: google.env['GOOGLE_CLIENT_SECRET'] ?? '',
    code_verifier: VERIFIER,
    ...changes,
  });
  return fetch(google.env['GOOGLE_TOKEN_URL'] ?? '', { method: 'POST', body });
}

async function tokens(choice: Choice): Promise<{ access_token: string; id_token: string }> {
  return JSON.parse(await (await token((await returnTo(choice)).get('code'))).text());
}

async function profile(choice: Choice): Promise<{ sub: string }> {
  const { access_token } = await tokens(choice);
  const answer = await fetch(google.env['GOOGLE_USERINFO_URL'] ?? '', {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return JSON.parse(await answer.text());
}

describe('the Google stand-in', () => {
  it('shows the account page and passes the sign-in request on', async () => {
    const text = await (await fetch(page())).text();
    expect(text).toContain('rosa.delgado@example.test');
    expect(text).toContain('name="state" value="xyz"');
    expect(text).toContain('error=access_denied');
  });

  it('keeps two concurrent sign-ins apart', async () => {
    const [rosa, ina] = await Promise.all([profile({ account: ROSA }), profile({ account: '100000000000000000003' })]);
    expect(rosa).toEqual({
      sub: ROSA,
      name: 'Rosa Delgado',
      given_name: 'Rosa',
      family_name: 'Delgado',
      email: 'rosa.delgado@example.test',
      email_verified: true,
    });
    expect(ina).toMatchObject({ sub: '100000000000000000003', email_verified: false });
  });

  it('accepts any typed email address and gives the same address the same account number each time', async () => {
    const [first, second] = [
      await profile({ email: 'Pat.Doe@example.test' }),
      await profile({ email: 'pat.doe@example.test' }),
    ];
    expect(first.sub).toMatch(/^\d{21}$/);
    expect(second.sub).toBe(first.sub);
  });

  it('signs an ID token with the chosen account, the client and the requested nonce', async () => {
    const keys = createRemoteJWKSet(new URL(google.env['GOOGLE_JWKS_URL'] ?? ''));
    const { payload } = await jwtVerify((await tokens({ account: ROSA })).id_token, keys, {
      issuer: google.env['GOOGLE_ISSUER'] ?? '',
      audience: 'local',
    });
    expect(payload).toMatchObject({ sub: ROSA, nonce: 'n-1', email: 'rosa.delgado@example.test' });
  });

  it.each([
    ['nonce', { nonce: 'not-the-one-asked-for' }],
    ['issuer', { iss: 'https://elsewhere.test' }],
    ['audience', { aud: 'another-site' }],
  ])('returns a token with a wrong %s if the fault is requested', async (fault, claims) => {
    expect(decodeJwt((await tokens({ account: ROSA, fault })).id_token)).toMatchObject(claims);
  });

  it('returns the state parameter and accepts a code only once', async () => {
    const answer = await returnTo({ account: '100000000000000000002' });
    expect(answer.get('state')).toBe('xyz');
    expect((await token(answer.get('code'))).status).toBe(200);
    expect((await token(answer.get('code'))).status).toBe(400);
  });

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 400],
    ['another secret', { client_secret: 'guessed' }, 401],
    ['another return address', { redirect_uri: 'http://localhost:3000/elsewhere' }, 400],
  ])('rejects a code with %s', async (_, changes, status) => {
    const code = (await returnTo({ account: ROSA })).get('code');
    expect((await token(code, changes)).status).toBe(status);
  });

  it('returns an error if no account was chosen', async () => {
    expect((await returnTo({})).get('error')).toBe('access_denied');
  });

  it('rejects a profile request without a token or with the token in the query string', async () => {
    const { access_token } = await tokens({ account: ROSA });
    for (const query of ['', `?access_token=${access_token}`])
      expect((await fetch(`${google.env['GOOGLE_USERINFO_URL']}${query}`)).status).toBe(401);
  });
});
