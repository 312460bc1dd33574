import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PLANS, type PlanSearch } from '#contract/api/plans.contract.js';
import { NEXT_YEAR, type Renewal } from '#contract/changes/next-year.contract.js';
import { PAGES } from '#contract/pages.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { loadCareParts } from '#features/care/index.js';
import { aStoreFor, renderWithStore } from '#features/session/session.builder.js';
import { CREDIT } from '../messages/credit/credit.js';
import { NEXT_YEAR_WORDS as WORDS } from '../messages/next-year.js';
import { PLAN } from '../messages/plan.js';
import { aPlan, aReply, aYearCost, deductible, NO_HELP, SAMPLE_DATA } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { NextYear } from './NextYear.js';
import { NextYearNote } from './NextYearNote.js';

await loadCareParts();
const search: PlanSearch = { ...new RandomHousehold(20_261_123).search(), year: 2026 };
const now = aPlan({ name: 'Gold Harvest', premium_w_credit: 410.25 });
const later = aPlan({ name: 'Gold Orchard', premium_w_credit: 455.75, deductibles: [deductible(2_500)] });
const cheaper = aPlan({ name: 'Bronze Basic', year_cost: aYearCost({ care: 500 }) });
const replaced: Renewal = {
  next_year: 2027,
  is_out: true,
  new_plan_id: later.id,
  is_by_area: false,
  is_sold_elsewhere: false,
};

const asked = jest.fn<(url: string, body: { year: number; plan_ids?: string[] }) => void>();
let renewal: Renewal | Response = replaced;
let credit = 0;
const whole = (plan: PlanSummary) => ({ ...plan, benefits: [], issuer: { ...plan.issuer, phone: null } });
beforeEach(() => {
  asked.mockClear();
  renewal = replaced;
  credit = 0;
  globalThis.fetch = async (url, init) => {
    const body = JSON.parse(String(init?.body ?? '{}')) as { year: number; plan_ids?: string[] };
    asked(String(url), body);
    if (url === NEXT_YEAR.get.path) return renewal instanceof Response ? renewal.clone() : Response.json(renewal);
    if (url === PLANS.getBatch.path) {
      const sold = [body.year === 2026 ? now : later].filter(({ id }) => body.plan_ids?.includes(id));
      return Response.json({ plans: sold.map(whole), eligibility: NO_HELP, provenance: SAMPLE_DATA });
    }
    const eligibility = { ...NO_HELP, aptc: credit };
    return Response.json(aReply([later, cheaper].map(whole), { eligibility }));
  };
});

async function show(part: ReactNode): Promise<void> {
  const store = aStoreFor(null);
  renderWithStore(store, part);
  await act(async () => undefined);
}

const cellsOf = (label: string): (string | null)[] =>
  [...(screen.getByRole('rowheader', { name: label }).closest('tr')?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  );

describe("a plan's next year", () => {
  it('shows the figures of both years as the pages of the two plans do', async () => {
    await show(<NextYear id={now.id} search={search} />);
    expect(await screen.findByText(WORDS.replaced(2027, 'Gold Orchard'))).toBeTruthy();
    await screen.findByRole('table');
    const [before, after] = [now, later].map((plan) => rankPlan(plan, []));
    for (const name of ['premium', 'deductibles', 'moops', 'average'] as const) {
      const { label, text } = PROPERTIES[name];
      const [then, next] = cellsOf(label);
      expect(then).toBe(before && text(before));
      expect(next).toContain(after && text(after));
    }
    expect(cellsOf(PROPERTIES.premium.label)[1]).toContain(WORDS.more('$46'));
  });

  it.each([
    [63, false],
    [64, true],
    [65, false],
  ])('names Medicare and leads to the deadlines if somebody is %d now: %s', async (age, isNamed) => {
    const [person] = search.household.people;
    if (!person) throw new RangeError('a person');
    const household = { ...search.household, people: [{ ...person, age }] };
    await show(<NextYear id={now.id} search={{ ...search, household }} />);
    await screen.findByText(WORDS.replaced(2027, 'Gold Orchard'));
    expect(screen.queryByText(WORDS.turns65(2027), { exact: false }) !== null).toBe(isNamed);
    const link = screen.queryByRole('link', { name: WORDS.deadlines });
    expect(link?.getAttribute('href') ?? null).toBe(isNamed ? PAGES.deadlines.path : null);
  });

  it('says that another plan would cost less, and leads to the new plan', async () => {
    await show(<NextYear id={now.id} search={search} />);
    expect(await screen.findByText(WORDS.cheaper('Bronze Basic', '$1,000'))).toBeTruthy();
    const link = screen.getByRole('link', { name: WORDS.seePlan('Gold Orchard', 2027) });
    expect(link.getAttribute('href')).toContain(`${later.id}?year=2027`);
    expect(screen.getByRole('button', { name: WORDS.seeAll(2027) })).toBeTruthy();
  });

  it('says that a tax credit of that year is an estimate, in the words of the page of the plan', async () => {
    await show(<NextYear id={now.id} search={search} />);
    const table = await screen.findByRole('table');
    const said = screen.getAllByText(PLAN.creditEstimate(2027));
    expect(said).toHaveLength(1);
    expect(said[0] && table.compareDocumentPosition(said[0])).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('before the plans are out says when to look again, and compares nothing', async () => {
    renewal = { ...replaced, is_out: false, new_plan_id: null };
    await show(<NextYear id={now.id} search={search} />);
    expect(await screen.findByText(WORDS.notOut(2027))).toBeTruthy();
    expect(asked.mock.calls.map(([url]) => url)).not.toContain(PLANS.search.path);
  });

  it('in a state that starts its own marketplace, leads there', async () => {
    renewal = Response.json(
      {
        code: 'plans.stateExchange',
        message: 'own',
        errors: { hix_name: 'Oregon Marketplace', hix_url: 'https://exchange.example' },
      },
      { status: 400 },
    );
    await show(<NextYear id={now.id} search={search} />);
    expect((await screen.findAllByText(/Oregon Marketplace/)).length).toBeGreaterThan(0);
  });

  it('that could not be loaded offers to try again', async () => {
    renewal = Response.json({ code: 'plans.unavailable', message: 'later' }, { status: 503 });
    await show(<NextYear id={now.id} search={search} />);
    expect(await screen.findByText(WORDS.failed(2027))).toBeTruthy();
  });
});

describe('the line in the list of saved plans', () => {
  it('says what becomes of the plan and how its price changes, and leads to the comparison', async () => {
    await show(<NextYearNote id={now.id} search={search} />);
    const link = await screen.findByRole('link', { name: new RegExp(WORDS.compare(2026, 2027)) });
    expect(link.closest('p')?.textContent).toContain(
      `${WORDS.replaced(2027, 'Gold Orchard')} ${WORDS.premium(WORDS.more('$46'))}`,
    );
    expect(link.getAttribute('href')).toContain(`${now.id}?year=2026#next-year`);
    expect(asked.mock.calls.map(([url]) => url)).not.toContain(PLANS.search.path);
  });

  it('says that a tax credit of that year is an estimate, and that it ends with Medicare', async () => {
    const { household } = search;
    const people = [{ age: 67, aptc_eligible: true }];
    await show(<NextYearNote id={now.id} search={{ ...search, household: { ...household, people } }} />);
    expect(await screen.findByText(PLAN.creditEstimate(2027))).toBeTruthy();
    expect(screen.getByText(new RegExp(CREDIT.medicareAge(true)))).toBeTruthy();
  });

  it('is silent before the plans of the next year are out', async () => {
    renewal = { ...replaced, is_out: false, new_plan_id: null };
    await show(<NextYearNote id={now.id} search={search} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
