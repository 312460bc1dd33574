// A local stand-in for Google sign-in: it uses the real protocol (oauth2-mock-server) and shows a page for choosing an
// account.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { OAuth2Server } from 'oauth2-mock-server';
import { ACCOUNTS, chosenAccount, profileOf } from './accounts.ts';
import { FAULTS } from './faults.ts';
import { chooserPage } from './page.ts';

const { GOOGLE_PORT, GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = process.env;
const port = Number(GOOGLE_PORT);
const { service, issuer } = new OAuth2Server();
await issuer.keys.generate('RS256');
issuer.url = `http://127.0.0.1:${port}`;

interface SignIn {
  profile: ReturnType<typeof profileOf>;
  redirectUri: string | null;
  needsVerifier: boolean;
  fault: (typeof FAULTS)[string] | undefined;
}
const signIns = new Map<string, SignIn>();
const queryOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>): URLSearchParams => new URL(url, issuer.url).searchParams;

function cancelled(query: URLSearchParams): string {
  const url = new URL(query.get('redirect_uri') ?? '');
  url.searchParams.set('error', 'access_denied');
  const state = query.get('state');
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}

/**
 * Maps each request in progress to its response, because some events of oauth2-mock-server provide only the request.
 */
const responses = new WeakMap<IncomingMessage, ServerResponse>();
/** Prevents any response to a request, even though oauth2-mock-server still tries to send one. */
function leaveUnanswered(request: IncomingMessage): void {
  const response = responses.get(request);
  if (response) response.end = () => response;
}

service.addRoute('GET', '/choose', (request, response) => {
  const query = queryOf(request);
  const isSignIn = URL.canParse(query.get('redirect_uri') ?? '');
  response.writeHead(isSignIn ? 200 : 400, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(isSignIn ? chooserPage(ACCOUNTS, query, cancelled(query)) : 'This address is for signing in only.');
});

service.on('beforeWellKnownOpenIdConfiguration', ({ body }) => {
  body.issuer = GOOGLE_ISSUER;
});

service.on('beforeAuthorizeRedirect', (redirect, request) => {
  const query = queryOf(request);
  const account = chosenAccount(query);
  if (!account) {
    redirect.url.href = cancelled(query);
    return;
  }
  signIns.set(redirect.url.searchParams.get('code') ?? '', {
    profile: profileOf(account),
    redirectUri: query.get('redirect_uri'),
    needsVerifier: query.has('code_challenge'),
    fault: FAULTS[query.get('fault') ?? ''],
  });
});

// The access token contains the profile and the requested fault, so that two sign-ins at the same time cannot be mixed
// up. Only the ID token has an audience, which tells it apart from the access token.
service.on('beforeTokenSigning', ({ payload }, request) => {
  const { profile, fault } = signIns.get(request.body.code) ?? {};
  Object.assign(payload, profile, { iss: GOOGLE_ISSUER });
  if (payload.aud) Object.assign(payload, fault?.claims?.(payload));
  else Object.assign(payload, { isUnanswered: fault?.unanswered === 'profile' });
});

/** The status and error with which Google would reject this code exchange, or null. */
function refusal(
  { client_id, client_secret, redirect_uri, code_verifier }: Readonly<Record<string, unknown>>,
  signIn: SignIn | undefined,
): [status: number, error: string] | null {
  if (client_id !== GOOGLE_CLIENT_ID || client_secret !== GOOGLE_CLIENT_SECRET) return [401, 'invalid_client'];
  if (!signIn || (signIn.needsVerifier && !code_verifier)) return [400, 'invalid_grant'];
  return redirect_uri === signIn.redirectUri ? null : [400, 'redirect_uri_mismatch'];
}

service.on('beforeResponse', (response, request) => {
  const { body } = request;
  const signIn = signIns.get(body.code);
  signIns.delete(body.code);
  const refused = refusal(body, signIn);
  if (signIn?.fault?.unanswered === 'token') leaveUnanswered(request);
  if (refused) Object.assign(response, { statusCode: refused[0], body: { error: refused[1] } });
  else if (signIn?.fault?.token && response.body) {
    response.body['id_token'] = signIn.fault.token(String(response.body['id_token']));
  }
});

// An access token in the query string is ignored, because Google's documentation requires it to be sent in a header.
service.on('beforeUserinfo', (response, request) => {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(request.headers.authorization ?? '')?.[1];
  if (!payload) return Object.assign(response, { statusCode: 401, body: { error: 'invalid_token' } });
  const { isUnanswered, sub, name, given_name, family_name, email, email_verified } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  );
  if (isUnanswered) leaveUnanswered(request);
  return Object.assign(response, { body: { sub, name, given_name, family_name, email, email_verified } });
});

const server = createServer((request, response) => {
  responses.set(request, response);
  service.requestHandler(request, response);
});
server.listen(port, '127.0.0.1');
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // A simulated fault may leave a request without a response. Its connection would stay open and keep the server
    // running, so all connections are closed when the stand-in stops.
    server.closeAllConnections();
  });
