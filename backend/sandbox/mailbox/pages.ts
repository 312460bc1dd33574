import escapeHtml from 'escape-html';
import type { Message } from './messages.ts';

const page = (title: string, main: string, head = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>${escapeHtml(title)}</title><style>
  body { font: 18px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
  body { color: #1a1a1a; background: #fff }
  a { color: #003a75 } li { padding: .75rem 0; border-bottom: 1px solid #767676 } ul { list-style: none; padding: 0 }
  iframe { width: 100%; height: 70vh; border: 1px solid #767676 } pre { white-space: pre-wrap } time { color: #404040 }
  button { font: inherit; min-height: 44px; padding: 0 1rem }
</style></head><body><main>${main}</main></body></html>`;

const time = ({ receivedAt }: Message): string =>
  `<time datetime="${receivedAt}">${new Date(receivedAt).toUTCString()}</time>`;

const row = (message: Message): string =>
  `<li><a href="/messages/${message.id}">${escapeHtml(message.subject || '(no subject)')}</a><br>` +
  `to ${escapeHtml(message.to)} · ${time(message)}</li>`;

export function listPage(messages: readonly Message[]): string {
  const list = messages.length > 0 ? `<ul>${messages.map(row).join('')}</ul>` : '<p>No mail yet.</p>';
  const empty = `<form method="post" action="/empty"><button>Empty the mailbox</button></form>`;
  const refresh = '<meta http-equiv="refresh" content="10">';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mails the website sent on this computer. None of them left it. ` +
      `<a href="/samples">Each kind of mail, with sample data</a></p>${list}${empty}`,
    refresh,
  );
}

export function samplesPage(mails: readonly Message[]): string {
  const list = (to: string): string =>
    mails
      .filter((mail) => mail.to === to)
      .map(({ id, subject }) => `<li><a href="/samples/${id}">${escapeHtml(subject)}</a><br>${id}</li>`)
      .join('');
  const part = (to: string): string => `<h2>To ${escapeHtml(to)}</h2><ul>${list(to)}</ul>`;
  return page(
    'Sample mails',
    `<p><a href="/">All mails</a></p><h1>Mails that the website sends, with sample data</h1>` +
      [...new Set(mails.map(({ to }) => to))].map(part).join(''),
  );
}

export function samplePage({ id, subject, text }: Message, themes: readonly string[]): string {
  const frame = (theme: string): string =>
    `<h2>In ${theme} colors</h2>` +
    `<iframe title="In ${theme} colors" sandbox src="/samples/${id}/html?theme=${theme}"></iframe>`;
  return page(
    subject,
    `<p><a href="/samples">All sample mails</a></p><h1>${escapeHtml(subject)}</h1>` +
      `${themes.map(frame).join('')}<h2>As plain text</h2><pre>${escapeHtml(text)}</pre>` +
      `<p><a href="/samples/${id}/html">Only the mail</a> · <a href="/samples/${id}/text">Only the plain text</a></p>`,
  );
}

export function messagePage(message: Message): string {
  const frame =
    '<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" ' +
    `src="/messages/${message.id}/html"></iframe>`;
  const body = message.html ? `${frame}<h2>As plain text</h2>` : '';
  const about = `<p>From ${escapeHtml(message.from)}<br>To ${escapeHtml(message.to)}<br>${time(message)}</p>`;
  return page(
    message.subject,
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(message.subject)}</h1>${about}${body}` +
      `<pre>${escapeHtml(message.text)}</pre>`,
  );
}

const NEW_WINDOW = '<base target="_blank">';

/** Returns the HTML of an email, whose links open in a new window. Nothing stands before its doctype. */
export const mailBody = ({ html }: Message): string =>
  html.includes('<head>') ? html.replace('<head>', `<head>${NEW_WINDOW}`) : NEW_WINDOW + html;
export const notFoundPage = (): string =>
  page('Not found', '<h1>There is no such mail</h1><p><a href="/">All mails</a></p>');
