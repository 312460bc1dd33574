import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { CARE_NAMES } from '#contract/messages/care/care-names.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '#features/session/session.builder.js';
import { useCareCounts, useCareFacts } from '../storage/care-facts.slice.js';
import { careListsChanged } from '../storage/care-lists.slice.js';
import { CareLoader } from './parts.js';

const LIPITOR = { rxcui: '617314', name: 'Lipitor, 10 mg' };
const PLAN = { planIds: ['11111TX0000001'], year: 2027 };
const realFetch = globalThis.fetch;
const asked = jest.fn<(url: string) => void>();
beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  globalThis.fetch = async (url) => {
    asked(String(url));
    return Response.json(String(url).includes('/mine') ? [] : { coverage: [], medicines: [], provenance: null });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function Facts() {
  const { isComing } = useCareFacts(PLAN.year);
  return <h2>{`${useCareCounts()}, ${isComing ? 'coming' : 'known'}`}</h2>;
}
function open(store: ReturnType<typeof aStoreFor>): void {
  render(
    <Provider store={store}>
      <AuthContext value={NO_ACTIONS}>
        <MemoryRouter>
          <CareLoader {...PLAN} />
          <Facts />
        </MemoryRouter>
      </AuthContext>
    </Provider>,
  );
}

it('the page knows at once that a guest has neither medicines nor doctors, and asks nobody', () => {
  open(aStoreFor(null));
  expect(screen.getByRole('heading').textContent).toBe(`${CARE_NAMES.none}, known`);
  expect(asked).not.toHaveBeenCalled();
});

it("a guest's first medicine is checked as soon as it is on the list", async () => {
  const store = aStoreFor(null);
  open(store);
  act(() => void store.dispatch(careListsChanged({ medicines: [LIPITOR] })));
  expect(await screen.findByText(/^1 medicine/)).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('/api/drugs/covered');
  act(() => void store.dispatch(careListsChanged({ medicines: [] })));
  expect(await screen.findByText(new RegExp(`^${CARE_NAMES.none}`))).toBeTruthy();
});

it('the list of a person who is signed in is read from the account', async () => {
  open(aStoreFor(aUser()));
  expect(await screen.findByText(new RegExp(`^${CARE_NAMES.none}`))).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('/api/medicines/mine');
});
