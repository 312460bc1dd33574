import { RETENTION } from '#contract/limits/retention.js';
import { CONFIRMATION } from '#contract/messages/account.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { lifeOf, MAIL_TOPICS, OWN_DATES } from '#contract/messages/mails.js';
import { PRIVATE_DATA } from '#contract/messages/staff.js';
import { PAGES, planPath } from '#contract/pages.js';
import type { ChangeOfPlan } from '#contract/plans/saved-change.js';

export interface EmailContent {
  subject: string;
  before: readonly string[];
  button?: { label: string; path: string };
  after: readonly string[];
  /** Groups of short lines after the first paragraphs. A group may have a link to the page that shows more. */
  groups?: readonly { title: string; lines: readonly string[]; link?: { label: string; path: string } }[];
  /** Secondary link of an email, for an action that few people need. */
  link?: { label: string; path: string };
}

/**
 * Returns the date on which all data about a person is deleted, "December 4, 2026", in Hawaii, where days begin last.
 * In every state, the email can therefore promise that the account can be restored before it.
 */
export function erasureDate(askedAt: Date): string {
  const due = new Date(askedAt);
  due.setUTCDate(due.getUTCDate() + RETENTION.erasureDays);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Pacific/Honolulu' }).format(due);
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const withToken = (path: string, token: string): string => `${path}?token=${encodeURIComponent(token)}`;
const notYou = 'If this was not you, you can ignore this email. Nothing will change.';

interface ChangesToTell {
  readonly changes?: readonly ChangeOfPlan[];
  readonly isUrgent?: boolean;
}

/** Medicines and doctors are not named, because emails are read on shared screens and kept by others. */
function groupsOf(changes: readonly ChangeOfPlan[]): NonNullable<EmailContent['groups']> {
  const { seePlan, seePlans } = CHANGE_ALERTS.mail;
  const byPlan = Map.groupBy(changes, ({ plan }) => (plan ? planPath(plan.id, plan.year) : PAGES.marketplace.path));
  return [...byPlan].flatMap(([path, [first, ...others]]) => {
    if (!first) return [];
    const lines = [first, ...others].map((change) => CHANGE_ALERTS.line(change, { isNamed: false }));
    return [{ title: CHANGE_ALERTS.planTitle(first), lines, link: { label: first.plan ? seePlan : seePlans, path } }];
  });
}

/** Each uses plain words, asks for one action and contains no images. */
export const EMAIL_TEMPLATES = {
  confirmation: (token: string): EmailContent => ({
    subject: 'Please confirm your email address',
    before: [
      'Thank you for creating an account with us.',
      `Please confirm that this email address is yours. The link works for ${lifeOf('confirm')}.`,
    ],
    button: { label: CONFIRMATION.button, path: withToken(PAGES.confirm.path, token) },
    after: [notYou],
  }),
  openedByStaff: (token: string): EmailContent => ({
    subject: 'Please confirm your email address',
    before: [
      'Our team opened an account for you.',
      `Please confirm that this email address is yours. The link works for ${lifeOf('confirm')}. ` +
        'Then log in, or choose "Forgot password?" on the login page to set a password.',
    ],
    button: { label: CONFIRMATION.button, path: withToken(PAGES.confirm.path, token) },
    after: ['If you did not expect this, you can ignore this email. Nobody can use the account until you confirm.'],
  }),
  reset: (token: string): EmailContent => ({
    subject: 'Set a new password',
    before: ['Someone asked to set a new password for your account.', `The link works once, for ${lifeOf('reset')}.`],
    button: { label: 'Set a new password', path: withToken(PAGES.resetPassword.path, token) },
    after: [notYou, 'Your current password still works until you set a new one.'],
  }),
  invitation: (token: string): EmailContent => ({
    subject: 'Your account is ready',
    before: [
      'Our team created an account for you.',
      `Choose your password to start. The link works for ${lifeOf('invite')}.`,
    ],
    button: { label: 'Choose my password', path: withToken(PAGES.resetPassword.path, token) },
    after: ['If you did not expect this, you can ignore this email.'],
  }),
  signUpRepeated: (): EmailContent => ({
    subject: 'You already have an account',
    before: [
      'Someone tried to create an account with your email address. You already have one.',
      'If it was you, log in with your password. If you forgot it, set a new one.',
    ],
    button: { label: 'Set a new password', path: PAGES.forgotPassword.path },
    after: ['If it wasn’t you, no action is needed. Your account is safe.'],
  }),
  passwordChanged: (): EmailContent => ({
    subject: 'Your password was changed',
    before: ['The password for your account was just changed. All devices were logged out.'],
    after: ['If it wasn’t you, set a new password now and contact us.'],
    button: { label: 'Set a new password', path: PAGES.forgotPassword.path },
  }),
  ownPasswordChanged: (): EmailContent => ({
    subject: 'Your password was changed',
    before: ['The password for your account was just changed. Your other devices were logged out.'],
    after: ['If it wasn’t you, set a new password now and contact us.'],
    button: { label: 'Set a new password', path: PAGES.forgotPassword.path },
  }),
  newAddress: (token: string): EmailContent => ({
    subject: 'Please confirm your new email address',
    before: [
      'You asked to use this email address for your account.',
      'Please confirm that it is yours. ' +
        `The link works for ${lifeOf('changeEmail')}. Until you confirm, we’ll use your old address.`,
    ],
    button: { label: 'Confirm my new address', path: withToken(PAGES.confirm.path, token) },
    after: [notYou],
  }),
  addressChangeRequested: (): EmailContent => ({
    subject: 'Your email address is about to change',
    before: [
      'Someone who was logged in to your account asked to change its email address. ' +
        'It changes once the new address is confirmed.',
    ],
    button: { label: 'It wasn’t me: set a new password', path: PAGES.forgotPassword.path },
    after: [
      'If it was you, no action is needed.',
      'If it wasn’t you and the new address is already confirmed, a new password will not help. Contact us.',
    ],
    link: { label: 'Contact us', path: PAGES.contact.path },
  }),
  exportReady: (): EmailContent => ({
    subject: 'Your data is ready',
    before: [`The file with everything we have about you is ready. You can download it for ${lifeOf('export')}.`],
    button: { label: 'Go to my account', path: PAGES.account.path },
    after: ['If you did not ask for it, log in and change your password.'],
  }),
  accountClosed: (): EmailContent => ({
    subject: 'Your account is closed',
    before: ['Your account was just closed, and all your devices were logged out.'],
    after: ['If it wasn’t you, contact us. We can reopen it.'],
    button: { label: 'Contact us', path: PAGES.contact.path },
  }),
  closedByStaff: (): EmailContent => ({
    subject: 'Your account is closed',
    before: [
      'Our team closed your account, and all your devices were logged out.',
      'If you asked us to, no action is needed.',
    ],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: ['If this is a mistake, contact us. We can reopen it.'],
  }),
  lockedByStaff: (): EmailContent => ({
    subject: 'Your account is locked',
    before: [
      'Our team locked your account, and all your devices were logged out. Nobody can log in to it.',
      'Your data is still there. We can unlock the account once we have talked with you.',
    ],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: ['If you asked us to lock it, no action is needed.'],
  }),
  unlockedByStaff: (): EmailContent => ({
    subject: 'Your account is unlocked',
    before: ['Our team unlocked your account. You can log in again with the same password as before.'],
    button: { label: 'Log in', path: PAGES.login.path },
    after: ['If you think someone else knows your password, set a new one and contact us.'],
    link: { label: 'Contact us', path: PAGES.contact.path },
  }),
  restoredByStaff: (): EmailContent => ({
    subject: 'Your account is open again',
    before: ['Our team reopened your account. You can log in the same way as before.'],
    button: { label: 'Log in', path: PAGES.login.path },
    after: ['If you did not ask for this, contact us.'],
    link: { label: 'Contact us', path: PAGES.contact.path },
  }),
  erasureNoted: (day: string): EmailContent => ({
    subject: 'Your data will be deleted',
    before: [
      'Our team recorded your request to delete everything we have about you. ' +
        'Your account is closed, and all your devices were logged out.',
      `On or soon after ${day}, we will delete everything for good.`,
    ],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: [`If this is a mistake, contact us before ${day}. Until then, we can reopen your account.`],
  }),
  newAddressByStaff: (token: string): EmailContent => ({
    subject: 'Please confirm your new email address',
    before: [
      'Our team set this email address for your account.',
      `Please confirm that it is yours. The link works for ${lifeOf('confirm')}. ` +
        'You cannot log in until you confirm it.',
    ],
    button: { label: 'Confirm my new address', path: withToken(PAGES.confirm.path, token) },
    after: ['If you did not expect this, you can ignore this email. Nobody can use the account until you confirm.'],
  }),
  /**
   * The email about a change that staff made to an account. `what` names the changed fields. `isMoved` is true if the
   * email address was changed, so that the new address must be confirmed before the person can log in. `isEmptied` is
   * true if the old address was confirmed. In that case, the change has deleted the person's private data. `isLocked`
   * is true if the account is locked, so that the person cannot log in after the change either.
   */
  changedByStaff: (what: string, { isMoved = false, isEmptied = false, isLocked = false } = {}): EmailContent => ({
    subject: 'Our team changed your account',
    before: [
      `Here is what our team changed on your account: ${what}. All your devices were logged out.`,
      ...(isEmptied
        ? [
            `To protect your privacy, we deleted your ${PRIVATE_DATA}. ` +
              'If you had agreed to be contacted, we canceled that, too.',
          ]
        : []),
      [
        isMoved
          ? 'If you asked for this, open the email that we sent to the new address and confirm it.'
          : `If you asked for this, ${isLocked ? 'no action is needed' : 'just log in again'}.`,
        isLocked && 'You cannot log in, because our team locked your account. Write to us to unlock it.',
        isMoved && !isLocked && 'Then log in again.',
      ]
        .filter(Boolean)
        .join(' '),
    ],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: ['If you did not expect this, please contact us.'],
  }),
  closedAccountWanted: (): EmailContent => ({
    subject: 'Your account is closed',
    before: [
      'Someone tried to create an account with your email address. You had an account, but it is closed. ' +
        'That is why no one can log in to it or set a new password.',
      'If it was you, write to us. We can reopen it or delete it for good.',
    ],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: ['If it wasn’t you, no action is needed.'],
  }),
  lockedAccountWanted: (): EmailContent => ({
    subject: 'Your account is locked',
    before: [
      'Someone just tried to log in, set a new password or sign up with your email address.',
      'You have an account, but our team locked it. That is why it did not work.',
    ],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: ['If it was you, write to us. If it wasn’t you, no action is needed.'],
  }),
  googleLinked: (): EmailContent => ({
    subject: 'You can now log in with Google',
    before: [
      'Someone just used Google to log in to your account for the first time. You can now log in with Google.',
      'If it was you, no action is needed.',
    ],
    button: { label: 'Contact us', path: PAGES.contact.path },
    after: ['If it wasn’t you, check your Google account and contact us.'],
  }),
  signInSlowed: (): EmailContent => ({
    subject: 'Someone is trying to log in to your account',
    before: [
      'Someone entered the wrong password for your account many times. Nobody got in. ' +
        'There is now a longer wait after each try.',
      'If it was you and you forgot your password, set a new one. That works right away.',
    ],
    button: { label: 'Set a new password', path: PAGES.forgotPassword.path },
    after: ['If it wasn’t you, no action is needed.'],
  }),
  factorAdded: (kind: string): EmailContent => ({
    subject: 'Your account has a new second step',
    before: [
      `A second login step was just added to your account: ${kind}. Your other devices were logged out.`,
      'If it was you, no action is needed.',
    ],
    button: { label: 'It wasn’t me: set a new password', path: PAGES.forgotPassword.path },
    after: ['If it wasn’t you, also contact us. Our team can remove the second step.'],
    link: { label: 'Contact us', path: PAGES.contact.path },
  }),
  factorRemoved: (kind: string): EmailContent => ({
    subject: 'A second step was removed from your account',
    before: [`A second login step was just removed from your account: ${kind}.`, 'If it was you, no action is needed.'],
    button: { label: 'It wasn’t me: set a new password', path: PAGES.forgotPassword.path },
    after: ['If it wasn’t you, also contact us.'],
    link: { label: 'Contact us', path: PAGES.contact.path },
  }),
  factorsRemovedByStaff: (): EmailContent => ({
    subject: 'A second step was removed from your account',
    before: [
      'Our team removed the second login step from your account, and all your devices were logged out.',
      'If you asked us to, log in with your password and set up a new second step.',
    ],
    button: { label: 'Go to my account', path: PAGES.account.path },
    after: ['If you did not ask for this, set a new password now and contact us.'],
    link: { label: 'Contact us', path: PAGES.contact.path },
  }),
  recoveryCodesMade: (): EmailContent => ({
    subject: 'Your account has new recovery codes',
    before: ['Someone just made new recovery codes for your account. The old ones no longer work.'],
    button: { label: 'It wasn’t me: set a new password', path: PAGES.forgotPassword.path },
    after: ['If it was you, no action is needed.'],
  }),
  recoveryCodeUsed: (): EmailContent => ({
    subject: 'A recovery code for your account was used',
    before: [
      'Someone with your password just used one of your recovery codes.',
      'If it was you, no action is needed. You can make new codes on your account page.',
    ],
    button: { label: 'It wasn’t me: set a new password', path: PAGES.forgotPassword.path },
    after: ['A new password logs out every device.'],
  }),
  /** `stopToken` ends these emails without a login. `isUrgent`: a plan was withdrawn or no longer covers a medicine. */
  savedPlansChanged: (stopToken: string, { changes = [], isUrgent = false }: ChangesToTell = {}): EmailContent => ({
    subject: isUrgent ? CHANGE_ALERTS.mail.urgentSubject : CHANGE_ALERTS.mail.subject,
    before: [CHANGE_ALERTS.mail.intro],
    groups: groupsOf(changes),
    button: { label: CHANGE_ALERTS.mail.seeAll, path: PAGES.dashboard.path },
    after: [CHANGE_ALERTS.mail.names],
    link: { label: MAIL_TOPICS.stop, path: withToken(PAGES.stopAlerts.path, stopToken) },
  }),
  /** `stopToken` is the secret of the link that ends these emails. Days are written as YYYY-MM-DD. */
  datesNear: (stopToken: string, dates: readonly { day: string; title: string }[] = []): EmailContent => ({
    subject: OWN_DATES.mail.subject,
    before: [OWN_DATES.mail.intro],
    groups: [...Map.groupBy(dates, ({ day }) => day)].map(([day, ofDay]) => ({
      title: longDay.format(new Date(day)),
      lines: ofDay.map(({ title }) => title),
    })),
    button: { label: OWN_DATES.mail.see, path: PAGES.myDeadlines.path },
    after: [OWN_DATES.mail.hint],
    link: { label: MAIL_TOPICS.stop, path: withToken(PAGES.stopAlerts.path, stopToken) },
  }),
  newDevice: (): EmailContent => ({
    subject: 'New device logged in to your account',
    before: [
      'Someone just used your account on a device we have not seen before.',
      'If it was you, no action is needed.',
    ],
    button: { label: 'It wasn’t me: set a new password', path: PAGES.forgotPassword.path },
    after: ['A new password logs out every device.'],
  }),
} as const;
