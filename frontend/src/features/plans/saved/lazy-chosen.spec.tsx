import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { CARE_NAMES } from '#contract/messages/care/care-names.js';
import { CARE } from '#contract/messages/care/care.js';
import { DASHBOARD } from '#contract/messages/dashboard.js';
import { OWN_CALLS } from '#contract/own.calls.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '#features/session/session.builder.js';
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

function open(content: ReactNode, user = aUser()): void {
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
