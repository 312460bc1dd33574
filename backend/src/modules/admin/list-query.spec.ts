import { expect, it } from '@jest/globals';
import { namesOfFilters } from './audit/export-record.js';
import { cursorOf, filterOf, orderOf } from './list-query.js';

it.each([
  [{}, { closed: false }],
  [{ closed: 'yes' }, { closed: true }],
  [{ closed: 'any' }, {}],
  [{ locked: 'yes' }, { closed: false, locked: true }],
  [
    { confirmed: 'no', consent: 'yes' },
    { closed: false, confirmed: false, consent: true },
  ],
  [
    { q: 'rosa', role: 'admin', created_from: '2026-01-01', seen_from: '2026-02-01' },
    { closed: false, text: 'rosa', role: 'admin', createdFrom: '2026-01-01', seenFrom: '2026-02-01' },
  ],
] as const)('the query %j filters by %j', (query, expected) => {
  const given = Object.entries(filterOf(query)).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(given)).toEqual(expected);
});

it('accounts are listed from the newest unless another order is asked for', () => {
  expect(orderOf({})).toEqual({ by: 'created', descending: true });
  expect(orderOf({ sort: 'name', direction: 'asc' })).toEqual({ by: 'name', descending: false });
});

it('a page begins after or ends before an account', () => {
  expect([cursorOf({ after: 'a' }), cursorOf({ before: 'b' }), cursorOf({})]).toEqual([
    { id: 'a', side: 'after' },
    { id: 'b', side: 'before' },
    null,
  ]);
});

it('the audit trail names the filters that were set, neither their values nor the order', () => {
  expect(namesOfFilters({ q: 'rosa', role: undefined, closed: 'any', sort: 'name', direction: 'asc' })).toEqual([
    'q',
    'closed',
  ]);
});
