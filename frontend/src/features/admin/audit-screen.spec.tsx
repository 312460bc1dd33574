import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ADMIN } from '#contract/messages/staff.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { TRAIL } from './audit/audit-words.js';
import AuditScreen from './AuditScreen.js';
import { EXPORT } from './components/words.js';

const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
  globalThis.fetch = (url) => {
    calls.push(String(url));
    return Promise.resolve(Response.json({ entries: [], next: null, actions: [], checks: [] }));
  };
});
const open = (query: string) => renderWithStore(aStore(), <AuditScreen />, [`/?${query}`]);
const wasListAsked = () => calls.some((url) => /\/api\/admin\/audit(\?|$)/.test(url));

it.each([
  ['from=2026-11-24&to=2026-11-22', `${TRAIL.to}: ${ADMIN.form.periodWrong}`],
  ['from=2026-13-45', `${TRAIL.from}: ${ADMIN.form.dayWrong}`],
])(
  'for the impossible period %s in the address, the page says what is wrong and lists nothing',
  async (query, said) => {
    const { container } = open(query);
    expect(await screen.findByText(TRAIL.addressWrong)).toBeTruthy();
    expect(container.textContent).toContain(said);
    expect(container.textContent).not.toContain(TRAIL.empty);
    expect(screen.queryByRole('button', { name: EXPORT.start })).toBeNull();
    expect(wasListAsked()).toBe(false);
  },
);

it('a possible period without entries is listed as empty and can be exported', async () => {
  open('from=2026-11-22&to=2026-11-24');
  expect(await screen.findByText(TRAIL.empty)).toBeTruthy();
  expect(screen.getByRole('button', { name: EXPORT.start })).toBeTruthy();
  expect(wasListAsked()).toBe(true);
});
