import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { anyAddress, day, email, lines, moment } from './fields.js';

const accepts = (schema: z.core.$ZodType, value: string): boolean => z.safeParse(schema, value).success;

describe('an email address', () => {
  it.each([
    'rosa@example.test',
    ' Rosa.Delgado+va@Mail.Example.org ',
    "o'neil@example.org",
    'a_b-c%d@xn--mller-kva.example',
    `${'x'.repeat(64)}@example.org`,
    'x@a-1.b2.museum',
    `x@${'y'.repeat(63)}.test`,
  ])('may be %j', (typed) => {
    expect(z.parse(email, typed)).toBe(typed.trim().toLowerCase());
  });

  it.each([
    'v(1)@x.test',
    'v@x.test(comment)',
    '(v)v@x.test',
    '"quoted"@x.test',
    'a\u0000b@x.test',
    'a\u0001@x.test',
    'a@x\u0000.test',
    'a\u007f@x.test',
    'a\u200b@x.test',
    'a\r\nbcc@x.test',
    '.a@x.test',
    'a.@x.test',
    'a..b@x.test',
    'a@x',
    'a@-x.test',
    'a@x-.test',
    'a@x..test',
    'a@x.test.',
    'a@.x.test',
    'a@192.0.2.7',
    'a@[192.0.2.7]',
    'a@b@x.test',
    'müller@x.test',
    `${'x'.repeat(65)}@x.test`,
    `a@${'x'.repeat(64)}.test`,
    `a@${'x.'.repeat(125)}test`,
  ])('is not %j', (typed) => {
    expect(accepts(email, typed)).toBe(false);
  });

  it('that nobody can have counts as empty where the response must always be the same', () => {
    expect(
      ['Rosa@Example.test ', 'a\u0000b@x.test', 'not an address'].map((typed) => z.parse(anyAddress, typed)),
    ).toEqual(['rosa@example.test', '', '']);
  });
});

it('days and times are of the 20th or 21st century, as PostgreSQL can store them', () => {
  expect(['1900-01-01', '2028-02-29', '2099-12-31'].map((text) => accepts(day, text))).toEqual([true, true, true]);
  for (const text of ['0000-04-13', '0001-01-01', '1899-12-31', '2100-01-01', '9999-12-31', '2027-02-29'])
    expect([text, accepts(day, text)]).toEqual([text, false]);
  expect(accepts(moment, '2026-11-22T12:00:00.000Z')).toBe(true);
  expect(accepts(moment, '0000-11-22T12:00:00.000Z')).toBe(false);
});

it('a text may have line breaks and tabs, but no other control characters', () => {
  expect(accepts(lines(50), 'first line\r\n\tsecond line 👍🏽')).toBe(true);
  for (const sign of ['\u0000', '\u0008', '\u001b', '\u007f', '\u0085'])
    expect(accepts(lines(50), `a${sign}b`)).toBe(false);
});
