const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text) => String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]);

const hidden = ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`;

/** The page that stands where Google asks "Choose an account". @param query the sign-in request, handed on untouched */
export function chooserPage(accounts, query, cancelUrl) {
  const carried = [...query].map(hidden).join('');
  const form = (content) => `<form method="get" action="/authorize">${carried}${content}</form>`;
  const choice = ({ sub, name, email }) =>
    form(`<input type="hidden" name="account" value="${escape(sub)}"><button>${escape(name)}<br><small>${escape(email)}</small></button>`);
  const typed = `<label for="email">Another address</label> <input id="email" name="email" type="email" required> <button>Continue</button>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account (stand-in for Google)</title><style>
  body { font: 18px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 1rem; color: #1a1a1a; background: #fff }
  button, input { font: inherit; min-height: 44px; padding: .25rem 1rem } form { margin: .75rem 0 } a { color: #003a75 }
</style></head><body><main><h1>Choose an account</h1>
<p>This page stands in for Google on this computer. Nothing here reaches Google.</p>
${accounts.map(choice).join('')}${form(typed)}
<p><a href="${escape(cancelUrl)}">Cancel</a></p></main></body></html>`;
}
