import escapeHtml from 'escape-html';
import type { Account } from './accounts.ts';
import { FAULTS } from './faults.ts';

const hidden = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

export function chooserPage(accounts: readonly Account[], query: URLSearchParams, cancelUrl: string): string {
  const carried = [...query].map(hidden).join('');
  const form = (content: string): string => `<form method="get" action="/authorize">${carried}${content}</form>`;
  const choice = ({ sub, name, email }: Account): string =>
    form(
      `<input type="hidden" name="account" value="${escapeHtml(sub)}">` +
        `<button>${escapeHtml(name)}<br><small>${escapeHtml(email)}</small></button>`,
    );
  const faults = Object.entries(FAULTS).map(
    ([name, { label }]) => `<option value="${name}">${escapeHtml(label)}</option>`,
  );
  const typed = `<label>Another address <input name="email" type="email" required></label> <button>Continue</button>
<details><summary>Unusual answers</summary>
<p><label>Name <input name="name"></label></p>
<p><label>Account number <input name="sub"></label></p>
<p><label><input type="checkbox" name="unverified" value="yes"> Google has not verified this address</label></p>
<p><label>Wrong on purpose
  <select name="fault"><option value="">Nothing</option>${faults.join('')}</select></label></p>
</details>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account (stand-in for Google)</title><style>
  body { font: 18px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 1rem }
  body { color: #1a1a1a; background: #fff }
  button, input, select { font: inherit; min-height: 44px; padding: .25rem 1rem }
  form { margin: .75rem 0 } a { color: #003a75 }
</style></head><body><main><h1>Choose an account</h1>
<p>This page stands in for Google on this computer. Nothing here reaches Google.</p>
${accounts.map(choice).join('')}${form(typed)}
<p><a href="${escapeHtml(cancelUrl)}">Cancel</a></p></main></body></html>`;
}
