import { beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { PLANS } from '#contract/api/plans.contract.js';
import { CareLoader } from '#features/care/index.js';
import { CARE } from '#features/care/messages/care.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { COST } from '../messages/costs/cost.js';
import { aYearCost } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { yearText } from '../model/costs/year-cost.js';
import { CostPicture } from './costs/CostPicture.js';
import { useRanking } from './use-ranking.js';

const MEDICINE = { rxcui: '617314', name: 'Lipitor, 10 mg' };
const random = new RandomHousehold(20_261_101);
const search = random.search();
const plan = random.plan();
const yearCost = { ...aYearCost(), average: 4_000, premiums: 2_000, aLotOfCare: 5_000, most: 9_000 };
const priced = { ...plan, premium: 200, premium_w_credit: 150, year_cost: yearCost } as typeof plan;
const plans = [priced];
const own = { ...yearCost, average: 7_000 };
const texts = { sameAge: yearText(priced.year_cost, 'average'), own: '$7,000' };

let answers: Record<string, () => Promise<Response>>;
const json = (body: unknown) => () => Promise.resolve(Response.json(body));
const failed = () => Promise.resolve(new Response(null, { status: 503 }));
beforeEach(() => {
  answers = {
    [DRUGS.listMine.path]: json([MEDICINE]),
    [DRUGS.checkPlans.path]: json({
      coverage: [],
      medicines: [{ ...MEDICINE, is_brand: true, generic: null }],
      provenance: { source: 'sample', asOf: '2026-11-01' },
    }),
    [PLANS.ownCareCosts.path]: json({ costs: { [plan.id]: own } }),
  };
  globalThis.fetch = (url) => answers[String(url)]?.() ?? json([])();
});

const seen = new Set<string>();
const rankings = new Set<ReturnType<typeof useRanking>>();
function Screen() {
  const ranking = useRanking(search, plans, null);
  const { rankOne, areMedicinesMissing } = ranking;
  rankings.add(ranking);
  const row = rankOne(priced);
  seen.add(yearText(row.cost, 'average'));
  return (
    <>
      <CostPicture row={row} end={10_000} />
      <CareLoader planIds={[plan.id]} year={search.year} areMedicinesMissing={areMedicinesMissing} />
    </>
  );
}
function open(user: Parameters<typeof aStoreFor>[0] = aUser()): void {
  seen.clear();
  rankings.clear();
  renderWithStore(aStoreFor(user), <Screen />);
}

it('with medicines in the account, the cost for others of the same age is never shown first', async () => {
  open();
  expect(screen.getByText(COST.ownPending, { exact: false })).toBeTruthy();
  await screen.findByText(texts.own);
  expect([...seen]).toEqual([COST.unknown, texts.own]);
});

it.each([
  ['the list of medicines', DRUGS.listMine.path],
  ['the check of the medicines', DRUGS.checkPlans.path],
  ['the own cost', PLANS.ownCareCosts.path],
])(
  'if %s fails, the cost for people of the same age is shown, and that it does not count the medicines',
  async (_, path) => {
    answers[path] = failed;
    open();
    await screen.findByText(texts.sameAge);
    expect([...seen]).toEqual([COST.unknown, texts.sameAge]);
    expect((await screen.findByText(CARE.notCounted)).closest('[role=status]')).not.toBeNull();
  },
);

it('without medicines, the cost for people of the same age is shown as soon as the empty list is known', async () => {
  answers[DRUGS.listMine.path] = json([]);
  open();
  await screen.findByText(texts.sameAge);
  expect(seen.has(texts.own)).toBe(false);
});

it('plans are ranked only once for a guest without medicines, because that takes a slow processor long', async () => {
  open(null);
  await screen.findByText(texts.sameAge);
  await act(async () => Promise.resolve());
  expect(rankings.size).toBe(1);
});
