import { PAGES } from '../../../backend/src/contract/pages.js';
import { SITE } from '../../../backend/src/contract/messages/site.js';

/** A letter as parts; text and HTML are both made from them. */
export interface Letter {
  subject: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  button?: { label: string; path: string };
  /** Paragraphs after it. */
  after: readonly string[];
}

const withToken = (path: string, token: string): string => `${path}?token=${encodeURIComponent(token)}`;
const notYou = 'If this was not you, you can ignore this email. Nothing changes.';

/** Every letter the site writes. Plain words, one thing to do, no images. */
export const LETTERS = {
  confirmation: (token: string): Letter => ({
    subject: 'Please confirm your email address',
    before: ['Thank you for creating an account with us.', 'Please confirm that this email address is yours. The link works for two days.'],
    button: { label: 'Confirm my email', path: withToken(PAGES.confirm.path, token) },
    after: [notYou],
  }),
  reset: (token: string): Letter => ({
    subject: 'Set a new password',
    before: ['Someone asked to set a new password for your account.', 'The link works for one hour and only once.'],
    button: { label: 'Set a new password', path: withToken(PAGES.resetPassword.path, token) },
    after: [notYou, 'Your current password still works until you set a new one.'],
  }),
  invitation: (token: string): Letter => ({
    subject: 'Your account is ready',
    before: ['Our team has created an account for you.', 'Choose your password to start. The link works for three days.'],
    button: { label: 'Choose my password', path: withToken(PAGES.resetPassword.path, token) },
    after: ['If you did not expect this, you can ignore this email.'],
  }),
  signUpRepeated: (): Letter => ({
    subject: 'You already have an account',
    before: ['Someone tried to create an account with your email address. You already have one.', 'If it was you, log in with your password. If you forgot it, set a new one.'],
    button: { label: 'Set a new password', path: PAGES.forgotPassword.path },
    after: ['If it was not you, there is nothing to do. Your account is safe.'],
  }),
  passwordChanged: (): Letter => ({
    subject: 'Your password was changed',
    before: ['The password of your account was just changed. All devices were logged out.'],
    after: ['If it was not you, set a new password now and contact us.'],
    button: { label: 'Set a new password', path: PAGES.forgotPassword.path },
  }),
  ownPasswordChanged: (): Letter => ({
    subject: 'Your password was changed',
    before: ['The password of your account was just changed. Your other devices were logged out.'],
    after: ['If it was not you, set a new password now and contact us.'],
    button: { label: 'Set a new password', path: PAGES.forgotPassword.path },
  }),
  newAddress: (token: string): Letter => ({
    subject: 'Please confirm your new email address',
    before: ['You asked to use this email address for your account.', 'Please confirm that it is yours. The link works for one day. Until then your old address stays.'],
    button: { label: 'Confirm my new address', path: withToken(PAGES.confirm.path, token) },
    after: [notYou],
  }),
  addressChangeAsked: (): Letter => ({
    subject: 'Your email address is about to change',
    before: ['Someone who was logged in to your account asked to use another email address for it. It changes once the new address is confirmed.'],
    button: { label: 'It was not me: set a new password', path: PAGES.forgotPassword.path },
    after: ['If it was you, there is nothing to do.'],
  }),
  exportReady: (): Letter => ({
    subject: 'Your data is ready',
    before: ['The file with everything we hold about you is ready. You can download it for one day.'],
    button: { label: 'Go to my account', path: PAGES.account.path },
    after: ['If you did not ask for it, log in and change your password.'],
  }),
  accountClosed: (): Letter => ({
    subject: 'Your account is closed',
    before: ['Your account was just closed, and all your devices were logged out.'],
    after: ['If it was not you, contact us: we can open it again.'],
    button: { label: 'Contact us', path: PAGES.contact.path },
  }),
  changedByStaff: (what: string): Letter => ({
    subject: 'Our team changed your account',
    before: [`Our team changed this of your account: ${what}. All your devices were logged out.`, 'If you asked us to, there is nothing to do but log in again.'],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: ['If you did not expect this, please contact us.'],
  }),
  closedAccountWanted: (): Letter => ({
    subject: 'Your account is closed',
    before: ['Someone tried to create an account with your email address. You had one, and it is closed. That is why nobody can log in to it or set a new password.', 'If it was you, write to us: we can open it again or delete it for good.'],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: ['If it was not you, there is nothing to do.'],
  }),
  googleLinked: (): Letter => ({
    subject: 'You can now log in with Google',
    before: ['Your account was just used with Google sign-in for the first time. From now on you can log in with Google.', 'If it was you, there is nothing to do.'],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: ['If it was not you, check your Google account and contact us.'],
  }),
  signInSlowed: (): Letter => ({
    subject: 'Someone is trying to log in to your account',
    before: ['Someone entered a wrong password for your account many times. Nobody got in. We now make them wait longer and longer.', 'If it was you and you forgot your password, set a new one. That works at once.'],
    button: { label: 'Set a new password', path: PAGES.forgotPassword.path },
    after: ['If it was not you, there is nothing to do.'],
  }),
  newDevice: (): Letter => ({
    subject: 'New device logged in to your account',
    before: ['Your account was just used on a device that we have not seen before.', 'If it was you, there is nothing to do.'],
    button: { label: 'It was not me: set a new password', path: PAGES.forgotPassword.path },
    after: ['Setting a new password logs every device out.'],
  }),
} as const;

/** Text and HTML of a letter. Links are built from the configured address alone. */
export function render(letter: Letter, firstName: string, appUrl: string): { subject: string; text: string; html: string } {
  const link = letter.button && appUrl + letter.button.path;
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  const text = [
    greeting, ...letter.before, ...(letter.button ? [`${letter.button.label}:\n${link}`] : []), ...letter.after, `Kind regards\n${SITE.name}\n${appUrl}`,
  ].join('\n\n');
  return { subject: letter.subject, text, html: htmlOf(letter, greeting, link, appUrl) };
}

function htmlOf(letter: Letter, greeting: string, link: string | undefined, appUrl: string): string {
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const button = letter.button && link
    ? paragraph(`<a href="${escape(link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#123f6d;color:#ffffff;font-weight:bold;text-decoration:none">${escape(letter.button.label)}</a>`)
      + paragraph(`Or copy this address into your browser:<br><span style="word-break:break-all">${escape(link)}</span>`)
    : '';
  const body = [greeting, ...letter.before].map((part) => paragraph(escape(part))).join('') + button + letter.after.map((part) => paragraph(escape(part))).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#14212e;font:18px/1.5 Arial,Helvetica,sans-serif"><div style="max-width:560px;margin:0 auto">${body}${paragraph(`Kind regards<br>${escape(SITE.name)}<br>${escape(appUrl)}`)}</div></body></html>`;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
