import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { repeatFailed } from '#api/index.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import { CARE } from '../messages/care.js';
import { careAsked, useCareCounts } from '../storage/care-facts.slice.js';
import { CareCoverageSummary } from './CareCoverageSummary.js';
import { CareLoader } from './CareLoader.js';

const LIPITOR = { rxcui: '617314', name: 'Lipitor, 10 mg' };
const COVERED = {
  coverage: [],
  medicines: [],
  provenance: { asOf: '2026-10-01T00:00:00Z', source: 'sample', stale: false },
};
let failing: string;
/** Answers are not sent before this promise is resolved. */
let held: Promise<void>;
beforeEach(() => {
  held = Promise.resolve();
  globalThis.fetch = async (url) => {
    await held;
    if (String(url).includes(failing)) return new Response(null, { status: 503 });
    if (String(url).includes('/api/doctors/mine')) return Response.json([]);
    return Response.json(String(url).includes('/api/medicines/mine') ? [LIPITOR] : COVERED);
  };
});

const Counts = () => <h2>{useCareCounts()}</h2>;
const PLAN = { planIds: ['11111TX0000001'], year: 2027 };
const open = (content: ReactNode = <CareLoader {...PLAN} />, store = aStoreFor(aUser())) =>
  renderWithStore(
    store,
    <>
      {content}
      <Counts />
    </>,
  );
const tryAgain = () => screen.getByRole('button', { name: LOADING.retry });

it.each([
  ['the list of the account cannot be loaded', '/api/medicines/mine', ''],
  ['the list cannot be checked', '/api/drugs/covered', '1 medicine'],
])('if %s, it says that the costs do not count the medicines', async (_, path, counts) => {
  failing = path;
  open();
  await screen.findByText(CARE.notCounted);
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe(counts));
});

it.each(['/api/medicines/mine', '/api/drugs/covered'])(
  'after a failed request to %s, the person can try again without reloading the page',
  async (path) => {
    failing = path;
    open();
    await screen.findByText(CARE.notCounted);
    let release = (): void => undefined;
    held = new Promise((resolve) => (release = resolve));
    fireEvent.click(tryAgain());
    await screen.findByText(LOADING.busy);
    release();
    await screen.findByText(CARE.notCounted);
    failing = 'nothing';
    fireEvent.click(tryAgain());
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(screen.getByRole('heading').textContent).toBe('1 medicine');
  },
);

it('says nothing while only something else that failed is sent again', async () => {
  failing = '/api/doctors/mine';
  const store = aStoreFor(aUser());
  open(undefined, store);
  await screen.findByText(CARE.usualCounted);
  held = new Promise(() => undefined);
  act(() => void store.dispatch(repeatFailed()));
  expect(screen.queryByText(LOADING.busy)).toBeNull();
});

it('if a medicine is not known, it says that the costs count what people of the same age use', async () => {
  failing = 'nothing';
  open();
  await screen.findByText(CARE.usualCounted);
  expect(screen.queryByText(CARE.notCounted)).toBeNull();
});

it('the summary of the medicines offers to try again until the list is loaded', async () => {
  failing = '/api/medicines/mine';
  open(<CareCoverageSummary {...PLAN} />);
  await screen.findByText(CARE.notLoaded);
  failing = 'nothing';
  fireEvent.click(tryAgain());
  await screen.findByText('Lipitor, 10 mg');
  await waitFor(() => expect(screen.queryByText(CARE.notLoaded)).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
});

it('loads the coverage of plans that another part of the page asks for together with that of its own', async () => {
  failing = 'nothing';
  const asked: unknown[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (String(url).includes('/api/drugs/covered')) asked.push(JSON.parse(String(init?.body)).plan_ids);
    return answer(url, init);
  };
  const store = aStoreFor(aUser());
  store.dispatch(careAsked(['11111TX0000002', '11111TX0000001']));
  open(undefined, store);
  await screen.findByText(CARE.usualCounted);
  expect(asked).toEqual([['11111TX0000001', '11111TX0000002']]);
});
