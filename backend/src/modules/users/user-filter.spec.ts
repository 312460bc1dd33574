import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ROLES } from '#contract/access.js';
import { whereOf } from './user-filter.js';

/** Number of random filters that the test checks. With `FUZZ=all`, the test checks 10,000 filters, otherwise 1,000. */
const TURNS = process.env['FUZZ'] === 'all' ? 10_000 : 200;

const filter = fc.record({
  text: fc.option(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom("'; drop table users; --", '%', "\\'", '(225) 555-0142', '$1', '?'),
    ),
    { nil: undefined },
  ),
  role: fc.option(fc.constantFrom(...ROLES), { nil: undefined }),
  confirmed: fc.option(fc.boolean(), { nil: undefined }),
  closed: fc.option(fc.boolean(), { nil: undefined }),
  createdFrom: fc.option(fc.string(), { nil: undefined }),
});

it(`none of ${TURNS} filters puts user input into the SQL statement`, () => {
  const statements = new Set<string>();
  fc.assert(
    fc.property(filter, (conditions) => {
      const { sql, values } = whereOf(conditions);
      expect(sql.split('?').length - 1).toBe(values.length);
      statements.add(sql);
    }),
    { numRuns: TURNS },
  );
  // At most 108 different SQL statements are possible. The search text results in three forms of a condition (none, one
  // or two patterns). The conditions for role and date have two forms each (absent or present), and the two boolean
  // filters have three forms each.
  expect(statements.size).toBeLessThanOrEqual(3 * 2 * 2 * 3 * 3);
});

it('short texts match only at the beginning of a word, and wildcards are taken literally', () => {
  expect(whereOf({ text: 'Ro' }).values).toEqual(['% ro%']);
  expect(whereOf({ text: 'Ros' }).values).toEqual(['%ros%']);
  expect(whereOf({ text: ' Rosa  Del ' }).values).toEqual(['%rosa del%']);
  expect(whereOf({ text: '50%_\\' }).values).toEqual(['%50\\%\\_\\\\%']);
  expect(whereOf({ text: '(225) 555' }).values).toEqual(['%(225) 555%', '%225555%']);
});

it.each(["o'brien", 'O’Brien', 'o‘brien', 'oʼbrien'])('any apostrophe finds any other: %s', (text) => {
  expect(whereOf({ text }).values).toEqual(['%o_brien%']);
});

it.each(['smith-jones', 'Smith‑Jones', 'smith–jones'])('any hyphen finds any other: %s', (text) => {
  expect(whereOf({ text }).values).toEqual(['%smith_jones%']);
});

it('every condition that is given restricts the list', () => {
  const given = {
    role: 'admin',
    locked: true,
    consent: false,
    ids: ['a', 'b'],
    createdFrom: '2026-01-01',
    seenFrom: '2026-02-01',
  } as const;
  expect(whereOf(given)).toEqual({
    sql:
      'true and role = ? and locked_at is not null and consent_to_contact = false and created_at >= ?::date ' +
      'and last_seen_at >= ?::date and id = any(?::uuid[])',
    values: ['admin', '2026-01-01', '2026-02-01', '{a,b}'],
  });
  expect(whereOf({})).toEqual({ sql: 'true', values: [] });
});
