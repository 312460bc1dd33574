import { ERROR_PAGES } from '#app/errors/messages.js';
import { IMPORTANT_DATES } from '#contract/deadlines/enrollment-dates.js';
import type { Deadline, DeadlineKind } from '#contract/deadlines/rules.js';
import { DEADLINE_TITLES } from '#contract/deadlines/titles.js';
import * as account from '#contract/messages/account.js';
import * as consent from '#contract/messages/consent.js';
import { CONTACT } from '#contract/messages/contact.js';
import { ERRORS } from '#contract/messages/errors.js';
import * as forms from '#contract/messages/forms.js';
import * as ownAccount from '#contract/messages/own-account.js';
import * as site from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import * as confirmation from '#features/account/messages.js';
import * as drugs from '#features/care/messages/drugs.js';
import { CARDS } from '#features/dashboard/messages.js';
import { KIND_WORDS, OPEN_MISSED } from '#features/deadlines/model/kind-words.js';
import { DEADLINES } from '#features/deadlines/model/words.js';
import * as preferences from '#features/plans/messages/answers/preferences.js';
import * as notices from '#features/plans/messages/eligibility/eligibility-notices.js';
import * as marketplace from '#features/plans/messages/eligibility/eligibility-notices.js';
import * as plans from '#features/plans/messages/plans.js';
import { QUIZ } from '#features/quiz/model/words.js';
import * as session from '#features/session/messages/session.js';
import { LOADING } from '#ui/feedback/messages.js';
import { PASSWORD_STRENGTH } from '#ui/form/PasswordField.js';
import { readingOf, wordsOf } from '../../test/reading/grade.js';

/** The words about each kind of deadline, as people read them before, during and after its window. */
const ofDeadlines = Object.entries(KIND_WORDS).map(([kind, { todo, missed, link }]) => {
  const deadline: Deadline = {
    id: kind,
    kind: kind as DeadlineKind,
    opens: '2027-01-01',
    closes: '2027-06-30',
    event: '2027-03-31',
  };
  const read = (text: typeof todo) =>
    ['2026-12-01', '2027-02-01', '2027-08-01'].map((day) => (typeof text === 'string' ? text : text(deadline, day)));
  return [link.label, ...new Set([...read(todo), ...read(missed)])];
});

const TASKS = {
  account: { ...account, ...confirmation, PASSWORD_STRENGTH },
  CONTACT,
  consent,
  notices,
  marketplace,
  drugs,
  ERRORS,
  forms,
  ownAccount,
  plans,
  preferences,
  session,
  site: { ...site, LOADING, ERROR_PAGES },
  PAGES,
  CARDS,
  DEADLINE_TITLES,
  DEADLINES,
  ofDeadlines,
  OPEN_MISSED,
  QUIZ,
  IMPORTANT_DATES,
};

/**
 * Strings that may exceed the limit on the reading grade, because their wording must not be changed. Each key is the
 * beginning of a string, and each value is the reason.
 */
const EXEMPT: Readonly<Record<string, string>> = {
  'This product uses publicly available data': 'the attribution that the terms of RxNorm and RxTerms ask for',
  'Results are estimates; verify plan details': 'prescribed word for word',
  'An advisor may contact me about coverage':
    'the wording people consented to; changing it needs a new version of the text',
  'I agree that a licensed agent may contact me': 'the prescribed purpose of the consent',
  'We are an independent, veteran-owned advisory': 'the prescribed disclaimer: a statement of law with official names',
};

function texts(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https:)/.test(value) ? [] : [value];
  if (typeof value === 'function') return texts((value as (...gaps: string[]) => unknown)('one', 'two'));
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}
const isExempt = (text: string): boolean => Object.keys(EXEMPT).some((start) => text.startsWith(start));
/**
 * Returns the strings of at least five words. Shorter strings are labels rather than sentences, and a single long name
 * would distort their reading grade.
 */
const sentences = (table: unknown): string[] => texts(table).filter((text) => wordsOf(text).length >= 5);

describe.each(Object.entries(TASKS))('the user-facing text of %s', (_name, table) => {
  const all = sentences(table);
  it('has a reading grade of at most 7', () => expect(readingOf(all).grade).toBeLessThanOrEqual(7));
  it('has no sentence of more than 25 words', () => {
    const { longest } = readingOf(all.filter((text) => !isExempt(text)));
    expect(longest.words > 25 ? longest.sentence : '').toBe('');
  });
  // The server works with what people save, and some of it reaches whoever has a link that they made.
  it('does not promise that nobody else can read something', () => {
    expect(all.filter((text) => /\bonly you (?:can|could|may) (?:read|see)\b/i.test(text))).toEqual([]);
  });
  it('has no string of eight or more words with a reading grade above 9', () => {
    expect(all.filter((text) => wordsOf(text).length >= 8 && !isExempt(text) && readingOf([text]).grade > 9)).toEqual(
      [],
    );
  });
});

it('every string on the list of exemptions is still in use', () => {
  const said = texts(TASKS);
  expect(Object.keys(EXEMPT).filter((start) => !said.some((text) => text.startsWith(start)))).toEqual([]);
});
