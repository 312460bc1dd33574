import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { CARE_LISTS } from '../messages/care-lists.js';
import { DRUG } from '../messages/drugs.js';
import { careListsChanged, selectCareLists } from '../storage/care-lists.slice.js';
import { CareLists } from './CareLists.js';

const METFORMIN = { rxcui: '861007', name: 'Metformin, 500 mg' };
const LIPITOR = { rxcui: '617314', name: 'Lipitor, 10 mg' };
const ANN = { npi: '1000000001', name: 'Ann Leemark', specialties: ['Cardiology'], accepting: 'accepting' };
const BEN = { ...ANN, npi: '1000000002', name: 'Ben Copperfield' };
const KINDS = [
  { kind: 'medicines', guests: METFORMIN, accounts: LIPITOR },
  { kind: 'doctors', guests: ANN, accounts: BEN },
] as const;

let saved: Record<string, unknown[]>;
let isBroken: boolean;
let written: unknown[];
beforeEach(() => {
  saved = { medicines: [], doctors: [] };
  isBroken = false;
  written = [];
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    const [, kind = ''] = /api\/(\w+)\/mine/.exec(String(url)) ?? [];
    if (method === 'GET') return Response.json(saved[kind] ?? []);
    written.push(JSON.parse(String(body)));
    return isBroken ? new Response(null, { status: 500 }) : Response.json(JSON.parse(String(body))[kind]);
  };
});

function opened(isGuest: boolean) {
  const store = aStoreFor(isGuest ? null : aUser());
  const open = () => renderWithStore(store, <CareLists zip="75001" />);
  return { store, open };
}

it('a medicine that is taken each day asks how often it is refilled', async () => {
  saved['medicines'] = [METFORMIN];
  opened(false).open();
  expect(await screen.findByRole('combobox', { name: `How often you refill it: ${METFORMIN.name}` })).toBeTruthy();
  expect(screen.getByText('How often you refill it')).toBeTruthy();
});

describe.each(KINDS)('the $kind that a guest listed', ({ kind, guests, accounts }) => {
  it('follow those of the account at sign-in, and leave the browser', async () => {
    saved[kind] = [accounts];
    const { store, open } = opened(false);
    store.dispatch(careListsChanged({ [kind]: [guests] }));
    open();
    await screen.findByText(guests.name);
    await screen.findByText(accounts.name);
    expect(written).toEqual([{ [kind]: [accounts, guests] }]);
    expect(selectCareLists(store.getState())[kind]).toEqual([]);
  });

  it('stay in the browser if the account cannot be changed', async () => {
    isBroken = true;
    const { store, open } = opened(false);
    store.dispatch(careListsChanged({ [kind]: [guests] }));
    open();
    await screen.findByText(guests.name);
    await waitFor(() => expect(selectCareLists(store.getState())[kind]).toEqual([guests]));
  });

  it('are not sent anywhere before the guest signs in', async () => {
    const { store, open } = opened(true);
    store.dispatch(careListsChanged({ [kind]: [guests] }));
    open();
    await screen.findByText(guests.name);
    await userEvent.click(screen.getByRole('button', { name: CARE_LISTS.remove(guests.name) }));
    expect(screen.queryByText(guests.name)).toBeNull();
    expect(written).toEqual([]);
  });
});

it('a change of the doctors that could not be saved is shown, and a message says so', async () => {
  saved['doctors'] = [ANN, BEN];
  isBroken = true;
  opened(false).open();
  await userEvent.click(await screen.findByRole('button', { name: CARE_LISTS.remove(ANN.name) }));
  await screen.findByText(DRUG.notSaved);
  expect(screen.queryByText(ANN.name)).toBeNull();
  expect(written).toEqual([{ doctors: [BEN] }]);
});
