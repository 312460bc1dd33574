import * as account from '../../../backend/src/contract/messages/account.js';
import { CONTACT } from '../../../backend/src/contract/messages/contact.js';
import * as consent from '../../../backend/src/contract/messages/consent.js';
import * as doors from '../../../backend/src/contract/messages/doors.js';
import * as drugs from '../../../backend/src/contract/messages/drugs.js';
import { ERRORS } from '../../../backend/src/contract/messages/errors.js';
import * as forms from '../../../backend/src/contract/messages/forms.js';
import * as ownAccount from '../../../backend/src/contract/messages/own-account.js';
import * as plans from '../../../backend/src/contract/messages/plans.js';
import * as session from '../../../backend/src/contract/messages/session.js';
import * as site from '../../../backend/src/contract/messages/site.js';
import { PAGES } from '../../../backend/src/contract/pages.js';
import { CARDS } from '../features/dashboard/words.js';
import { QUIZ } from '../features/quiz/words.js';
import { IMPORTANT_DATES } from './dates.js';
import { readingOf, wordsOf } from './reading/grade.js';

const TASKS = { account, CONTACT, consent, doors, drugs, ERRORS, forms, ownAccount, plans, session, site, PAGES, CARDS, QUIZ, IMPORTANT_DATES };

/** Hard by the formula and yet as they are: how they begin -> whose words they are. */
const EXEMPT: Readonly<Record<string, string>> = {
  'Results are estimates; verify plan details': 'word for word in specification 2, section 2',
  'An advisor may contact me about coverage': 'the wording people consented to; changing it needs a new version of the text',
  'I agree that a licensed agent may contact me': 'the purpose of the consent as specification 2, section 7 words it',
  'We are an independent, veteran-owned advisory': 'the disclaimer of specification 1, section 1: a statement of law with official names',
};

/** Every text of a table; gaps are filled with a short word. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https:)/.test(value) ? [] : [value];
  if (typeof value === 'function') return texts((value as (...gaps: string[]) => unknown)('one', 'two'));
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}
const isExempt = (text: string): boolean => Object.keys(EXEMPT).some((start) => text.startsWith(start));
/** Labels of a few words are no sentences; the formula would judge them by their longest name. */
const sentences = (table: unknown): string[] => texts(table).filter((text) => wordsOf(text).length >= 5);

describe.each(Object.entries(TASKS))('the words of %s', (_name, table) => {
  const all = sentences(table);
  it('stay at grade 7 or lower', () => expect(readingOf(all).grade).toBeLessThanOrEqual(7));
  it('have no sentence of more than 25 words', () => {
    const { longest } = readingOf(all);
    expect(longest.words > 25 ? longest.sentence : '').toBe('');
  });
  it('have no hard sentence among easy ones: grade 9 at most from eight words on', () => {
    expect(all.filter((text) => wordsOf(text).length >= 8 && !isExempt(text) && readingOf([text]).grade > 9)).toEqual([]);
  });
});

it('nothing is exempt that is no longer said', () => {
  const said = texts(TASKS);
  expect(Object.keys(EXEMPT).filter((start) => !said.some((text) => text.startsWith(start)))).toEqual([]);
});
