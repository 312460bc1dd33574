import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { JOBS, type JobsOverview } from '#contract/api/jobs.contract.js';
import { PAGES } from '#contract/pages.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '#features/session/session.builder.js';
import { JOB_TEXTS } from './jobs/jobs-words.js';
import { aQueue, aSchedule, aWorker } from './jobs/overview.builder.js';
import JobsScreen from './JobsScreen.js';

const realFetch = globalThis.fetch;
let overview: JobsOverview;
beforeEach(() => {
  jest.useFakeTimers();
  overview = {
    environment: 'production',
    queues: [aQueue()],
    outbox: { waiting: 0, oldest_ms: null },
    workers: [aWorker()],
    schedules: [aSchedule()],
  };
  globalThis.fetch = (url) => {
    const isOverview = new URL(String(url), 'http://localhost').pathname === JOBS.getOverview.path;
    return Promise.resolve(Response.json(isOverview ? overview : { groups: [], jobs: [], more: false }));
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function open(role: 'operations' | 'superadmin' = 'superadmin') {
  render(
    <Provider store={aStoreFor(aUser(role))}>
      <AuthContext value={NO_ACTIONS}>
        <MemoryRouter initialEntries={[PAGES.jobs.path]}>
          <JobsScreen />
        </MemoryRouter>
      </AuthContext>
    </Provider>,
  );
  await pass(100);
}

it('says first what waits for staff, and then which site this is', async () => {
  overview = { ...overview, queues: [aQueue({ counts: { ...aQueue().counts, failed: 2 } })] };
  await open();
  const alarm = screen.getByText('2 jobs failed and wait for you.');
  const site = screen.getByText(JOB_TEXTS.environment.production);
  expect(alarm.compareDocumentPosition(site) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('shows each state as a word with an icon', async () => {
  await open();
  for (const word of [JOB_TEXTS.running, JOB_TEXTS.alive, JOB_TEXTS.worked]) {
    const cell = screen.getAllByRole('cell').find(({ textContent }) => textContent?.includes(word));
    expect(cell?.querySelector('svg')).not.toBeNull();
  }
});

it('links to the other pages of staff and marks itself, but only for people who may open them', async () => {
  await open();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(links).toEqual([
    [PAGES.adminPanel.title, null],
    [PAGES.usersList.title, null],
    [PAGES.jobs.title, 'page'],
    [PAGES.auditTrail.title, null],
  ]);
});

it('has no links to other pages of staff for the role "operations"', async () => {
  await open('operations');
  expect(screen.queryAllByRole('link')).toEqual([]);
});
