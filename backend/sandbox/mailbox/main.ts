// A local mailbox that receives every email of the website over SMTP, and shows the emails on a small web page and as
// JSON.
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { Messages, type Message } from './messages.ts';
import { listPage, mailBody, messagePage, notFoundPage, samplePage, samplesPage } from './pages.ts';
import { inTheme, SAMPLE_THEMES, sampleMail, sampleMails } from './samples.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const messages = new Messages(join(process.env['DATA_DIR'] ?? '.data', 'mailbox.jsonl'));

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => messages.add(Buffer.concat(chunks), session.envelope).then(() => done(), done));
  },
});
smtp.on('error', (error) => process.stderr.write(`${error.message}\n`));

type Send = (status: number, type: string, body: string, headers?: Readonly<Record<string, string>>) => unknown;
type Route = [method: string, path: RegExp, handle: (send: Send, id: string, query: URLSearchParams) => unknown];

const routes: readonly Route[] = [
  ['GET', /^\/$/, (send) => send(200, 'text/html', listPage(messages.list()))],
  ['POST', /^\/empty$/, (send) => (messages.clear(), send(303, 'text/plain', '', { location: '/' }))],
  [
    'GET',
    /^\/api\/messages$/,
    (send, _id, query) => send(200, 'application/json', JSON.stringify(messages.list(query.get('to')))),
  ],
  ['DELETE', /^\/api\/messages$/, (send) => (messages.clear(), send(204, 'text/plain', ''))],
  ['GET', /^\/messages\/([\w-]+)$/, (send, id) => show(send, id, messagePage)],
  [
    'GET',
    /^\/messages\/([\w-]+)\/html$/,
    (send, id) => show(send, id, mailBody, { 'content-security-policy': MAIL_POLICY }),
  ],
  ['GET', /^\/samples$/, async (send) => send(200, 'text/html', samplesPage(await sampleMails()))],
  [
    'GET',
    /^\/samples\/(\w+)$/,
    (send, name) => showSample(send, name, (mail) => send(200, 'text/html', samplePage(mail, SAMPLE_THEMES))),
  ],
  [
    'GET',
    /^\/samples\/(\w+)\/html$/,
    (send, name, query) =>
      showSample(send, name, async (mail) =>
        send(200, 'text/html', mailBody(await inTheme(mail, query.get('theme'))), {
          'content-security-policy': MAIL_POLICY,
        }),
      ),
  ],
  [
    'GET',
    /^\/samples\/(\w+)\/text$/,
    (send, name) => showSample(send, name, ({ text }) => send(200, 'text/plain', text)),
  ],
];

async function showSample(send: Send, name: string, show: (mail: Message) => unknown): Promise<unknown> {
  const mail = await sampleMail(name);
  return mail ? show(mail) : send(404, 'text/html', notFoundPage());
}

function show(
  send: Send,
  id: string,
  render: (message: Message) => string,
  headers?: Readonly<Record<string, string>>,
): unknown {
  const message = messages.find(id);
  return message ? send(200, 'text/html', render(message), headers) : send(404, 'text/html', notFoundPage());
}

// Only requests for this computer's own host names are answered. Otherwise, another website could read the emails by
// pointing its domain name at this computer (DNS rebinding).
const isLocal = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
const isForeign = ({ method, headers }: IncomingMessage): boolean =>
  !isLocal(headers.host) || (method !== 'GET' && headers['sec-fetch-site'] === 'cross-site');

const web = createServer((request, response) => {
  const send: Send = (status, type, body, headers = {}) => {
    const fixed = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': PAGE_POLICY,
    };
    response.writeHead(status, { ...fixed, ...headers }).end(body);
  };
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (isForeign(request)) return send(403, 'text/plain', 'Only from this computer.');
  for (const [method, pattern, handle] of routes) {
    const match = method === request.method && pattern.exec(pathname);
    if (match)
      return void Promise.resolve(handle(send, match[1] ?? '', searchParams)).catch((error: Error) =>
        send(500, 'text/plain', error.message),
      );
  }
  return send(404, 'text/html', notFoundPage());
});

web.listen(Number(process.env['MAILBOX_PORT']), '127.0.0.1');
smtp.listen(Number(process.env['MAILBOX_SMTP_PORT']), '127.0.0.1');

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    web.close(() => process.exit(0));
    web.closeAllConnections();
    smtp.close();
  });
}
