const anHourAgo = (): number => Math.floor(Date.now() / 1_000) - 3_600;

type Claims = Record<string, unknown>;
interface Fault {
  label: string;
  /** Returns the claims that replace the original claims of the identity token before it is signed. */
  claims?: (payload: Claims) => Claims;
  token?: (token: string) => string | undefined;
  unanswered?: 'token' | 'profile';
}

/** The signature no longer matches the changed subject, so the site must reject the token. */
function withForeignSignature(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: '999999999999999999999' })).toString('base64url');
  return [header, forged, signature].join('.');
}

/** Wrong, missing or late responses, which a sign-in request selects by name, as in `fault=nonce`. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  nonce: { label: 'Nonce of another sign-in', claims: () => ({ nonce: 'not-the-one-asked-for' }) },
  noNonce: { label: 'No nonce', claims: () => ({ nonce: undefined }) },
  issuer: { label: 'Another issuer', claims: () => ({ iss: 'https://elsewhere.test' }) },
  audience: { label: 'Meant for another site', claims: () => ({ aud: 'another-site' }) },
  audiences: { label: 'Meant for two sites', claims: ({ aud }) => ({ aud: [aud, 'another-site'] }) },
  expired: { label: 'Expired an hour ago', claims: () => ({ exp: anHourAgo() }) },
  subject: { label: 'Another person than the profile', claims: () => ({ sub: '999999999999999999999' }) },
  signature: { label: 'Forged signature', token: withForeignSignature },
  silentToken: { label: 'No answer to the code', unanswered: 'token' },
  silentProfile: { label: 'No answer about the person', unanswered: 'profile' },
  missing: { label: 'No identity token', token: () => undefined },
};
