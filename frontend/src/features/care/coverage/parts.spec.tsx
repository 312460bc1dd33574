import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { sessionApi } from '#features/session/session.api.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { CARE_NAMES } from '../messages/care-names.js';
import { CARE } from '../messages/care.js';
import { useCareCounts, useCareFacts } from '../storage/care-facts.slice.js';
import { careListsChanged } from '../storage/care-lists.slice.js';
import { CareLoader } from './parts.js';

const LIPITOR = { rxcui: '617314', name: 'Lipitor, 10 mg' };
const PLAN = { planIds: ['11111TX0000001'], year: 2027 };
const asked = jest.fn<(url: string) => void>();
beforeEach(() => {
  asked.mockClear();
  globalThis.fetch = async (url) => {
    asked(String(url));
    return Response.json(String(url).includes('/mine') ? [] : { coverage: [], medicines: [], provenance: null });
  };
});

function Facts() {
  const { isComing } = useCareFacts(PLAN.year);
  return <h2>{`${useCareCounts()}, ${isComing ? 'coming' : 'known'}`}</h2>;
}
function open(store: ReturnType<typeof aStoreFor>): void {
  renderWithStore(
    store,
    <>
      <CareLoader {...PLAN} />
      <Facts />
    </>,
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

describe('if the session check fails', () => {
  async function unchecked() {
    globalThis.fetch = async (url) =>
      String(url).includes('/api/auth/me')
        ? new Response(null, { status: 503 })
        : Response.json({ coverage: [], medicines: [], provenance: null });
    const store = aStore();
    await store.dispatch(sessionApi.endpoints.me.initiate());
    return store;
  }

  it('a guest without medicines is not told that the costs leave medicines out', async () => {
    open(await unchecked());
    expect(screen.getByRole('heading').textContent).toBe(`${CARE_NAMES.none}, known`);
    expect(screen.queryByText(CARE.notCounted)).toBeNull();
  });

  it("a guest's medicines in this browser count all the same", async () => {
    const store = await unchecked();
    store.dispatch(careListsChanged({ medicines: [LIPITOR] }));
    open(store);
    expect(await screen.findByText('1 medicine, known')).toBeTruthy();
    expect(screen.queryByText(CARE.notCounted)).toBeNull();
  });

  it('in a browser in which somebody has signed in, the medicines of the account are missing', async () => {
    localStorage.setItem(PRIVATE_KEYS.owner, aUser().id);
    open(await unchecked());
    expect(await screen.findByText(CARE.notCounted)).toBeTruthy();
  });
});
