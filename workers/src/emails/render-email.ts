import escapeHtml from 'escape-html';
import { SITE } from '#contract/messages/site.js';
import { STYLE_SHEET, styled } from './email-styles.js';
import type { EmailContent } from './email-templates.js';

interface EmailLink {
  label: string;
  path: string;
}

/** Empty if the address is not confirmed: it may belong to a stranger. */
export const greetedName = (user: { firstName: string; emailConfirmedAt: Date | null }): string =>
  user.emailConfirmedAt ? user.firstName : '';

/** Links start with the site's address. The HTML says the same and loads nothing. */
export function renderEmail(
  content: EmailContent,
  firstName: string,
  appUrl: string,
): { subject: string; text: string; html: string } {
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  return {
    subject: content.subject,
    text: textOf(content, greeting, appUrl),
    html: htmlOf(content, greeting, appUrl),
  };
}

function textOf({ before, groups = [], button, after, link }: EmailContent, greeting: string, appUrl: string): string {
  const linkText = ({ label, path }: EmailLink) => `${label}:\n${appUrl}${path}`;
  return [
    greeting,
    ...before,
    ...groups.map((group) =>
      [group.title, ...group.lines.map((line) => `- ${line}`), ...(group.link ? [linkText(group.link)] : [])].join(
        '\n',
      ),
    ),
    ...(button ? [linkText(button)] : []),
    ...after,
    ...(link ? [linkText(link)] : []),
    `Kind regards\n${SITE.name}\n${appUrl}`,
  ].join('\n\n');
}

/** Returns text as HTML that keeps its line breaks, which people type into the contact form. */
const lines = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
const paragraph = (text: string): string => `<p ${styled('text')}>${lines(text)}</p>`;
const anchor = (part: 'button' | 'link', { label, path }: EmailLink, appUrl: string): string =>
  `<a href="${escapeHtml(appUrl + path)}" ${styled(part)}>${escapeHtml(label)}</a>`;

const groupHtml = ({ title, lines: items, link }: NonNullable<EmailContent['groups']>[number], appUrl: string) =>
  `<h2 ${styled('group')}>${escapeHtml(title)}</h2>` +
  `<ul ${styled('list')}>${items.map((item) => `<li ${styled('item')}>${lines(item)}</li>`).join('')}</ul>` +
  (link ? `<div>${anchor('link', link, appUrl)}</div>` : '');

/** The button is the cell of a table, because Outlook draws neither the background nor the padding of a link. */
const buttonHtml = (button: EmailLink, appUrl: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${styled('buttons')}><tr>` +
  `<td ${styled('cell')}>${anchor('button', button, appUrl)}</td></tr></table>` +
  `<p ${styled('address')}>Or copy this address into your browser:<br>${escapeHtml(appUrl + button.path)}</p>`;

function htmlOf(
  { subject, before, groups = [], button, after, link }: EmailContent,
  greeting: string,
  appUrl: string,
): string {
  const main = [
    `<h1 ${styled('title')}>${escapeHtml(subject)}</h1>`,
    ...[greeting, ...before].map(paragraph),
    ...groups.map((group) => groupHtml(group, appUrl)),
    ...(button ? [buttonHtml(button, appUrl)] : []),
    ...after.map(paragraph),
    ...(link ? [`<div>${anchor('link', link, appUrl)}</div>`] : []),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE_SHEET}</style></head>
<body ${styled('page')}>${inOutlookTable(`<div ${styled('column')}>
<div role="banner" ${styled('band')}>${escapeHtml(SITE.name)}</div>
<div role="main" ${styled('card')}>${main.join('\n')}</div>
<div role="contentinfo" ${styled('footer')}>Kind regards<br>${escapeHtml(SITE.name)}<br>
${anchor('link', { label: appUrl, path: '' }, appUrl)}</div>
</div>`)}</body></html>`;
}

/** Outlook ignores the greatest width of an element, but not the width of a table. */
const inOutlookTable = (html: string): string =>
  '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->' +
  `${html}<!--[if mso]></td></tr></table><![endif]-->`;
