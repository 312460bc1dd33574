import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Role } from '#contract/access.js';
import { pathOf } from '#contract/api/endpoint.js';
import { JOBS, type FailureGroup, type JobDetail, type JobsOverview } from '#contract/api/jobs.contract.js';
import { PAGES } from '#contract/pages.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { simulateDialogs } from '#ui/dialog/dialogs.builder.js';
import { timeOf } from './components/words.js';
import { JOB_TEXTS, REASON_WORDS } from './jobs/jobs-words.js';
import { aJob, aQueue, aSchedule, aWorker } from './jobs/overview.builder.js';
import JobsScreen from './JobsScreen.js';

let overview: JobsOverview;
let groups: FailureGroup[];
let jobs: JobDetail[];
let sent: { path: string; search: string | null; body: unknown }[];
beforeEach(() => {
  jest.useFakeTimers();
  [groups, jobs, sent] = [[], [], []];
  overview = {
    environment: 'production',
    queues: [aQueue()],
    outbox: { waiting: 0, oldest_ms: null },
    workers: [aWorker()],
    schedules: [aSchedule()],
    failures: [],
    found: { jobs: [], more: false },
  };
  globalThis.fetch = (url, init) => {
    const { pathname: path, searchParams } = new URL(String(url), 'http://localhost');
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { ids: string[] }) : undefined;
    sent.push({ path, search: searchParams.get('q'), body });
    return Promise.resolve(Response.json(answerOf(path, body)));
  };
});
function answerOf(path: string, body: { ids: string[] } | undefined): object {
  if (path === JOBS.getOverview.path) return { ...overview, failures: groups, found: { jobs, more: false } };
  if (path.includes('/queues/')) return { ok: true };
  if (body) return { able: body.ids.length, rows: body.ids.map((id) => ({ id, ok: true, message: null })) };
  return jobs.find(({ queue, id }) => path === pathOf(JOBS.get, { queue, job: id })) ?? {};
}
simulateDialogs();
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function open(role: Role = 'superadmin') {
  renderWithStore(aStoreFor(aUser(role)), <JobsScreen />, [PAGES.jobs.path]);
  await pass(100);
}

it('says first what waits for staff, and then which site this is', async () => {
  overview = { ...overview, queues: [aQueue({ counts: { ...aQueue().counts, failed: 2 } })] };
  await open();
  const alarm = screen.getByText('2 jobs failed and need you.');
  const site = screen.getByText(JOB_TEXTS.environment.production);
  expect(alarm.compareDocumentPosition(site) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('links to the other pages of staff and marks itself, but only for people who may open them', async () => {
  await open();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(links).toEqual([
    [PAGES.adminPanel.title, null],
    [PAGES.usersList.title, null],
    [PAGES.contactRequests.title, null],
    [PAGES.jobs.title, 'page'],
    [PAGES.auditTrail.title, null],
  ]);
});

it('has no links to other pages of staff for the role "operations"', async () => {
  await open('operations');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

const cellsOf = (table: string): string[][] =>
  within(screen.getByRole('table', { name: table, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent?.trim() ?? ''));

it('shows for each queue how many jobs are in each state, and since when the oldest waits', async () => {
  const counts = { waiting: 5, active: 4, delayed: 3, failed: 2, completed: 1 };
  overview = { ...overview, queues: [aQueue({ counts, oldest_waiting_ms: 125_000 }), aQueue({ name: 'maintenance' })] };
  await open();
  expect(cellsOf(JOB_TEXTS.queues).map((cells) => cells.slice(0, 6))).toEqual([
    ['emails', '5', '4', '3', '2', '2 min'],
    ['maintenance', '0', '0', '0', '0', '–'],
  ]);
  expect(cellsOf(JOB_TEXTS.history).map((cells) => cells.slice(0, 2))).toEqual([
    ['emails', '1'],
    ['maintenance', '0'],
  ]);
});

it('shows for each queue what was done and failed in an hour, a day and 90 days, and how fast', async () => {
  const queue = aQueue({
    last_hour: { ...aQueue().last_hour, done: 11, failed: 1 },
    last_day: { done: 22, failed: 2 },
    last_quarter: { done: 33, failed: 3 },
    taken_over: 7,
    wait_ms: { p50: 40, p95: 2_000 },
    run_ms: { p50: 300, p95: null },
  });
  overview = { ...overview, queues: [queue] };
  await open();
  expect(cellsOf(JOB_TEXTS.queues)[0]?.[6]).toBe('11 done, 1 failed');
  expect(cellsOf(JOB_TEXTS.history)).toEqual([
    ['emails', '0', '7', '22 done, 2 failed', '33 done, 3 failed', '40 ms, 2 s', '300 ms, –'],
  ]);
});

it('shows of each worker whether it is alive, its last sign of life and its version', async () => {
  const seen_at = '2026-11-02T12:34:56.000Z';
  overview = { ...overview, workers: [aWorker({ version: '7.1', seen_at, is_alive: false })] };
  await open();
  const [cells] = cellsOf(JOB_TEXTS.workers);
  expect([cells?.[1], cells?.[3], cells?.[4]]).toEqual([JOB_TEXTS.gone, timeOf(seen_at), '7.1']);
});

it('shows of each schedule how often it runs, when it last did and next will, and how it ended', async () => {
  const run = { last_started_at: '2026-11-02T12:00:00.000Z', next_at: '2026-11-02T12:05:00.000Z' };
  overview = {
    ...overview,
    schedules: [
      aSchedule({ ...run, name: 'sweep', every_ms: 300_000, result: '3 sessions' }),
      aSchedule({ ...run, name: 'verify', every_ms: 86_400_000, ok: false, result: 'no answer' }),
    ],
  };
  await open();
  const times = [timeOf(run.last_started_at), timeOf(run.next_at)];
  expect(cellsOf(JOB_TEXTS.schedules)).toEqual([
    ['sweep', '5 min', ...times, `${JOB_TEXTS.worked}: 3 sessions`],
    ['verify', '1 d', ...times, `${JOB_TEXTS.didNotWork}: no answer`],
  ]);
});

const press = async (name: string | RegExp, where: Pick<typeof screen, 'getByRole'> = screen) => {
  fireEvent.click(where.getByRole('button', { name }));
  await pass(100);
};

it('the details of a job show its data, its attempts, its next try, every stack and its log', async () => {
  const next_try_at = '2026-11-02T12:10:00.000Z';
  const handled_at = '2026-11-02T12:01:00.000Z';
  jobs = [
    aJob({
      attempts: 2,
      max_attempts: 20,
      next_try_at,
      backoff: 'twice as long each time',
      taken_over: 1,
      error: 'no answer',
      data: { payload: { userId: 'person' } },
      stacks: ['Error: the first time', 'Error: the second time'],
      log: ['began', 'gave up'],
      tree: {
        request_id: null,
        events: [
          {
            id: aJob().id,
            event: 'user.signedUp',
            at: handled_at,
            jobs: [
              { queue: 'emails', state: 'delayed', handled_at: null },
              { queue: 'audit-log', state: 'completed', handled_at },
            ],
          },
        ],
      },
    }),
  ];
  await open();
  await press(new RegExp(`^${JOB_TEXTS.details}`));
  const dialog = screen.getByRole('dialog', { name: jobs[0]?.event });
  const said = [
    JOB_TEXTS.of(2, 20),
    timeOf(next_try_at),
    'twice as long each time',
    'no answer',
    '"userId": "person"',
    'Error: the first time',
    'Error: the second time',
    'began\ngave up',
    `emails: ${JOB_TEXTS.delayed}, ${JOB_TEXTS.noEffect}`,
    `audit-log: ${JOB_TEXTS.completed}, ${JOB_TEXTS.tookEffect(timeOf(handled_at))}`,
  ];
  expect(said.filter((text) => !dialog.textContent?.includes(text))).toEqual([]);
});

const give = async (reason: string, where: Pick<typeof screen, 'getByRole'>) => {
  const field = where.getByRole('combobox', { name: new RegExp(JOB_TEXTS.reason) });
  fireEvent.change(field, { target: { value: reason } });
  await pass(100);
};

it('the details of a job lead from its request to the events and to the jobs of each event', async () => {
  const at = '2026-11-02T12:01:00.000Z';
  const branch = (id: string, event: string) => ({
    id,
    event,
    at,
    jobs: [{ queue: 'emails', state: 'failed', handled_at: null } as const],
  });
  jobs = [aJob({ tree: { request_id: '7f3a', events: [branch('first', 'user.signedUp'), branch(aJob().id, 'own')] } })];
  await open();
  await press(new RegExp(`^${JOB_TEXTS.details}`));
  const [root] = within(screen.getByRole('dialog')).getAllByRole('list');
  const request = root?.querySelector(':scope > li');
  expect(request?.firstChild?.textContent).toBe(JOB_TEXTS.request('7f3a'));
  const events = [...(request?.querySelectorAll(':scope > ul > li') ?? [])];
  expect(events.map((event) => event.querySelector('strong')?.textContent)).toEqual(['user.signedUp', 'own']);
  expect(events.map((event) => event.querySelector(':scope > ul > li')?.textContent)).toEqual(
    Array(2).fill(`emails: ${JOB_TEXTS.failedJobs}, ${JOB_TEXTS.noEffect}`),
  );
  expect(events[1]?.textContent).toContain(JOB_TEXTS.thisEvent);
  fireEvent.click(within(events[0] as HTMLElement).getByRole('link'));
  await pass(100);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.at(-1)?.search).toBe('first');
});

const aGroup = (changes: Partial<FailureGroup> = {}): FailureGroup => ({
  queue: 'emails',
  event: 'user.signedUp',
  error: 'no answer',
  count: 2,
  first_at: '2026-11-02T12:00:00.000Z',
  last_at: '2026-11-02T12:05:00.000Z',
  ids: ['one', 'two'],
  ...changes,
});
const actions = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body);

it('all jobs that failed with an error are tried again together, after a preview', async () => {
  groups = [aGroup()];
  await open();
  expect(screen.getByText('2 × user.signedUp')).toBeTruthy();
  const seen = JOB_TEXTS.seen(timeOf(aGroup().first_at), timeOf(aGroup().last_at));
  expect(screen.getByText(new RegExp(seen.replaceAll('(', '\\(').replaceAll(')', '\\)')))).toBeTruthy();
  await press(new RegExp(`^${JOB_TEXTS.retryAll}`));
  const dialog = within(screen.getByRole('dialog', { name: JOB_TEXTS.retry }));
  expect(dialog.getByText(JOB_TEXTS.previewRetry(2, 2))).toBeTruthy();
  const body = { queue: 'emails', ids: ['one', 'two'] };
  expect(actions(JOBS.retry.path)).toEqual([{ ...body, dry_run: true, reason: 'test' }]);
  await give('mended', dialog);
  await press(JOB_TEXTS.retry, dialog);
  expect(actions(JOBS.retry.path).at(-1)).toEqual({ ...body, dry_run: false, reason: 'mended' });
  expect(screen.getByText(JOB_TEXTS.doneOf(2, 2))).toBeTruthy();
});

it('jobs are discarded only for a reason', async () => {
  groups = [aGroup()];
  await open();
  await press(new RegExp(`^${JOB_TEXTS.discard}`));
  const dialog = within(screen.getByRole('dialog', { name: JOB_TEXTS.discard }));
  const discarded = () => actions(JOBS.discard.path).filter((body) => !(body as { dry_run: boolean }).dry_run);
  await press(JOB_TEXTS.discard, dialog);
  expect(discarded()).toEqual([]);
  expect(dialog.getAllByText(new RegExp(JOB_TEXTS.reasonMissing)).length).toBeGreaterThan(0);
  await give('doneByHand', dialog);
  expect(dialog.getByRole('option', { name: REASON_WORDS.doneByHand })).toBeTruthy();
  await press(JOB_TEXTS.discard, dialog);
  expect(discarded()).toEqual([{ queue: 'emails', ids: ['one', 'two'], dry_run: false, reason: 'doneByHand' }]);
});

it.each([
  ['pause', false, JOB_TEXTS.pauseEffect('emails'), JOB_TEXTS.isPaused('emails')],
  ['resume', true, JOB_TEXTS.resumeEffect('emails'), JOB_TEXTS.isResumed('emails')],
] as const)('asks for the reason to %s a queue, and says what that means', async (kind, is_paused, effect, done) => {
  overview = { ...overview, queues: [aQueue({ is_paused })] };
  await open();
  await press(`${JOB_TEXTS[kind]} emails`);
  const dialog = within(screen.getByRole('dialog', { name: `${JOB_TEXTS[kind]} emails` }));
  expect(dialog.getByText(effect)).toBeTruthy();
  const path = pathOf(JOBS[kind], { queue: 'emails' });
  await press(JOB_TEXTS[kind], dialog);
  expect(actions(path)).toEqual([]);
  await give('test', dialog);
  await press(JOB_TEXTS[kind], dialog);
  expect(actions(path)).toEqual([{ reason: 'test' }]);
  expect(screen.getByText(done)).toBeTruthy();
});

it('makes one call every five seconds, for all that it shows', async () => {
  const asked = () => sent.filter(({ path }) => path.startsWith('/api/admin/')).map(({ path }) => path);
  await open();
  expect(asked()).toEqual([JOBS.getOverview.path]);
  await pass(50_000);
  expect(asked()).toEqual(Array(1 + 10).fill(JOBS.getOverview.path));
});

it('asks for nothing while the tab is hidden, and again once it is seen', async () => {
  let visibility: DocumentVisibilityState = 'visible';
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const turn = (to: DocumentVisibilityState) => {
    visibility = to;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  await open();
  await pass(60_000);
  const whileSeen = sent.length;
  expect(whileSeen).toBeGreaterThan(3);
  turn('hidden');
  await pass(600_000);
  expect(sent).toHaveLength(whileSeen);
  turn('visible');
  await pass(60_000);
  expect(sent.length).toBeGreaterThan(whileSeen);
  seen.mockRestore();
});

it('has no buttons that change something for the role "observer", and says so', async () => {
  groups = [aGroup()];
  jobs = [aJob({ state: 'failed' })];
  await open('observer');
  expect(screen.getByText(JOB_TEXTS.readOnly)).toBeTruthy();
  const acts = new RegExp(
    [JOB_TEXTS.pause, JOB_TEXTS.retry, JOB_TEXTS.retryAll, JOB_TEXTS.discard].map((word) => `^${word}`).join('|'),
  );
  expect(screen.queryAllByRole('button', { name: acts })).toEqual([]);
  expect(screen.getAllByRole('button', { name: new RegExp(`^${JOB_TEXTS.details}`) })).toHaveLength(1);
});
