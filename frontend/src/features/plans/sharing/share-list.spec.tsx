import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ShareListed } from '#contract/api/shares.contract.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { ShareList } from './ShareList.js';

const NOTHING = { prices: false, answers: false, health: false, medicines: false, doctors: false };
const link = (changes: Partial<ShareListed>): ShareListed => ({
  id: crypto.randomUUID(),
  state: 'works',
  plans: ['Silver One'],
  shows: NOTHING,
  madeAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-27T15:00:00.000Z',
  opened: 0,
  lastOpenedAt: null,
  ...changes,
});

it('each link says when it was made and what it shows, so that links to the same plans can be told apart', async () => {
  const links = [
    link({}),
    link({ shows: { ...NOTHING, prices: true, medicines: true } }),
    link({ state: 'ended', plans: [], shows: null }),
  ];
  globalThis.fetch = async () => Response.json(links);
  renderWithStore(aStoreFor(aUser()), <ShareList />);
  const [plain, priced, ended] = await screen.findAllByRole('listitem');
  expect(plain?.textContent).toMatch(/^Silver One, Nov 20, 2026, .*, with nothing else\. Not opened yet\. Ends /);
  expect(priced?.textContent).toMatch(/^Silver One, Nov 20, 2026, .*, with prices and medicines\./);
  expect(ended?.textContent).toMatch(/^Link from Nov 20, 2026, .*\. Turned off\./);
  expect(screen.getByRole('button', { name: /with prices and medicines$/ })).toBeTruthy();
});
