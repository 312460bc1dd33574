// Stands in for Google's sign-in: the real protocol (oauth2-mock-server), with a page to choose who one is.
import { createHash } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { ACCOUNTS, profileOf, typedAccount } from './accounts.mjs';
import { chooserPage } from './page.mjs';

const port = Number(process.env.GOOGLE_PORT);
const server = new OAuth2Server();
const { service } = server;
await server.issuer.keys.generate('RS256');
server.issuer.url = `http://127.0.0.1:${port}`;

const chosenBy = new Map();
const queryOf = (request) => new URL(request.url, server.issuer.url).searchParams;
const subjectOf = (email) => BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString().padStart(21, '2');

function chosenAccount(query) {
  const email = query.get('email');
  return email ? typedAccount(email, subjectOf) : ACCOUNTS.find(({ sub }) => sub === query.get('account'));
}

function cancelled(query) {
  const url = new URL(query.get('redirect_uri'));
  url.searchParams.set('error', 'access_denied');
  if (query.has('state')) url.searchParams.set('state', query.get('state'));
  return url.href;
}

service.addRoute('GET', '/choose', (request, response) => {
  const query = queryOf(request);
  const isSignIn = URL.canParse(query.get('redirect_uri') ?? '');
  response.writeHead(isSignIn ? 200 : 400, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(isSignIn ? chooserPage(ACCOUNTS, query, cancelled(query)) : 'This address is for signing in only.');
});

// The code stands for the person; the access token then carries the profile, so that sign-ins side by side do not mix.
service.on('beforeAuthorizeRedirect', ({ url }, request) => {
  const account = chosenAccount(queryOf(request));
  if (account) chosenBy.set(url.searchParams.get('code'), account);
  else url.href = cancelled(queryOf(request));
});

service.on('beforeTokenSigning', (token, request) => {
  const account = chosenBy.get(request.body.code);
  if (account) Object.assign(token.payload, profileOf(account));
});

// The identity token is signed after the access token with the same code: only then is the code spent.
service.on('beforeResponse', (response, request) => {
  if (!chosenBy.delete(request.body.code)) Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
});

service.on('beforeUserinfo', (response, request) => {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(request.headers.authorization ?? '')?.[1];
  if (!payload) return Object.assign(response, { statusCode: 401, body: { error: 'invalid_token' } });
  const { sub, name, given_name, family_name, email, email_verified } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return Object.assign(response, { body: { sub, name, given_name, family_name, email, email_verified } });
});

await server.start(port, '127.0.0.1');
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.stop().then(() => process.exit(0)));
