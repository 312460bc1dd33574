import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { CARE } from '#contract/messages/care/care.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '#features/session/session.builder.js';
import { useCareCounts } from '../storage/care-facts.slice.js';
import { CareLoader } from './CareLoader.js';

const realFetch = globalThis.fetch;
let failing: string;
beforeEach(() => {
  globalThis.fetch = async (url) => {
    if (String(url).includes(failing)) return new Response(null, { status: 503 });
    return Response.json(
      String(url).includes('/api/medicines/mine') ? [{ rxcui: '617314', name: 'Lipitor, 10 mg' }] : [],
    );
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const Counts = () => <h2>{useCareCounts()}</h2>;
const open = () =>
  render(
    <Provider store={aStoreFor(aUser())}>
      <AuthContext value={NO_ACTIONS}>
        <CareLoader planIds={['11111TX0000001']} year={2027} />
        <Counts />
      </AuthContext>
    </Provider>,
  );

it.each([
  ['the list of the account cannot be loaded', '/api/medicines/mine', ''],
  ['the list cannot be checked', '/api/drugs/covered', '1 medicine'],
])('if %s, it says that the costs do not count the medicines', async (_, path, counts) => {
  failing = path;
  open();
  await screen.findByText(CARE.notCounted);
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe(counts));
});
