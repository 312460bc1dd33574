import { TESTS } from './files.ts';
import type { Measure, Row } from './row.ts';

/**
 * Returns a measurement of whether two kinds of response times can be told apart. The result must be close to 0.5, the
 * value for an attacker who can only guess.
 */
const alike = (target: string): Measure => ({
  bench: 'timing',
  target,
  what: 'known and unknown address told apart by response times (AUC, 400 pairs)',
  from: 0.45,
  to: 0.55,
});

/**
 * Rows 1 to 26 of the score sheet: attacks on passwords, links and sessions, from other sites and on sign-in with
 * Google.
 */
export const ATTACKS_ON_ACCOUNTS: readonly Row[] = [
  {
    number: 1,
    attack: 'Login with a wrong password, for a known and an unknown address',
    expected: 'Same status, headers, body and length; response times that tell nothing',
    isMust: true,
    proofs: [[TESTS.ATTACKS, 'an unknown address and a wrong password get identical responses']],
    measures: [alike('timingLogin')],
  },
  {
    number: 2,
    attack: 'Forgotten password for a known, an unknown and an invalid address',
    expected: 'Same answer, same response times; only a known address gets a mail',
    proofs: [[TESTS.ATTACKS, 'a reset gets the same response for any address']],
    measures: [alike('timingForgot')],
  },
  {
    number: 3,
    attack: 'Sign-up with an address that already has an account',
    expected:
      '409 with the specified sentence, five an hour per network, a mail to the owner, no telling response times',
    proofs: [[TESTS.ATTACKS, 'sign-up attempts are limited per network, and the owner of a taken address is notified']],
    measures: [alike('timingSignUp')],
  },
  {
    number: 4,
    attack: 'Login to an unconfirmed account',
    expected: 'Only the right password reveals that the account is unconfirmed',
    proofs: [[TESTS.ATTACKS, 'only a person who knows the password learns that an account is unconfirmed']],
  },
  {
    number: 5,
    attack: '100 wrong passwords for one account from 100 networks',
    expected: 'Growing delays from the fifth on, up to 15 minutes; one mail to the owner; never a lockout',
    proofs: [
      [TESTS.ATTACKS, 'cause growing delays, one notification and no lockout'],
      [TESTS.ATTACKS, 'an owner can use a known browser or a password reset even if an attacker locks the account'],
    ],
  },
  {
    number: 6,
    attack: 'One password tried for 1,000 accounts from one network',
    expected: 'Stopped before the 25th, counted in the metrics, an alert',
    proofs: [
      [TESTS.ATTACKS, 'accounts from one network is stopped before attempt 25 and counted'],
      ['backend/test/ops/ops.spec.ts', 'an alert tells of guessed passwords and of callers that limits hold back'],
    ],
  },
  {
    number: 7,
    attack: 'Somebody locks an owner out on purpose',
    expected: 'A known browser still gets in, and so does a reset',
    proofs: [
      [TESTS.ATTACKS, 'an owner can use a known browser or a password reset even if an attacker locks the account'],
      [TESTS.ATTACKS, 'a device cookie that is invented or of another account does not identify a known browser'],
    ],
  },
  {
    number: 8,
    attack: 'Forged X-Forwarded-For',
    expected: 'Only a trusted proxy says who calls; IPv6 counts by network of 64 bits',
    proofs: [
      [TESTS.ATTACKS, 'an X-Forwarded-For header is ignored unless a trusted proxy set it'],
      [TESTS.ATTACKS, 'does not make a new caller'],
    ],
  },
  {
    number: 9,
    attack: 'Common, leaked or obvious password',
    expected: 'Refused with the reason at sign-up, change and reset; staff cannot set passwords at all',
    proofs: [
      ['backend/src/modules/users/passwords/password-policy.spec.ts', 'the password policy'],
      [TESTS.LINKS, 'a password is rejected with the reason'],
      [TESTS.OWN_ACCOUNT, 'a new password that is'],
      [TESTS.USER_CHANGES, 'staff can never set a password, neither that of another person nor their own'],
    ],
  },
  {
    number: 10,
    attack: 'Passwords of 64 and 200 characters, other scripts, spaces, one megabyte',
    expected: 'Long ones are accepted and compared exactly; a megabyte is refused before it is hashed',
    proofs: [
      [TESTS.LINKS, 'long and unusual passwords'],
      ['backend/src/modules/users/passwords/password-hash.spec.ts', 'matches only the right password, up to its last'],
    ],
  },
  {
    number: 11,
    attack: 'A reset link used twice',
    expected: 'The second use is refused; the first ends all sessions and is mailed',
    isMust: true,
    proofs: [[TESTS.LINKS, 'a reset link works once, ends every session and is announced by email']],
  },
  {
    number: 12,
    attack: 'One reset link used twice at the same instant',
    expected: 'Exactly one use wins, in 200 of 200 races',
    isMust: true,
    proofs: [[TESTS.LINKS, 'if two people use one link at the same instant, exactly one succeeds (200 attempts)']],
  },
  {
    number: 13,
    attack: 'An older reset link after a newer one or after a change of password',
    expected: 'Refused',
    proofs: [[TESTS.LINKS, 'a newer link or a password change makes earlier links invalid']],
  },
  {
    number: 14,
    attack: 'An expired link, one for another purpose, an invented one',
    expected: 'Refused with the same answer and counted; a link opens nobody else’s account',
    proofs: [
      [TESTS.LINKS, 'expired links, links for another purpose and invented links are rejected in the same way'],
      ['backend/test/accounts/email-change.medium.ts', "cannot confirm another person's address with a link"],
    ],
  },
  {
    number: 15,
    attack: 'A mail scanner opens the link before the person, with and without scripts',
    expected: 'The link still works for the person',
    proofs: [
      [TESTS.LINKS_IN_MAILS, 'opens the confirmation link first, even with scripts, does not use up the link'],
      [TESTS.LINKS_IN_MAILS, 'opens the link to set a password, even with scripts, does not use it up'],
    ],
  },
  {
    number: 16,
    attack: 'A link’s secret leaves by referrer, log or history',
    expected: 'No referrer, a cleaned address, nothing in any log',
    proofs: [
      [TESTS.LINKS_IN_MAILS, 'the token of a link is removed from the URL and is not sent as a referrer'],
      ['backend/test/security/secret-canaries.medium.ts', 'secret canaries and private details'],
    ],
  },
  {
    number: 17,
    attack: 'Forged Host header when a reset is asked for',
    expected: 'The link begins with the configured address',
    proofs: [[TESTS.LINKS, 'begins with the configured address, whatever the Host header says']],
  },
  {
    number: 18,
    attack: 'A copy of the database is stolen',
    expected: 'It contains no usable link, session, password, second factor, health answer or saved search',
    proofs: [
      [TESTS.LINKS, 'a copy of the database contains no usable link, session or password'],
      ['backend/test/security/second-factor.medium.ts', 'neither the secret nor recovery codes readable'],
      ['backend/test/accounts/sign-up-to-session.medium.ts', 'stores health answers encrypted'],
      ['backend/test/plans/saved.medium.ts', 'saved items are stored encrypted'],
    ],
  },
  {
    number: 19,
    attack: 'A session cookie planted before login',
    expected: 'Login gives a new one, and the old one is dead',
    proofs: [[TESTS.SESSIONS, 'a session cookie set before signing in is replaced, and the old one becomes invalid']],
  },
  {
    number: 20,
    attack: 'A stolen cookie after logout, change of password or role, closing or deletion',
    expected: '401 in every case',
    isMust: true,
    proofs: [[TESTS.SESSIONS, 'a stolen session cookie is worthless']],
  },
  {
    number: 21,
    attack: 'A session left alone, and one used for too long',
    expected: 'Ended by the server after 30 minutes or 12 hours; a warning before; the form is restored after login',
    proofs: [
      [TESTS.SESSIONS, 'ends on the server after half an hour without use, and after twelve hours in any case'],
      [TESTS.IDLE, 'an idle session shows a warning in time'],
      [TESTS.IDLE, 'the form is restored after signing in again'],
    ],
  },
  {
    number: 22,
    attack: 'A cookie read by scripts, another host or over http',
    expected: '__Host- prefix, Secure, HttpOnly, SameSite, no Domain',
    proofs: [
      [TESTS.SESSIONS, 'the session cookie is restricted to this host and HTTPS, and hidden from scripts'],
      [
        'backend/test/security/cookies.medium.ts',
        'every cookie that a public site sets or deletes belongs to this host alone',
      ],
    ],
  },
  {
    number: 23,
    attack: 'A request forged by another site or another host of the same site',
    expected: 'Refused by Sec-Fetch-Site or Origin, and logged',
    proofs: [
      [TESTS.SESSIONS, 'a request from elsewhere is rejected and logged'],
      ['backend/src/platform/http/same-origin.spec.ts', 'a request that makes a change'],
    ],
  },
  {
    number: 24,
    attack: 'Login or logout forged by another site',
    expected: 'Refused like every other change',
    proofs: [[TESTS.SESSIONS, 'a request from elsewhere is rejected and logged']],
  },
  {
    number: 25,
    attack: 'An address to go to after login that leads to another site (53 spellings)',
    expected: 'Only paths of this site; otherwise the dashboard',
    proofs: [
      ['backend/src/contract/pages.spec.ts', 'the path to open after signing in'],
      [TESTS.GOOGLE, 'never redirects to another site afterwards'],
    ],
  },
  {
    number: 26,
    attack: 'Google sign-in: foreign or repeated answer, faulty token, unverified address',
    expected: 'Refused; an account is found by issuer and subject and linked only to a verified address',
    proofs: [
      [TESTS.GOOGLE, 'rejects a response that comes from another browser, was used before or has no state'],
      [TESTS.GOOGLE, 'rejects a faulty identity token'],
      [TESTS.GOOGLE, 'is linked to an account by email address only if Google has verified the address'],
      [TESTS.GOOGLE, 'takes over nothing that a stranger entered into an account that was never confirmed'],
      [TESTS.GOOGLE, 'is never opened or linked by Google alone'],
    ],
  },
];
