import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { FoundChange } from '#contract/changes/alerts.contract.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { SavedChanges } from './SavedChanges.js';

/** A change that was found long ago. */
const DROPPED: FoundChange = {
  id: '00000000-0000-4000-8000-000000000001',
  foundAt: '2026-06-20T15:00:00.000Z',
  asOf: '2026-11-20T15:00:00.000Z',
  plan: { id: '11111TX0000001', name: 'Silver One', year: 2026 },
  change: { kind: 'medicine', name: 'Metformin', before: 'covered', after: 'notCovered' },
};

/** Answers like a server with the given changes, and remembers whether the mails are on. */
function serverWith(changes: readonly FoundChange[], isOn: boolean) {
  const server = { isOn, calls: 0 };
  globalThis.fetch = async (input, init) => {
    server.calls += 1;
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), location.href), init);
    if (request.method === 'PUT') server.isOn = ((await request.json()) as { isOn: boolean }).isOn;
    const settings = { isOn: server.isOn, since: null };
    return Response.json(request.method === 'PUT' ? settings : { settings, changes });
  };
  return server;
}

const open = (user: ReturnType<typeof aUser> | null) => renderWithStore(aStoreFor(user), <SavedChanges />);
const press = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));

it('the list names the medicine, says before and after, and leads to the plan', async () => {
  serverWith([DROPPED], true);
  open(aUser());
  expect((await screen.findByRole('listitem')).textContent).toContain(
    'Metformin: was covered, now not covered (as of November 20, 2026)',
  );
  expect(screen.getByRole('link', { name: 'Silver One, 2026' }).getAttribute('href')).toBe(
    '/plan/11111TX0000001?year=2026',
  );
});

it('several changes of a plan are listed below one link to the plan', async () => {
  const dearer: FoundChange = { ...DROPPED, id: crypto.randomUUID(), change: { kind: 'premium', before: 1, after: 2 } };
  serverWith([DROPPED, dearer], true);
  open(aUser());
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('new changes stand at the top of the dashboard and are not repeated in the list', async () => {
  serverWith([DROPPED, { ...DROPPED, id: crypto.randomUUID(), foundAt: new Date().toISOString() }], true);
  open(aUser());
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

it('the mails are started and ended with one press each', async () => {
  const server = serverWith([], false);
  open(aUser());
  await press(CHANGE_ALERTS.consent);
  expect(server.isOn).toBe(true);
  expect(await screen.findByText(CHANGE_ALERTS.list.started)).toBeTruthy();
  await press(MAIL_TOPICS.stop);
  expect(server.isOn).toBe(false);
  expect(await screen.findByText(MAIL_TOPICS.stopped('savedPlans'))).toBeTruthy();
});

it('guests see nothing and ask for nothing', () => {
  const server = serverWith([DROPPED], true);
  const { container } = open(null);
  expect([container.textContent, server.calls]).toEqual(['', 0]);
});
