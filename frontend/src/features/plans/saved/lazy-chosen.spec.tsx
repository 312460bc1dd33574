import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { CARE_NAMES } from '#contract/messages/care/care-names.js';
import { CARE } from '#contract/messages/care/care.js';
import { DASHBOARD } from '#contract/messages/dashboard.js';
import { SAVED_PARTS } from '#contract/messages/plans/saved-parts.js';
import { OWN_CALLS } from '#contract/own.calls.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '#features/session/session.builder.js';
import { storedSelection } from '../storage/selected-plans.slice.js';
import { LazyChosenMedicines } from './LazyChosenMedicines.js';
import { LazyStoredChoice } from './LazyStoredChoice.js';

const LIPITOR = { rxcui: '617314', name: 'Lipitor, 10 mg' };
const realFetch = globalThis.fetch;
let medicines: object[] | null;
beforeEach(() => {
  localStorage.clear();
  medicines = [];
  globalThis.fetch = async (url) => {
    if (url !== OWN_CALLS.medicines.path) return Response.json([]);
    return medicines ? Response.json(medicines) : new Response(null, { status: 503 });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function open(content: ReactNode, user: ReturnType<typeof aUser> | null = aUser()): void {
  render(
    <Provider store={aStoreFor(user)}>
      <AuthContext value={NO_ACTIONS}>
        <MemoryRouter>{content}</MemoryRouter>
      </AuthContext>
    </Provider>,
  );
}

it('a person with empty lists reads what medicines are good for, and where to add them', async () => {
  open(<LazyChosenMedicines />);
  expect(await screen.findByText(CARE_NAMES.noMedicines)).toBeTruthy();
  expect(screen.getByRole('link', { name: CARE_NAMES.addMedicines })).toBeTruthy();
});

it('a person with medicines sees them', async () => {
  medicines = [LIPITOR];
  open(<LazyChosenMedicines />);
  expect(await screen.findByText(LIPITOR.name)).toBeTruthy();
  expect(screen.queryByText(CARE_NAMES.noMedicines)).toBeNull();
});

it('a person whose medicines cannot be loaded is told so, and not that there are none', async () => {
  medicines = null;
  open(<LazyChosenMedicines />);
  expect(await screen.findByText(CARE.notLoaded)).toBeTruthy();
  expect(screen.queryByText(CARE_NAMES.noMedicines)).toBeNull();
});

it('a person for whom the browser remembers nothing reads that no plan is chosen', async () => {
  open(<LazyStoredChoice onSearch={() => undefined} />);
  expect(await screen.findByText(DASHBOARD.noneChosen)).toBeTruthy();
});

it.each([
  ['a signed-in person reads', aUser(), true],
  ['a guest does not read', null, false],
])('%s below the chosen plans that they stay in this browser until the logout', async (_, user, isTold) => {
  storedSelection.write([{ id: '11111TX0000001', name: 'Gold 1', year: 2027 }]);
  open(<LazyStoredChoice onSearch={() => undefined} />, user);
  await screen.findByText('Gold 1');
  expect(screen.queryByText(SAVED_PARTS.chosenKept) !== null).toBe(isTold);
});
