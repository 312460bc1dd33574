import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PAGES, planPath } from '#contract/pages.js';
import { ComingPlans } from '#features/plans/components/ComingPlans.js';
import { aPlan, aYearCost } from '#features/plans/model/builders/plan.builder.js';
import { storeFirstPlans } from '#features/plans/storage/first-plans.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { EARLY_PLANS } from './early-plans.js';

const HOUR = 60 * 60 * 1000;
const BODY = '{"household":{"income":48000},"year":2027}';
const PLANS = [
  aPlan({ id: 'b', name: '<b>Bronze</b>', premium: 1_200, premium_w_credit: 82.5 }),
  aPlan({ id: 'a', name: 'Silver', premium: 1_234, premium_w_credit: 1_234 }),
  aPlan({ id: 'c', premium_w_credit: null }),
];
const REPLY = { plans: PLANS, provenance: { source: 'sample' } };
const realFetch = globalThis.fetch;
let reply: () => Response;
let asked: unknown[];
beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', PAGES.planResults.path);
  localStorage.setItem(PRIVATE_KEYS.search, `${BODY.slice(0, -1)},"entries":{}}`);
  store();
  asked = [];
  reply = () => Response.json(REPLY);
  globalThis.fetch = async (url, init) => {
    asked.push([url, init?.body]);
    return reply();
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.earlyPlans = undefined;
});
const store = (plans = ['a', 'b'], until = Date.now() + HOUR) => storeFirstPlans({ body: BODY, plans, until });
const session = (id: string | null) => Response.json({ ok: id !== null, user: id && { id } });

/** Runs the script as in the page's head, and returns the texts of the cards that it has filled. */
async function shown(me: Response | null = null): Promise<(string | undefined)[]> {
  document.body.replaceChildren();
  globalThis.earlyPlans = undefined;
  const { container } = render(<ComingPlans />);
  Function(
    'm',
    'self',
    EARLY_PLANS,
  )(me !== null, Object.assign(globalThis, { earlyAnswer: me && Promise.resolve(me) }));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  globalThis.earlyAnswer = undefined;
  return [...container.querySelectorAll<HTMLElement>('[data-shown]')].map(
    (card) =>
      `${card.dataset['shown']}: ${[...card.querySelectorAll('b')].map(({ textContent }) => textContent).join(' ')}`,
  );
}

it('the plans that were first in the list are shown in its order, with their prices of today, as text', async () => {
  expect(await shown()).toEqual(['sample full: Silver $1,234', 'sample: <b>Bronze</b> $83']);
  expect(asked).toEqual([['/api/plans/search', BODY]]);
});

it('the person who has signed in sees them only if they are the owner of the stored answers', async () => {
  localStorage.setItem(PRIVATE_KEYS.owner, 'ann');
  expect(await shown(session('ann'))).toHaveLength(2);
  asked = [];
  expect([await shown(session('bob')), await shown(session(null)), await shown()]).toEqual([[], [], []]);
  localStorage.removeItem(PRIVATE_KEYS.owner);
  expect([await shown(session('ann')), asked]).toEqual([[], []]);
});

it('on the page behind the login, only a signed-in person sees them, and not beside the questions', async () => {
  history.replaceState(null, '', PAGES.marketplace.path);
  expect(await shown()).toEqual([]);
  localStorage.setItem(PRIVATE_KEYS.owner, 'ann');
  expect(await shown()).toEqual([]);
  history.replaceState(null, '', `${PAGES.marketplace.path}?step=place`);
  expect([await shown(session('ann')), asked]).toEqual([[], []]);
  expect(document.documentElement.dataset['coming']).toBeUndefined();
  history.replaceState(null, '', PAGES.marketplace.path);
  expect(await shown(session('ann'))).toHaveLength(2);
  expect(document.documentElement.dataset['coming']).toBe('');
});

const choose = (...plans: [id: string, year: number][]) =>
  localStorage.setItem(PRIVATE_KEYS.selectedPlans, JSON.stringify(plans.map(([id, year]) => ({ id, year }))));
const forPlans = (...ids: string[]) => [
  ['/api/plans', JSON.stringify({ ...(JSON.parse(BODY) as object), plan_ids: ids })],
];

it('a plan’s page shows its price for the same search, unless its address or history says another one', async () => {
  history.replaceState({ usr: { search: JSON.parse(BODY) as object } }, '', planPath('b', 2027));
  expect([await shown(), asked]).toEqual([['sample: <b>Bronze</b> $83'], forPlans('b')]);
  history.replaceState(null, '', planPath('b'));
  expect(await shown()).toHaveLength(1);
  asked = [];
  history.replaceState(null, '', planPath('b', 2026));
  expect(await shown()).toEqual([]);
  history.replaceState({ usr: { search: { year: 2027 } } }, '', planPath('b', 2027));
  expect([await shown(), asked]).toEqual([[], []]);
});

it('the comparison shows the chosen plans best first, if they are of the same year', async () => {
  history.replaceState(null, '', PAGES.planCompare.path);
  expect(await shown()).toEqual([]);
  choose(['a', 2027]);
  expect(await shown()).toEqual([]);
  choose(['a', 2027], ['b', 2026]);
  expect([await shown(), asked]).toEqual([[], []]);
  choose(['a', 2027], ['b', 2027]);
  const inOrder = [expect.stringContaining('Bronze'), expect.stringContaining('Silver')];
  expect([await shown(), asked]).toEqual([inOrder, forPlans('a', 'b')]);
  const guessed = aPlan({ id: 'a', year_cost: aYearCost({ premiums: 0, care: 1, assumed: ['care'] }) });
  reply = () => Response.json({ ...REPLY, plans: [guessed, PLANS[0]] });
  expect(await shown()).toEqual([expect.stringContaining('Bronze'), expect.anything()]);

  history.replaceState(null, '', PAGES.compare.path);
  expect(await shown()).toEqual([]);
  localStorage.setItem(PRIVATE_KEYS.owner, 'ann');
  expect(await shown(session('ann'))).toHaveLength(2);
});

it.each<[string, () => void]>([
  ['no search was stored', () => localStorage.removeItem(PRIVATE_KEYS.firstPlans)],
  ['the stored search has expired', () => store(['a'], Date.now() - 1)],
  ['its end cannot be read', () => store(['a'], Number.NaN)],
  ['it is of another version', () => localStorage.setItem(PRIVATE_KEYS.firstPlans, '{"version":0}')],
  ['it is damaged', () => localStorage.setItem(PRIVATE_KEYS.firstPlans, '{')],
  ['the answers have changed since', () => localStorage.setItem(PRIVATE_KEYS.search, '{}')],
  ['the wishes have changed since', () => localStorage.setItem(PRIVATE_KEYS.preferences, '{}')],
  ['the medicines have changed since', () => localStorage.setItem(PRIVATE_KEYS.care, '{}')],
  ['the answers have been cleared', () => localStorage.clear()],
  ['the page shows no plans', () => history.replaceState(null, '', PAGES.plans.path)],
])('nothing is sent or shown if %s', async (_, arrange) => {
  arrange();
  expect([await shown(), asked]).toEqual([[], []]);
});

it.each<[string, () => void]>([
  ['one of the plans is gone', () => store(['a', 'gone'])],
  ['one of the plans has no price', () => store(['a', 'c'])],
  ['the search fails', () => (reply = () => Response.json(REPLY, { status: 503 }))],
  ['the network answers with a page of its own', () => (reply = () => new Response('<!doctype html>'))],
  ['the answer is something else', () => (reply = () => Response.json(null))],
  [
    'the connection is lost',
    () => {
      reply = () => {
        throw new TypeError('Failed to fetch');
      };
    },
  ],
])('nothing is shown if %s', async (_, arrange) => {
  arrange();
  expect(await shown()).toEqual([]);
});

it('the first plans of a search that is no longer the last one are not stored', () => {
  localStorage.setItem(PRIVATE_KEYS.search, '{"household":{"income":50000},"year":2027}');
  store();
  expect(localStorage.getItem(PRIVATE_KEYS.firstPlans)).toBeNull();
});
