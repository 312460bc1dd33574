import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NETWORK } from '#api/failure.js';
import { PLANS } from '#contract/api/plans.contract.js';
import { CARE_LISTS, LOOK_UP } from '#features/care/messages/care-lists.js';
import { COVERAGE_LABELS } from '#features/care/messages/care.js';
import { DRUG, VA_ANSWERS } from '#features/care/messages/drugs.js';
import { PLAN as PLAN_WORDS, SAMPLE } from '#features/plans/messages/plan.js';
import { aPlanInFull } from '#features/plans/model/builders/plan.builder.js';
import { EMPTY_DRAFT, newPerson } from '#features/plans/model/search/search-draft.js';
import { AuthContext, PRIVATE_KEYS } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '#features/session/session.builder.js';
import { earlierCheck } from './CoverageTable.js';
import DrugCoverageScreen from './DrugCoverageScreen.js';

const PLAN = { id: '11512NC0100031', name: 'Silver Plan', year: 2026 };
const LIPITOR = {
  rxcui: '262095',
  name: 'Lipitor',
  strength: '10 mg',
  full_name: 'Lipitor 10 mg tablet',
  rxterms_dose_form: '',
};
const PROVENANCE = { asOf: '2026-11-01T00:00:00Z', source: 'sample', stale: false };
const METFORMIN = { rxcui: '1', name: 'Metformin' };
const METFORMIN_COVERED = {
  coverage: [
    { rxcui: METFORMIN.rxcui, plan_id: PLAN.id, coverage: 'Covered', generic_rxcui: null, generic_name: null },
  ],
  provenance: PROVENANCE,
};
const ANSWERS: Record<string, unknown> = {
  '/api/drugs/autocomplete': [LIPITOR],
  '/api/drugs/covered': {
    coverage: [
      { rxcui: LIPITOR.rxcui, plan_id: PLAN.id, coverage: 'Covered', generic_rxcui: null, generic_name: null },
    ],
    provenance: PROVENANCE,
  },
  '/api/medicines/mine': [],
  '/api/doctors/mine': [],
  '/api/medicines/facts': { medicines: [], listDate: '2024-03-01' },
};
const PORTAL = () => new Response('<p>Welcome</p>', { headers: { 'content-type': 'text/html' } });
const BROKEN = () => new Response(null, { status: 500 });
let instead: Map<string, () => Response | Promise<Response>>;
beforeEach(() => {
  instead = new Map();
  globalThis.fetch = (url) => {
    const path = String(url).split('?')[0] ?? '';
    const given = instead.get(path);
    return Promise.resolve(given ? given() : Response.json(ANSWERS[path]));
  };
});

function opened(state: unknown = { selectedPlans: [PLAN] }) {
  const store = aStoreFor(aUser());
  const router = createMemoryRouter([{ path: '/', element: <DrugCoverageScreen /> }], {
    initialEntries: [{ pathname: '/', state }],
  });
  render(
    <Provider store={store}>
      <AuthContext value={NO_ACTIONS}>
        <RouterProvider router={router} />
      </AuthContext>
    </Provider>,
  );
  return userEvent.setup();
}
type User = ReturnType<typeof opened>;
const type = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: DRUG.searchLabel }), { target: { value } });
async function choose(user: User, text = 'lipitor'): Promise<void> {
  type(text);
  await user.click(await screen.findByRole('option', { name: /Lipitor/ }));
}
const EARLIER_CHECK = new RegExp(`^${earlierCheck(String.raw`\d+:\d\d [AP]M`)}$`);
const check = async (user: User) => user.click(await screen.findByRole('button', { name: DRUG.check }));
const addChecked = async (user: User) => user.click(screen.getByRole('button', { name: DRUG.add }));
/** Collects what the page writes to the account. */
function writes(): unknown[] {
  const written: unknown[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (url, options) => {
    if (options?.method === 'PUT') written.push(JSON.parse(String(options.body)));
    return answer(url, options);
  };
  return written;
}

it('a medicine that is checked gets into the list only by the button for it', async () => {
  const written = writes();
  const user = opened();
  await choose(user);
  await check(user);
  await screen.findByText(DRUG.ready);
  expect(written).toEqual([]);
  expect(screen.queryByRole('region', { name: DRUG.allTitle })).toBeNull();
  await addChecked(user);
  expect(written).toEqual([{ medicines: [{ rxcui: LIPITOR.rxcui, name: 'Lipitor 10 mg tablet' }] }]);
  expect(await screen.findByRole('region', { name: DRUG.allTitle })).toBeTruthy();
  expect(screen.getByText(LOOK_UP.inList('Lipitor 10 mg tablet'))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: DRUG.results }));
  expect(screen.queryByRole('button', { name: DRUG.add })).toBeNull();
});

it.each([
  ['sample', 1],
  ['marketplace', 0],
])('answers of the source %s are marked as samples once above them: %d', async (source, count) => {
  const answer = ANSWERS['/api/drugs/covered'] as object;
  instead.set('/api/drugs/covered', () => Response.json({ ...answer, provenance: { ...PROVENANCE, source } }));
  const user = opened();
  await choose(user);
  await check(user);
  const results = screen.getByRole('region', { name: DRUG.results });
  expect(await within(results).findByRole('columnheader', { name: new RegExp(DRUG.columns.coverage) })).toBeTruthy();
  expect(within(results).queryAllByText(SAMPLE.tag)).toHaveLength(count);
  const sentences = screen.queryAllByText(SAMPLE.titles.medicines);
  expect(sentences).toHaveLength(count);
  for (const sentence of sentences)
    expect(sentence.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('a coverage check that is answered by a page of somebody else', () => {
  it('shows an error on the first attempt', async () => {
    instead.set('/api/drugs/covered', PORTAL);
    const user = opened();
    await choose(user);
    await check(user);
    expect((await screen.findByRole('alert')).textContent).toBe(DRUG.failed + NETWORK.intercepted);
    expect(screen.getByText(DRUG.failedNote)).toBeTruthy();
    expect(screen.queryByText(DRUG.ready)).toBeNull();
  });

  it('shows an error after an earlier success, and does not announce results', async () => {
    const user = opened();
    await choose(user);
    await check(user);
    await screen.findByText(DRUG.ready);
    await addChecked(user);
    expect(screen.queryByText(EARLIER_CHECK)).toBeNull();
    instead.set('/api/drugs/covered', PORTAL);
    await check(user);
    expect((await screen.findByRole('alert')).textContent).toBe(DRUG.failed + NETWORK.intercepted);
    expect(screen.queryByText(DRUG.ready)).toBeNull();
    for (const name of [DRUG.results, DRUG.allTitle])
      expect(within(screen.getByRole('region', { name })).getByText(EARLIER_CHECK)).toBeTruthy();
    await choose(user);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByText(DRUG.ready)).toBeNull();
  });

  it('shows an error when all medicines are checked together, and they can be checked again', async () => {
    instead.set('/api/medicines/mine', () => Response.json([METFORMIN]));
    instead.set('/api/drugs/covered', PORTAL);
    const user = opened();
    expect((await screen.findByRole('alert')).textContent).toBe(DRUG.failed + NETWORK.intercepted);
    expect(await screen.findByRole('cell', { name: DRUG.notChecked })).toBeTruthy();
    instead.set('/api/drugs/covered', () => Response.json(METFORMIN_COVERED));
    await user.click(screen.getByRole('button', { name: DRUG.checkAll }));
    await screen.findByText(DRUG.ready);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: DRUG.checkAll })).toBeNull();
  });
});

it('a medicine search that fails shows an error', async () => {
  instead.set('/api/drugs/autocomplete', BROKEN);
  opened();
  type('lipitor');
  expect(await screen.findByText(DRUG.suggestionsFailed)).toBeTruthy();
});

it('the answer for one medicine is gone when another one is chosen, and while that one is checked', async () => {
  const user = opened();
  await choose(user);
  await check(user);
  expect(await screen.findByRole('button', { name: DRUG.add })).toBeTruthy();
  instead.set('/api/drugs/autocomplete', () => Response.json([{ ...LIPITOR, ...METFORMIN, full_name: 'Metformin' }]));
  instead.set('/api/drugs/covered', () => Promise.withResolvers<Response>().promise);
  type('metformin');
  await user.click(await screen.findByRole('option', { name: /Metformin/ }));
  expect(screen.queryByRole('button', { name: DRUG.add })).toBeNull();
  expect(screen.queryByText(DRUG.ready)).toBeNull();
  await check(user);
  expect(await screen.findByRole('button', { name: DRUG.checking })).toBeTruthy();
  expect(screen.queryByRole('button', { name: DRUG.add })).toBeNull();
});

it('a medicine that is removed during another check stays removed', async () => {
  instead.set('/api/medicines/mine', () => Response.json([METFORMIN]));
  const late = Promise.withResolvers<Response>();
  const user = opened();
  await screen.findByRole('rowheader', { name: /^Metformin/ });
  instead.set('/api/drugs/covered', () => late.promise);
  await choose(user);
  await check(user);
  await user.click(await screen.findByRole('button', { name: /^Remove Metformin/ }));
  late.resolve(Response.json(ANSWERS['/api/drugs/covered']));
  await screen.findByText(DRUG.ready);
  await addChecked(user);
  const all = screen.getByRole('region', { name: DRUG.allTitle });
  expect(await within(all).findByRole('rowheader', { name: /Lipitor/ })).toBeTruthy();
  expect(within(all).queryByRole('rowheader', { name: /Metformin/ })).toBeNull();
});

it('a failed request for VA coverage shows an error instead of an empty cell', async () => {
  instead.set('/api/medicines/facts', BROKEN);
  const user = opened();
  await choose(user);
  await check(user);
  await screen.findByText(DRUG.ready);
  await addChecked(user);
  await user.click(await screen.findByRole('checkbox', { name: DRUG.vaColumn }));
  const all = screen.getByRole('region', { name: DRUG.allTitle });
  expect(await within(all).findByRole('cell', { name: VA_ANSWERS.notRead })).toBeTruthy();
});

describe('the saved medicines', () => {
  beforeEach(() => {
    instead.set('/api/medicines/mine', () => Response.json([METFORMIN]));
    instead.set('/api/drugs/covered', () => Response.json(METFORMIN_COVERED));
  });

  it('are checked without being asked, and have the dollars of each plan before and after its deductible', async () => {
    const fact = { generic_name: 'metformin', is_brand: false, generic: null, va: { status: 'listed', product: 'x' } };
    const facts = { medicines: [{ rxcui: METFORMIN.rxcui, ...fact, price: { low: 52, high: 52 } }], listDate: '2024' };
    instead.set('/api/medicines/facts', () => Response.json(facts));
    const rule = { copay: 30, rate: 0, deductible: 'first' } as const;
    const rules = { generic: rule, preferredBrand: null, otherBrand: null, specialty: null };
    const drug_costs = { rules, deductible: 100, maximum: 9000 };
    const plan = aPlanInFull({ id: PLAN.id, name: PLAN.name, drug_costs });
    instead.set(`/api/plans/${PLAN.id}`, () => Response.json({ plan, provenance: PROVENANCE }));
    const user = opened();
    expect(await screen.findByRole('cell', { name: `${COVERAGE_LABELS.Covered} $52 then $30` })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: DRUG.vaColumn }));
    expect(screen.getByRole('cell', { name: `${VA_ANSWERS.listed('x')} $0–$11` })).toBeTruthy();
  });

  it('have the dollars of the plan’s own year for the household of a search for another year', async () => {
    const search = {
      household: { income: 31_000, people: [{ age: 63, aptc_eligible: true }] },
      market: 'Individual',
      place: { countyfips: '37057', state: 'NC', zipcode: '27360' },
      year: 2027,
    };
    localStorage.setItem(PRIVATE_KEYS.search, JSON.stringify({ ...search, entries: EMPTY_DRAFT }));
    const asked: unknown[] = [];
    const answer = globalThis.fetch;
    globalThis.fetch = (url, options) => {
      if (url === PLANS.getBatch.path) asked.push(JSON.parse(String(options?.body)));
      return answer(url, options);
    };
    opened();
    expect((await screen.findByRole('link', { name: `${PLAN.name} (2026)` })).getAttribute('href')).toContain('2026');
    await waitFor(() => expect(asked).toMatchObject([{ ...search, year: 2026, plan_ids: [PLAN.id] }]));
  });

  const vaColumn = () => screen.queryByRole('columnheader', { name: new RegExp(VA_ANSWERS.column) });

  it('have a column about VA only for people who ask for it, unless they said that they have VA care', async () => {
    const user = opened();
    await user.click(await screen.findByRole('checkbox', { name: DRUG.vaColumn, checked: false }));
    expect(vaColumn()).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: DRUG.vaColumn }));
    expect(vaColumn()).toBeNull();
  });

  it('have a column about VA if somebody in the household has VA care', async () => {
    localStorage.setItem(
      PRIVATE_KEYS.searchDraft,
      JSON.stringify({ ...EMPTY_DRAFT, people: [{ ...newPerson(0), other: 'va' }] }),
    );
    opened();
    await screen.findByRole('checkbox', { name: DRUG.vaColumn, checked: true });
    expect(vaColumn()).toBeTruthy();
  });

  it('can be needed more or less often', async () => {
    const written = writes();
    const user = opened();
    await user.selectOptions(await screen.findByLabelText(CARE_LISTS.need(METFORMIN.name)), CARE_LISTS.fills[6]);
    expect(written).toEqual([{ medicines: [{ ...METFORMIN, fills: 6 }] }]);
  });

  it('without data name the insurer to ask', async () => {
    const coverage = [{ ...METFORMIN_COVERED.coverage[0], coverage: 'DataNotProvided' }];
    instead.set('/api/drugs/covered', () => Response.json({ ...METFORMIN_COVERED, coverage }));
    opened({ selectedPlans: [{ ...PLAN, carrier: 'Good Health' }] });
    const cell = await screen.findByRole('cell', { name: new RegExp(COVERAGE_LABELS.DataNotProvided) });
    expect(cell.textContent).toContain(DRUG.ask('Good Health'));
  });
});

describe('a single plan id in the navigation state', () => {
  const path = `/api/plans/${PLAN.id}`;

  it('is shown as the name of its plan', async () => {
    const plan = aPlanInFull({ id: PLAN.id, name: PLAN.name });
    instead.set(path, () => Response.json({ plan, provenance: PROVENANCE }));
    opened({ planId: PLAN.id });
    expect(screen.queryByText(PLAN.id)).toBeNull();
    await screen.findByRole('link', { name: PLAN.name });
  });

  it('is never shown as a substitute for a name that failed to load', async () => {
    instead.set(path, BROKEN);
    opened({ planId: PLAN.id });
    await screen.findByRole('link', { name: PLAN_WORDS.nameUnknown });
    expect(screen.queryByText(PLAN.id)).toBeNull();
  });
});

it('a slow search shows a waiting message until the medicines arrive', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  instead.set('/api/drugs/autocomplete', () => promise.then(() => Response.json([LIPITOR])));
  opened();
  type('lipitor');
  await screen.findByText(DRUG.looking);
  resolve(null);
  await screen.findByRole('option', { name: /Lipitor/ });
  expect(screen.queryByText(DRUG.looking)).toBeNull();
});

it('an answer that arrives after that to a newer text is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const older = () => promise.then(() => Response.json([LIPITOR]));
  instead.set('/api/drugs/autocomplete', older);
  opened();
  type('lipitor');
  await screen.findByText(DRUG.looking);
  const eliquis = { ...LIPITOR, rxcui: '1364441', name: 'Eliquis', full_name: 'Eliquis 5 mg tablet' };
  instead.set('/api/drugs/autocomplete', () => Response.json([eliquis]));
  type('eliquis');
  await screen.findByRole('option', { name: /Eliquis/ });
  resolve(null);
  await act(() => older());
  expect(screen.queryByRole('option', { name: /Lipitor/ })).toBeNull();
  expect(screen.getByRole('option', { name: /Eliquis/ })).toBeTruthy();
});

it('text longer than any medicine name is shortened for the search', async () => {
  const asked: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (url, options) => {
    asked.push(new URL(String(url), location.href).searchParams.get('q') ?? '');
    return answer(url, options);
  };
  const user = opened();
  await user.click(screen.getByRole('combobox', { name: DRUG.searchLabel }));
  await user.paste('x'.repeat(300));
  await screen.findByText(DRUG.found(1));
  expect(asked).toContain('x'.repeat(120));
});

it('HTML in the names of medicines is shown as text in suggestions, in results and in the list', async () => {
  const name = '<img src="x" alt="Lipitor">';
  const generic = '<img src="x" alt="Atorvastatin">';
  const marked = { rxcui: LIPITOR.rxcui, plan_id: PLAN.id, coverage: 'GenericCovered', generic_rxcui: '83367' };
  instead.set('/api/drugs/autocomplete', () => Response.json([{ ...LIPITOR, name, full_name: name, strength: name }]));
  instead.set('/api/medicines/mine', () => Response.json([{ rxcui: '1', name: generic }]));
  instead.set('/api/drugs/covered', () =>
    Response.json({ coverage: [{ ...marked, generic_name: generic }], provenance: PROVENANCE }),
  );
  const user = opened();
  const isText = (): void => expect(document.querySelectorAll('img')).toHaveLength(0);
  type('lipitor');
  const option = await screen.findByRole('option', { name: /Lipitor/ });
  expect(option.textContent).toContain(name);
  isText();
  await user.click(option);
  await check(user);
  await screen.findByText(DRUG.ready);
  expect(document.body.textContent).toContain(`(${generic})`);
  await addChecked(user);
  const all = screen.getByRole('region', { name: DRUG.allTitle });
  expect(await within(all).findByRole('rowheader', { name: /Lipitor/ })).toBeTruthy();
  expect(within(all).getByRole('rowheader', { name: /Atorvastatin/ }).textContent).toContain(generic);
  isText();
});

it('the list of chosen plans marks them with four colors that repeat', () => {
  opened({ selectedPlans: [1, 2, 3, 4, 5].map((number) => ({ ...PLAN, id: `${PLAN.id.slice(0, -1)}${number}` })) });
  const marks = screen.getAllByRole('listitem').flatMap((item) => [...item.querySelectorAll('[data-color]')]);
  expect(marks.map((mark) => mark.getAttribute('data-color'))).toEqual(['blue', 'teal', 'green', 'purple', 'blue']);
});
