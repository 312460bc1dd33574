import escapeHtml from 'escape-html';
import { SITE } from '#contract/messages/site.js';
import type { EmailContent } from './email-templates.js';

/**
 * Inline styles for the HTML elements of an email. The styles are inline because many mail programs ignore style
 * sheets.
 */
const STYLES = {
  body: 'margin:0;padding:24px;background:#ffffff;color:#14212e;font:18px/1.5 Arial,Helvetica,sans-serif',
  column: 'max-width:560px;margin:0 auto',
  paragraph: 'margin:0 0 16px',
  button: [
    'display:inline-block;padding:14px 24px;border-radius:8px',
    'background:#123f6d;color:#ffffff;font-weight:bold;text-decoration:none',
  ].join(';'),
  address: 'word-break:break-all',
  link: 'color:#123f6d',
};

/**
 * Returns the name with which an email greets a person. The name is empty if the email address is not confirmed,
 * because the address may then belong to a stranger.
 */
export const greetedName = (user: { firstName: string; emailConfirmedAt: Date | null }): string =>
  user.emailConfirmedAt ? user.firstName : '';

/**
 * Renders the plain text and the HTML of an email. All links in the email start with the configured address of the
 * site.
 */
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
  const linkText = ({ label, path }: { label: string; path: string }) => `${label}:\n${appUrl}${path}`;
  return [
    greeting,
    ...before,
    ...groups.map((group) => [group.title, ...group.lines.map((line) => `- ${line}`), linkText(group.link)].join('\n')),
    ...(button ? [linkText(button)] : []),
    ...after,
    ...(link ? [linkText(link)] : []),
    `Kind regards\n${SITE.name}\n${appUrl}`,
  ].join('\n\n');
}

function htmlOf(
  { subject, before, groups = [], button, after, link }: EmailContent,
  greeting: string,
  appUrl: string,
): string {
  const paragraph = (html: string) => `<p style="${STYLES.paragraph}">${html}</p>`;
  const anchor = ({ label, path }: { label: string; path: string }, style: string) =>
    `<a href="${escapeHtml(appUrl + path)}" style="${style}">${escapeHtml(label)}</a>`;
  const main = [
    ...[greeting, ...before].map(escapeHtml),
    ...groups.map((group) =>
      [
        `<strong>${escapeHtml(group.title)}</strong>`,
        ...group.lines.map(escapeHtml),
        anchor(group.link, STYLES.link),
      ].join('<br>'),
    ),
    ...(button ? [anchor(button, STYLES.button), copyableAddress(appUrl + button.path)] : []),
    ...after.map(escapeHtml),
    ...(link ? [anchor(link, STYLES.link)] : []),
    `Kind regards<br>${escapeHtml(SITE.name)}<br>${escapeHtml(appUrl)}`,
  ];
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(subject)}</title>`;
  return `<!doctype html><html lang="en"><head>${head}</head>
<body style="${STYLES.body}"><div style="${STYLES.column}">${main.map(paragraph).join('')}</div></body></html>`;
}

const copyableAddress = (url: string): string =>
  `Or copy this address into your browser:<br><span style="${STYLES.address}">${escapeHtml(url)}</span>`;
