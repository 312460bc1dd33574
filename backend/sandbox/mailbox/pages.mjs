const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text) => String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]);

const page = (title, main, head = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>${escape(title)}</title><style>
  body { font: 18px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #1a1a1a; background: #fff }
  a { color: #003a75 } li { padding: .75rem 0; border-bottom: 1px solid #767676 } ul { list-style: none; padding: 0 }
  iframe { width: 100%; height: 70vh; border: 1px solid #767676 } pre { white-space: pre-wrap } time { color: #404040 }
  button { font: inherit; min-height: 44px; padding: 0 1rem }
</style></head><body><main>${main}</main></body></html>`;

const time = ({ receivedAt }) => `<time datetime="${receivedAt}">${new Date(receivedAt).toUTCString()}</time>`;

const row = (message) =>
  `<li><a href="/messages/${message.id}">${escape(message.subject || '(no subject)')}</a><br>to ${escape(message.to)} · ${time(message)}</li>`;

export function listPage(messages) {
  const list = messages.length > 0 ? `<ul>${messages.map(row).join('')}</ul>` : '<p>No mail yet.</p>';
  const empty = `<form method="post" action="/empty"><button>Empty the mailbox</button></form>`;
  const refresh = '<meta http-equiv="refresh" content="10">';
  return page('Mailbox', `<h1>Mailbox</h1><p>Mails the website sent on this computer. None of them left it. <a href="/samples">Every mail there is, with sample data</a></p>${list}${empty}`, refresh);
}

/** Every letter of the site with sample data, as HTML and as text. */
export function samplesPage(mails) {
  const one = ({ id, subject, text }) =>
    `<h2>${escape(subject)}</h2><iframe title="${escape(subject)}" sandbox src="/samples/${id}/html"></iframe><details><summary>As plain text</summary><pre>${escape(text)}</pre></details>`;
  return page('Sample mails', `<p><a href="/">All mails</a></p><h1>Every mail the website writes, with sample data</h1>${mails.map(one).join('')}`);
}

/** The mail itself is shown in a frame without scripts; its links open in a tab of their own. */
export function messagePage(message) {
  const frame = `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html"></iframe>`;
  const body = message.html ? `${frame}<h2>As plain text</h2>` : '';
  const about = `<p>From ${escape(message.from)}<br>To ${escape(message.to)}<br>${time(message)}</p>`;
  return page(message.subject, `<p><a href="/">All mails</a></p><h1>${escape(message.subject)}</h1>${about}${body}<pre>${escape(message.text)}</pre>`);
}

export const mailBody = (message) => `<base target="_blank" rel="noreferrer">${message.html}`;
export const notFoundPage = () => page('Not found', '<h1>There is no such mail</h1><p><a href="/">All mails</a></p>');
