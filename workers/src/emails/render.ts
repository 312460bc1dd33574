import { SITE } from '../../../backend/src/contract/messages/site.js';
import type { Letter } from './letters.js';

/** Text and HTML of a letter. Links are built from the configured address alone. */
export function render(letter: Letter, firstName: string, appUrl: string): { subject: string; text: string; html: string } {
  const link = letter.button && appUrl + letter.button.path;
  const more = letter.link && appUrl + letter.link.path;
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  const text = [
    greeting, ...letter.before, ...(letter.button ? [`${letter.button.label}:\n${link}`] : []), ...letter.after, ...(letter.link ? [`${letter.link.label}:\n${more}`] : []), `Kind regards\n${SITE.name}\n${appUrl}`,
  ].join('\n\n');
  return { subject: letter.subject, text, html: htmlOf(letter, greeting, { link, more, appUrl }) };
}

function htmlOf(letter: Letter, greeting: string, { link, more, appUrl }: { link: string | undefined; more: string | undefined; appUrl: string }): string {
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const button = letter.button && link
    ? paragraph(`<a href="${escape(link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#123f6d;color:#ffffff;font-weight:bold;text-decoration:none">${escape(letter.button.label)}</a>`)
      + paragraph(`Or copy this address into your browser:<br><span style="word-break:break-all">${escape(link)}</span>`)
    : '';
  const body = [greeting, ...letter.before].map((part) => paragraph(escape(part))).join('') + button + letter.after.map((part) => paragraph(escape(part))).join('')
    + (letter.link && more ? paragraph(`<a href="${escape(more)}" style="color:#123f6d">${escape(letter.link.label)}</a>`) : '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#14212e;font:18px/1.5 Arial,Helvetica,sans-serif"><div style="max-width:560px;margin:0 auto">${body}${paragraph(`Kind regards<br>${escape(SITE.name)}<br>${escape(appUrl)}`)}</div></body></html>`;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
