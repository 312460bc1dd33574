import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { OWN_CARE } from '#contract/limits/plans.js';
import { ERRORS, type ErrorCode } from '#contract/messages/errors.js';
import { ENTRY } from '#contract/messages/forms.js';
import { PAGES } from '#contract/pages.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import { OTHER_MARKETPLACE } from '../messages/eligibility/eligibility-notices.js';
import { FULL_PRICE } from '../messages/plan.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTION_FIELDS, QUESTIONS } from '../messages/questions.js';
import { aPlan, aReply, NO_HELP } from '../model/builders/plan.builder.js';
import { Draft, newPerson } from '../model/search/search-draft.js';
import { QuestionForm } from './QuestionForm.js';
import { FIELDS } from './search-fields.js';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
/** The responses of the fake server, by URL. A request to any other URL stays pending until the test answers it. */
type Answers = Record<string, Answer | 'offline'>;
let answers: Answers = {};
const YEARS = { '/api/market-years': { status: 200, body: { current: 2026, offered: [2026] } } } as const;
const DALLAS = {
  '/api/counties/by/zip/75001': {
    status: 200,
    body: {
      counties: [{ fips: '48113', name: 'Dallas County', state: 'TX', zipcode: '75001' }],
      marketplaces: [{ state: 'TX', kind: 'federal', name: null, url: null, own_since: null, enrollment: null }],
    },
  },
  '/api/counties/48113/past-years': { status: 200, body: { past: [] } },
} as const;
const NO_SUCH_ZIP = { status: 200, body: { counties: [], marketplaces: [] } };
const failing = (code: ErrorCode) => ({
  status: ERRORS[code].status,
  body: { code, message: ERRORS[code].message, detail: ERRORS[code].message },
});

const responseOf = ({ status, body }: Answer) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const waiting = new Map<string, (answer: Answer) => void>();

beforeEach(() => {
  waiting.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  globalThis.fetch = (input) => {
    const answer = answers[String(input)];
    if (answer === undefined)
      return new Promise((resolve) => waiting.set(String(input), (late) => resolve(responseOf(late))));
    if (answer === 'offline') return Promise.reject(new TypeError('offline'));
    return Promise.resolve(responseOf(answer));
  };
});

const FILLED: Draft = {
  income: '48000',
  zip: '75001',
  county: '48113 TX',
  year: '2026',
  use: 'Medium',
  people: [{ ...newPerson(0), age: '58', other: 'none' }],
};

function Screen({ first, onSearch }: { first: Draft; onSearch: (search: PlanSearch) => Promise<void> }) {
  const [draft, setDraft] = useState(first);
  return (
    <QuestionForm
      draft={draft}
      setDraft={(changes) => setDraft((before) => ({ ...before, ...changes }))}
      isOne={false}
      step={null}
      heading={{ current: null }}
      onNext={() => undefined}
      onBack={undefined}
      onSearch={onSearch}
      submitLabel={() => SEARCH.submit}
    />
  );
}

const soon = () => act(() => jest.advanceTimersByTimeAsync(1_000));
async function open(server: Answers, changes: Partial<Draft> = {}) {
  answers = server;
  const searches: PlanSearch[] = [];
  const store = aStore();
  const { container } = renderWithStore(
    store,
    <Screen first={{ ...FILLED, ...changes }} onSearch={(search) => Promise.resolve(void searches.push(search))} />,
  );
  await soon();
  const text = () => container.textContent ?? '';
  return {
    searches,
    text,
    arrive: async (late: Record<string, Answer>) => {
      Object.entries(late).forEach(([address, answer]) => waiting.get(address)?.(answer));
      await soon();
    },
    type: async (zip: string) => {
      fireEvent.input(screen.getByLabelText(SEARCH.zipLabel, { exact: false }), { target: { value: zip } });
      await soon();
    },
    press: async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      await soon();
    },
  };
}

it.each([
  ['64', '', false],
  ['65', '', true],
  ['119', 'none', true],
  ['70', 'medicare', false],
] as const)('a person of %s with other cover "%s" reads about Medicare: %s', async (age, other, isTold) => {
  const form = await open({ ...YEARS, ...DALLAS }, { people: [{ ...newPerson(0), age, other }] });
  expect(form.text().includes(QUESTIONS.medicareAge)).toBe(isTold);
});

it('says at the income and beside the button that no plans can be looked up', async () => {
  const form = await open({ ...YEARS, ...DALLAS, '/api/plans/search': 'offline' });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(form.text().split(QUESTIONS.lookUpFailed)).toHaveLength(3);
  expect(form.text()).not.toContain(QUESTIONS.foundLater);
});

describe('typed answers', () => {
  it('stay as they were typed, with a sentence that says what to enter', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { people: [{ ...newPerson(0), other: 'none' }], income: '' });
    const field = (name: string) => screen.getAllByRole<HTMLInputElement>('textbox').find((one) => one.name === name);
    const [age, income] = [field(FIELDS.person(0).age), field(FIELDS.income)];
    const user = userEvent.setup({ delay: null });
    if (age) await user.type(age, 'seventy five');
    if (income) await user.type(income, 'about thirty four thousand dollars a year');
    await form.press(SEARCH.submit);
    expect([age?.value, income?.value]).toEqual(['seventy five', 'about thirty four thousand dollars a year']);
    expect(form.text()).toContain(QUESTION_FIELDS.ageMissing);
    expect(form.searches).toEqual([]);
  });

  it.each([
    ['1.5', ENTRY.wholeNumber],
    ['101', ENTRY.atMost.number(OWN_CARE.maxVisits)],
  ])('%s own visits are not taken for another number', async (typed, message) => {
    const form = await open({ ...YEARS, ...DALLAS });
    fireEvent.click(screen.getByLabelText(QUESTION_FIELDS.careOwn));
    const visits = screen.getByLabelText<HTMLInputElement>(QUESTION_FIELDS.own.primaryVisits);
    fireEvent.input(visits, { target: { value: typed } });
    expect([visits.value, visits.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(form.text()).toContain(message);
    fireEvent.input(visits, { target: { value: '3' } });
    expect(form.text()).not.toContain(message);
  });

  it('may be stored as they were typed', () => {
    const people = [{ ...newPerson(0), age: 'seventy five' }];
    expect(Draft.safeParse({ ...FILLED, people, zip: '75001, I think' }).success).toBe(true);
  });

  it.each([' 75001', '75001-1234'])('give the ZIP code of the pasted text %j', async (pasted) => {
    const form = await open({ ...YEARS, ...DALLAS }, { zip: '', county: '' });
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByLabelText(SEARCH.zipLabel, { exact: false }));
    await user.paste(pasted);
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ place }) => place.zipcode)).toEqual(['75001']);
  });
});

it('a person with Medicare is told that the plans are elsewhere, and is promised no prices', async () => {
  const people = [{ ...newPerson(0), age: '75', other: 'medicare' as const }];
  const form = await open({ ...YEARS, ...DALLAS }, { people });
  expect(form.text()).toContain(QUESTIONS.foundMedicare);
  expect(form.text()).not.toContain(QUESTIONS.foundLater);
  expect(form.text()).not.toContain(QUESTIONS.otherNote);
});

describe('the county of a search', () => {
  it('is filled in if the ZIP code has only one', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { county: '' });
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ place }) => place)).toEqual([{ countyfips: '48113', state: 'TX', zipcode: '75001' }]);
  });

  it('is asked for if the ZIP code spans several, and none of them is taken unasked', async () => {
    const { body } = DALLAS['/api/counties/by/zip/75001'];
    const collin = { fips: '48085', name: 'Collin County', state: 'TX', zipcode: '75001' };
    const both = { status: 200, body: { ...body, counties: [...body.counties, collin] } };
    const form = await open({ ...YEARS, ...DALLAS, '/api/counties/by/zip/75001': both }, { county: '' });
    await form.press(SEARCH.submit);
    expect([form.searches, form.text().includes(QUESTION_FIELDS.countyUnchosen)]).toEqual([[], true]);
    const choice = screen.getByLabelText(QUESTION_FIELDS.countyLabel, { exact: false });
    fireEvent.change(choice, { target: { value: '48085 TX' } });
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ place }) => place.countyfips)).toEqual(['48085']);
  });

  it.each<[string, string, Answers, string]>([
    ['is not known', '00000', { '/api/counties/by/zip/00000': NO_SUCH_ZIP }, SEARCH.zipUnknown],
    [
      'cannot be looked up now',
      '00000',
      { '/api/counties/by/zip/00000': failing('plans.unavailable') },
      QUESTION_FIELDS.countyUnchosen,
    ],
    ['is not complete', '0000', {}, QUESTION_FIELDS.zipMissing],
  ])('is never the county of the previous ZIP code if the new one %s', async (_why, zip, server, message) => {
    const form = await open({ ...YEARS, ...DALLAS, ...server });
    await form.type(zip);
    await form.press(SEARCH.submit);
    expect(form.searches).toEqual([]);
    expect(form.text()).toContain(message);
  });
});

describe('pressing the button while the counties and the years are loading', () => {
  const UNKNOWN_YET = { county: '', year: '' };

  it('starts the search once they are loaded', async () => {
    const form = await open(DALLAS, UNKNOWN_YET);
    await form.press(SEARCH.submit);
    expect(form.text()).toContain(SEARCH.busy);
    expect(form.text()).not.toContain(SEARCH.missing);
    await form.arrive(YEARS);
    expect(form.searches.map(({ year, place }) => [year, place.countyfips])).toEqual([[2026, '48113']]);
  });

  it('starts a search for the calendar year, with a note, if the years cannot be loaded', async () => {
    const form = await open(DALLAS, UNKNOWN_YET);
    await form.press(SEARCH.submit);
    await form.arrive({ '/api/market-years': failing('plans.unavailable') });
    const now = new Date().getFullYear();
    expect(form.searches.map(({ year }) => year)).toEqual([now]);
    expect(form.text()).toContain(QUESTION_FIELDS.yearAssumed(String(now)));
    expect(form.text()).not.toContain(SEARCH.busy);
  });

  it('is undone by typing another ZIP code', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, UNKNOWN_YET);
    await form.type('00000');
    await form.press(SEARCH.submit);
    await form.type('7500');
    expect(form.text()).not.toContain(SEARCH.busy);
    expect(form.text()).not.toContain(SEARCH.missing);
    await form.type('75001');
    expect(form.searches).toEqual([]);
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ place }) => place.zipcode)).toEqual(['75001']);
  });
});

describe('loading the counties', () => {
  it('is announced while it is in progress', async () => {
    expect((await open(YEARS)).text()).toContain(QUESTION_FIELDS.countyBusy);
  });

  it('reports an unknown ZIP code only if the server says so', async () => {
    const form = await open({ ...YEARS, '/api/counties/by/zip/75001': NO_SUCH_ZIP });
    expect(form.text()).toContain(SEARCH.zipUnknown);
    expect(screen.queryByLabelText(QUESTION_FIELDS.countyLabel, { exact: false })).toBeNull();
    expect(screen.queryByRole('button', { name: LOADING.retry })).toBeNull();
  });

  it('shows an unknown ZIP code as the only error, at its field', async () => {
    const form = await open({ ...YEARS, '/api/counties/by/zip/75001': NO_SUCH_ZIP }, { county: '' });
    await form.press(SEARCH.submit);
    const link = screen.getByRole('link');
    const field = screen.getByLabelText(SEARCH.zipLabel, { exact: false });
    expect([link.textContent, link.getAttribute('href')]).toEqual([SEARCH.zipUnknown, `#${field.id}`]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(form.text()).not.toContain(SEARCH.missing);
    expect(form.text().split(SEARCH.zipUnknown)).toHaveLength(3);
  });

  it.each<[string, Answers[string], string]>([
    ['503', failing('plans.unavailable'), ERRORS['plans.unavailable'].message],
    ['429', failing('request.tooMany'), ERRORS['request.tooMany'].message],
    ['a page of a proxy', { status: 502, body: null }, QUESTION_FIELDS.countyFailed],
    ['no network', 'offline', QUESTION_FIELDS.countyFailed],
  ])('shows an error and can be repeated after a failure with %s', async (_, failure, sentence) => {
    const form = await open({ ...YEARS, '/api/counties/by/zip/75001': failure }, { county: '' });
    expect(form.text()).toContain(sentence);
    expect(form.text()).not.toContain(SEARCH.zipUnknown);
    answers = { ...YEARS, ...DALLAS };
    await form.press(LOADING.retry);
    expect(form.text()).toContain('Dallas County, TX');
    expect(form.text()).not.toContain(sentence);
  });
});

describe('a place that HealthCare.gov does not serve', () => {
  const PORTLAND = {
    '/api/market-years': { status: 200, body: { current: 2027, offered: [2026, 2027] } },
    '/api/counties/by/zip/97204': {
      status: 200,
      body: {
        counties: [{ fips: '41051', name: 'Multnomah County', state: 'OR', zipcode: '97204' }],
        marketplaces: [
          {
            state: 'OR',
            kind: 'own',
            name: 'Own Exchange',
            url: 'https://own.example',
            own_since: 2027,
            enrollment: { plan_year: 2027, closes: '2027-01-15', checked_on: '2026-08-25' },
          },
        ],
      },
    },
  };

  const SAN_JUAN = {
    '/api/market-years': PORTLAND['/api/market-years'],
    '/api/counties/by/zip/00901': {
      status: 200,
      body: {
        counties: [{ fips: '72127', name: 'San Juan Municipio', state: 'PR', zipcode: '00901' }],
        marketplaces: [{ state: 'PR', kind: 'none', name: null, url: null, own_since: null, enrollment: null }],
      },
    },
  };

  it('is named with a link to the exchange as soon as the ZIP code is known', async () => {
    const form = await open(PORTLAND, { zip: '97204', county: '', year: '2027' });
    expect(form.text()).toContain(OTHER_MARKETPLACE.title('Own Exchange'));
    expect(screen.getByRole('link', { name: /Own Exchange/ }).getAttribute('href')).toBe('https://own.example');
    expect(form.text()).toContain(QUESTION_FIELDS.ownExchangeUntil(2027, 'January 15, 2027', 'August 25, 2026'));
  });

  it.each([
    ['a state with its own exchange', PORTLAND, '97204', OTHER_MARKETPLACE.title('Own Exchange')],
    ['a territory', SAN_JUAN, '00901', OTHER_MARKETPLACE.territoryTitle],
  ])('ends the form in a hand-off, and requests no plans, in %s', async (_, server, zip, title) => {
    const form = await open(server, { zip, county: '', year: '2027' });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: PAGES.contact.title }).getAttribute('href')).toBe(PAGES.contact.path);
    expect(screen.queryByRole('button', { name: SEARCH.submit })).toBeNull();
    expect(screen.queryByLabelText(SEARCH.incomeLabel, { exact: false })).toBeNull();
    expect(form.text()).not.toContain(QUESTIONS.lookUpFailed);
    expect([...waiting.keys()]).not.toContain('/api/plans/search');
    answers = { ...answers, ...DALLAS };
    await form.type('75001');
    expect(screen.getByLabelText<HTMLInputElement>(SEARCH.incomeLabel, { exact: false }).value).toBe(FILLED.income);
    expect(screen.getByRole('button', { name: SEARCH.submit })).toBeTruthy();
    expect(form.text()).not.toContain(title);
  });

  it('takes focus if the button was pressed while the county was loading', async () => {
    const years = { '/api/market-years': PORTLAND['/api/market-years'] };
    const form = await open(years, { zip: '97204', county: '', year: '2027' });
    await form.press(SEARCH.submit);
    await form.arrive({ '/api/counties/by/zip/97204': PORTLAND['/api/counties/by/zip/97204'] });
    expect(form.searches).toEqual([]);
    expect(document.activeElement?.textContent).toContain(OTHER_MARKETPLACE.title('Own Exchange'));
  });

  it('is not mentioned for a year in which HealthCare.gov still sells its plans', async () => {
    const form = await open(PORTLAND, { zip: '97204', county: '', year: '2026' });
    expect(form.text()).toContain('Multnomah County, OR');
    expect(form.text()).not.toContain(OTHER_MARKETPLACE.title('Own Exchange'));
  });
});

describe('the plan years', () => {
  it('of imported files are last and say that they cannot be bought; a search for one is sent', async () => {
    const form = await open({
      ...DALLAS,
      '/api/market-years': { status: 200, body: { current: 2027, offered: [2026, 2027] } },
      '/api/counties/48113/past-years': { status: 200, body: { past: [2025] } },
    });
    const field = screen.getByLabelText<HTMLSelectElement>(SEARCH.yearLabel, { exact: false });
    expect([...field.options].map(({ label }) => label)).toEqual(['2027', '2026', QUESTION_FIELDS.pastYear(2025)]);
    expect(QUESTION_FIELDS.pastYear(2025)).toBe('2025 (past year, no longer sold)');
    await act(async () => {
      fireEvent.change(field, { target: { value: '2025' } });
    });
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ year }) => year)).toEqual([2025]);
  });

  it('do not have to be chosen if they fail to load, and loading can be repeated', async () => {
    const form = await open({ ...DALLAS, '/api/market-years': failing('plans.unavailable') }, { year: '' });
    expect(form.text()).toContain(QUESTION_FIELDS.yearsFailed);
    expect(screen.queryByLabelText(SEARCH.yearLabel, { exact: false })).toBeNull();
    expect(form.text()).not.toMatch(/NaN|Invalid/);
    answers = { ...YEARS, ...DALLAS };
    await form.press(LOADING.retry);
    expect(form.text()).not.toContain(QUESTION_FIELDS.yearsFailed);
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ year }) => year)).toEqual([2026]);
  });

  it.each([
    [true, 2027],
    [false, 2026],
  ])('once they are known, replace the calendar year if it only stood in for them: %s', async (isYearAssumed, year) => {
    const years = { '/api/market-years': { status: 200, body: { current: 2027, offered: [2027, 2026] } } };
    const form = await open({ ...years, ...DALLAS }, { year: '2026', isYearAssumed });
    await form.press(SEARCH.submit);
    expect(form.searches.map((search) => search.year)).toEqual([year]);
  });

  it('include the current year, which replaces a year that is no longer offered', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { year: '2025' });
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ year }) => year)).toEqual([2026]);
  });
});

describe('optional answers', () => {
  const UNSAID = { people: [{ ...newPerson(0), age: '58' }] };

  it('are other coverage and tobacco, whose first option says what the price assumes', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, UNSAID);
    for (const [label, first] of [
      [SEARCH.otherLabel, QUESTION_FIELDS.otherPlaceholder],
      [SEARCH.tobaccoLabel, QUESTION_FIELDS.tobaccoPlaceholder],
    ] as const)
      expect(screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.text).toBe(first);
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ household: { people } }) => people)).toEqual([
      [{ age: 58, aptc_eligible: true, utilization_level: 'Medium' }],
    ]);
  });

  it('include the gender, with two answers and "Prefer not to say", which is chosen at first', async () => {
    await open({ ...YEARS, ...DALLAS }, UNSAID);
    const radios = within(screen.getByRole('group', { name: /^Gender/ })).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ labels, checked, required }) => [labels?.[0]?.textContent, checked, required])).toEqual([
      ['Female', false, false],
      ['Male', false, false],
      ['Prefer not to say', true, false],
    ]);
  });

  it('do not include age, place and income', async () => {
    const form = await open(YEARS, { ...UNSAID, income: '', zip: '', county: '', people: [newPerson(0)] });
    await form.press(SEARCH.submit);
    expect(form.text()).toContain(SEARCH.missing);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      QUESTION_FIELDS.zipMissing,
      QUESTION_FIELDS.ageMissing,
      QUESTION_FIELDS.incomeMissing,
    ]);
  });
});

it('a household may have more than ten people; at twenty the form says where to ask', async () => {
  const people = Array.from({ length: 19 }, (_, key) => ({ ...newPerson(key), age: '9', role: 'child' as const }));
  const form = await open({ ...YEARS, ...DALLAS }, { people });
  expect(form.text()).not.toContain(QUESTION_FIELDS.peopleFull(20));
  await form.press(SEARCH.submit);
  expect(form.searches.map(({ household }) => household.people.length)).toEqual([19]);
  await form.press(QUESTIONS.addChild);
  expect(form.text()).toContain(QUESTION_FIELDS.peopleFull(20));
  expect(screen.queryByRole('button', { name: QUESTIONS.addChild })).toBeNull();
});

describe('an income entered in the form', () => {
  it('is accepted in any common notation, and shown as it was understood', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { income: '34k' });
    expect(form.text()).toContain(QUESTION_FIELDS.incomeRead('$34,000'));
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ household }) => household.income)).toEqual([34_000]);
  });

  it('shows the limit if it is too high', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { income: '20 million' });
    await form.press(SEARCH.submit);
    expect(form.searches).toEqual([]);
    expect(form.text()).toContain(QUESTION_FIELDS.incomeTooHigh('$10,000,000'));
    expect(form.text()).not.toContain(QUESTION_FIELDS.incomeRead('$20,000,000'));
    expect(form.text()).not.toContain(SEARCH.missing);
  });
});

describe('the choice not to say the income', () => {
  const income = () => screen.getByLabelText<HTMLInputElement>(SEARCH.incomeLabel, { exact: false });
  const choice = () => screen.getByLabelText<HTMLInputElement>(QUESTIONS.noIncome);
  const tick = () => act(async () => void fireEvent.click(choice()));

  it('lets people go on, and is sent as an income that is not known', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { income: '' });
    await tick();
    await form.press(SEARCH.submit);
    expect(form.text()).not.toContain(QUESTION_FIELDS.incomeMissing);
    expect(form.searches.map(({ household }) => household.income)).toEqual([null]);
  });

  it('empties the field, and gives the text back when it is taken back', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { income: '34k' });
    await tick();
    expect([income().value, income().required]).toEqual(['', false]);
    expect(form.text()).not.toContain(QUESTION_FIELDS.incomeRead('$34,000'));
    await tick();
    expect([income().value, income().required]).toEqual(['34k', true]);
  });

  it('is taken back by typing an income', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { income: '34k', isIncomeUnknown: true });
    await act(async () => void fireEvent.input(income(), { target: { value: '52000' } }));
    expect(choice().checked).toBe(false);
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ household }) => household.income)).toEqual([52_000]);
  });

  it('shows the number of plans at full price beside the button, and claims no help', async () => {
    const plan = aPlan({ premium: 512.4, premium_w_credit: 512.4 });
    const people = [{ is_priced: true, is_medicaid_chip: false, in_coverage_gap: false }];
    const body = aReply([plan], {
      eligibility: { ...NO_HELP, credit_gap: 'noIncome', income_limit: 62_600, people },
    });
    const form = await open(
      { ...YEARS, ...DALLAS, '/api/plans/search': { status: 200, body } },
      { isIncomeUnknown: true },
    );
    await soon();
    const beside = screen.getByRole('button', { name: 'Search Plans' }).parentElement;
    expect(beside?.textContent).toContain(QUESTIONS.found(1, '$512', true));
    expect(form.text()).toContain(FULL_PRICE.text);
    expect(form.text()).not.toMatch(/62,600|tax credit|with this income|Medicaid or CHIP may/i);
  });
});
