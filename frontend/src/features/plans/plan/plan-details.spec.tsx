import { expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Eligibility, PlanSearch } from '#contract/api/plans.contract.js';
import type { Benefit, Plan } from '#contract/plans/plan.js';
import { NO_PREFERENCES } from '#contract/plans/preferences.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { creditCountedText } from '../eligibility/CreditCounted.js';
import { COST } from '../messages/costs/cost.js';
import { NO_EXTRA_SAVINGS, YEAR_NOTES } from '../messages/costs/plan-costs.js';
import { CREDIT_COUNTED } from '../messages/credit/credit-counted.js';
import { CREDIT } from '../messages/credit/credit.js';
import { PLAN_DETAILS } from '../messages/plan-details.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { STEPS } from '../messages/plan-pictures.js';
import { ABOUT_NUMBERS, PLAN } from '../messages/plan.js';
import { MATCHING } from '../messages/plans.js';
import { QUESTIONS } from '../messages/questions.js';
import { FROM_QUIZ } from '../messages/quiz-answers.js';
import { aPlan, aPlanInFull, aReply, aYearCost, NO_HELP, SAMPLE_DATA } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { EMPTY_DRAFT } from '../model/search/search-draft.js';
import { pricedForText } from '../model/search/search-summary.js';
import { HelpPreview } from '../questions/HelpPreview.js';
import { NO_ANSWERS } from '../storage/answers-from-quiz.slice.js';
import { storedPreferences, storedSelection } from '../storage/choices.slice.js';
import { CheckMedication } from './CheckMedication.js';
import { PlanDetails } from './PlanDetails.js';

const benefit = (name: string, changes: Partial<Benefit> = {}): Benefit => ({
  name,
  type: '',
  covered: true,
  cost_sharings: [],
  explanation: '',
  exclusions: '',
  has_limits: false,
  limit_unit: '',
  limit_quantity: 0,
  ...changes,
});
const EXAMPLE = { deductible: 1_000, copay: 60, coinsurance: 0, limit: 60 };
const inFull = (changes: Partial<Plan> = {}): Plan =>
  aPlanInFull({
    metal_level: 'Gold',
    topics: ['Vision', 'Weight Loss'],
    disease_mgmt_programs: ['Weight Loss Programs', 'Asthma'],
    premium: null,
    premium_w_credit: null,
    benefits: [benefit('Routine Eye Exam (Adult)')],
    ...changes,
  });
const CREDIT_OF_HOUSEHOLD = 1_417.51;
const eligibility: Eligibility = { ...NO_HELP, aptc: CREDIT_OF_HOUSEHOLD };
const draw = (plan: Plan, search: PlanSearch | null = null, help: Eligibility = eligibility) =>
  renderWithStore(
    aStore(),
    <PlanDetails isWhole plan={plan} search={search} year={2026} provenance={SAMPLE_DATA} eligibility={help} />,
  ).container;

it('that figures are rounded stands once', () => {
  draw(inFull({ premium: 400, premium_w_credit: 311.6 }));
  expect(screen.getAllByText(YEAR_NOTES.rounded)).toHaveLength(1);
  expect(screen.getAllByText(/rounded/)).toHaveLength(1);
});

it.each([
  ['Low', 'aLittleCare'],
  ['Medium', null],
  ['High', 'aLotOfCare'],
] as const)('beside the price, people who expect %s use of care see the cost of such a year', (level, name) => {
  const search = new RandomHousehold(20_261_127).search();
  const people = search.household.people.map((person) => ({ ...person, utilization_level: level }));
  renderWithStore(
    aStoreFor(null),
    <PlanDetails
      isWhole
      plan={{ ...inFull(), premium: 500, premium_w_credit: 300 }}
      search={{ ...search, household: { ...search.household, people } }}
      year={2026}
      provenance={SAMPLE_DATA}
    />,
  );
  const panel = within(screen.getByRole('region', { name: PLAN_PAGE.panel.title }));
  const labels = panel.getAllByRole('term').map(({ textContent }) => textContent);
  const { month, average, most } = COST.short;
  expect(labels).toEqual([month, average, ...(name ? [COST[name].toLowerCase()] : []), most]);
});

it('only where the network has two tiers, a note names the most with tier 1 doctors and the question to ask', () => {
  const of = (inTier1?: number) =>
    inFull({
      premium: 400,
      premium_w_credit: 275,
      year_cost: { ...aYearCost({ premiums: 3_300, maximum: 3_153, ...(inTier1 && { inTier1 }) }), oddsOfMost: 0.1 },
    });
  const container = draw(of(1_503));
  const panel = within(screen.getByRole('region', { name: PLAN_PAGE.panel.title }));
  expect(panel.getAllByRole('definition').at(-1)?.textContent.trim()).toBe('$6,453');
  expect(panel.getByText(COST.tierNote('$4,803'))).toBeTruthy();
  expect(panel.getByText(COST.key.hollow)).toBeTruthy();
  expect(container.textContent).toContain(`${YEAR_NOTES.mostInTier1('$1,503')} ${YEAR_NOTES.oddsOneIn(10)}`);
  cleanup();
  expect(draw(of()).textContent).not.toMatch(/tier 1/);
});

it('without a household, a preference about the premium is unknown, so the plan does not meet all criteria', () => {
  storedPreferences.write({ ...NO_PREFERENCES, metal: 'Gold', vision: true, programs: ['Weight Loss'], premium: 10 });
  const { textContent } = draw(inFull());
  expect(screen.queryByText(MATCHING.all)).toBeNull();
  expect(textContent).toContain(`${MATCHING.matches}: Gold, Vision, Weight Loss`);
  expect(textContent).toContain(`${MATCHING.notKnown}: Under $10/month`);
});

it.each([false, true])('a plan whose benefits failed to load says so once (with a preference: %s)', (vision) => {
  storedPreferences.write({ ...NO_PREFERENCES, vision });
  expect(draw(inFull({ topics: null, benefits: [] })).textContent.split(MATCHING.benefitsNotLoaded)).toHaveLength(2);
});

it.each([
  ['Aspirin', ['Aspirin'], []],
  ['your doctor', [], ['Cardiologist: Dr. Lee']],
])(
  'a plan does not claim to meet all preferences before %s from the quiz is checked',
  async (what, medicines, doctors) => {
    storedPreferences.write({ ...NO_PREFERENCES, metal: 'Gold' });
    localStorage.setItem(PRIVATE_KEYS.fromQuiz, JSON.stringify({ ...NO_ANSWERS, medicines, doctors }));
    draw(inFull());
    expect(await screen.findByText(FROM_QUIZ.unchecked(what))).toBeTruthy();
    expect(screen.queryByText(MATCHING.all)).toBeNull();
  },
);

it('the link to the medicine page stores the plan as chosen, and following it again changes nothing', async () => {
  const plan = inFull();
  const store = aStoreFor(aUser());
  renderWithStore(store, <PlanDetails isWhole plan={plan} search={null} year={2026} provenance={undefined} />);
  await screen.findByRole('link', { name: PLAN_PAGE.checkMedication });
  for (const _ of ['first', 'again']) {
    fireEvent.click(screen.getByRole('link', { name: PLAN_PAGE.checkMedication }));
    expect(storedSelection.read()).toEqual([{ id: plan.id, name: plan.name, carrier: plan.issuer.name, year: 2026 }]);
  }
});

it('a guest, for whom the medicine page would need an account, checks medicines on this page', () => {
  const { container } = renderWithStore(
    aStoreFor(null),
    <section>
      <details>
        <summary>Medicines</summary>
      </details>
      <CheckMedication choice={{ id: '11111TX0000001', name: 'Silver 1', year: 2026 }} />
    </section>,
  );
  fireEvent.click(screen.getByRole('button', { name: PLAN_PAGE.checkMedication }));
  expect(container.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Medicines');
});

it('missed criteria are also listed', () => {
  storedPreferences.write({ ...NO_PREFERENCES, metal: 'Silver', vision: true, dental: true });
  const { textContent } = draw(inFull());
  expect(textContent).toContain(`${MATCHING.matches}: Vision`);
  expect(textContent).toContain(`${MATCHING.missing}: Silver, Dental`);
});

it.each([
  ['Silver', 'unknown answers', null, true],
  ['Silver', 'known answers', new RandomHousehold(1).search(), false],
  ['Gold', 'unknown answers', null, false],
] as const)(
  'beside the amounts of a %s plan with %s, extra savings are named only if needed',
  async (metal, _, search, named) => {
    const plan = inFull({ metal_level: metal, sbcs: { baby: EXAMPLE, diabetes: EXAMPLE, fracture: EXAMPLE } });
    draw(plan, search);
    for (const title of [PLAN_PAGE.visits, STEPS.title, /^Examples/]) {
      const part = (await screen.findByText(title)).closest('section, details');
      expect(part?.textContent.includes(NO_EXTRA_SAVINGS.unknown)).toBe(named);
    }
  },
);

it('the tax credit is the same amount in the results, below the income field and on the page of a plan', () => {
  const search = new RandomHousehold(1).search();
  const priced = inFull({ metal_level: 'Silver', premium: 1_500.45, premium_w_credit: 82.94 });
  draw(priced, search);
  const panel = screen.getByRole('region', { name: PLAN_PAGE.panel.bar }).textContent;
  const reply = aReply([priced, priced], { eligibility });
  const { container } = renderWithStore(
    aStore(),
    <HelpPreview
      preview={{ reply, isBusy: false, hasFailed: false }}
      household={search.household}
      kinds={[]}
      entries={EMPTY_DRAFT}
      year={2026}
    />,
  );
  expect(creditCountedText(eligibility, false, [])).toBe(CREDIT_COUNTED.sure('$1,418'));
  expect(container.textContent).toContain(QUESTIONS.help.some('$1,418'));
  expect(container.textContent).toContain(`${QUESTIONS.help.pays}$1,418`);
  expect(panel).toContain(`${PLAN_PAGE.panel.help}– $1,418`);
});

it.each([75, 64])('at %d without an answer about other coverage, Medicare is named beside a credit', (age) => {
  const of = new RandomHousehold(1).search();
  const search = { ...of, household: { ...of.household, people: [{ age, aptc_eligible: true }] } };
  const { textContent } = draw(inFull({ premium: 900, premium_w_credit: 300 }), search);
  expect(textContent.includes(CREDIT.medicareAge(true))).toBe(age === 75);
  expect(/Tax credit if you can’t get Medicare|Used if you can’t get Medicare/.test(textContent)).toBe(age === 75);
  expect(screen.queryAllByRole('link', { name: CREDIT.sayMedicare })).toHaveLength(age === 75 ? 1 : 0);
});

it('a plan that costs less than the tax credit says how much of the credit it uses', () => {
  const panel = draw(inFull({ premium: 900, premium_w_credit: 0 }), new RandomHousehold(1).search());
  expect(panel.textContent).toContain(`${PLAN_PAGE.panel.helpUsed}– $900`);
});

it('the fold about the numbers names the people whom the price covers', () => {
  const search = new RandomHousehold(1).search();
  const people = search.household.people.map(() => ({
    is_priced: true,
    is_medicaid_chip: false,
    in_coverage_gap: false,
  }));
  const ofAll = { ...eligibility, people };
  draw(inFull({ premium: 900, premium_w_credit: 300 }), search, ofAll);
  const fold = screen.getByText(ABOUT_NUMBERS).closest('details');
  expect(fold?.textContent).toContain(pricedForText(search, ofAll));
});

it('the price of a visit is larger than its condition, and both read as on other screens', () => {
  const copays = {
    ...aPlan().copays,
    urgentCare: 'No Charge After Deductible',
    emergency: '30% Coinsurance',
    brand: null,
  };
  const plan = inFull({ copays });
  draw(plan);
  const parts = (['primaryCare', 'urgentCare', 'emergency', 'brand'] as const).map((name) => {
    const price = screen.getAllByText(PROPERTIES[name].label, { selector: 'dt *, dt' }).at(-1)?.closest('div');
    expect(price?.querySelector('dd')?.textContent).toBe(PROPERTIES[name].text(rankPlan(plan, [])));
    return price?.querySelector('b')?.textContent;
  });
  expect(parts).toEqual(['$30.00', 'No Charge', '30%', PLAN.notAvailable]);
});

it('the visits and medicines that a person entered are said to replace the average ones', () => {
  storedPreferences.write({
    ...NO_PREFERENCES,
    ownCare: { primaryVisits: 2, specialistVisits: 0, genericFills: 0, brandFills: 0 },
  });
  const { textContent } = draw(inFull({ premium: 900, premium_w_credit: 300 }), new RandomHousehold(1).search());
  expect(textContent).toContain('in place of the average.');
});

it('only preferred benefits and programs are ticked', () => {
  storedPreferences.write({ ...NO_PREFERENCES, vision: true, programs: ['Weight Loss'] });
  const ticked = [
    ...draw(inFull({ benefits: [benefit('Routine Eye Exam (Adult)'), benefit('Dialysis')] })).querySelectorAll(
      'summary, li > strong, tbody th',
    ),
  ]
    .map(({ textContent }) => textContent?.trim())
    .filter((text) => text?.includes(PLAN_PAGE.preferred));
  expect(ticked).toEqual([
    `${PLAN_PAGE.preferred} Dental & Vision (1)`,
    `${PLAN_PAGE.preferred} Routine Eye Exam (Adult) – ${PLAN_DETAILS.covered}`,
    `${PLAN_PAGE.preferred} Weight Loss Programs`,
  ]);
});

it('after the answer that somebody is pregnant, only sections with a ticked benefit are ticked', () => {
  storedPreferences.write({ ...NO_PREFERENCES, metal: 'Gold' });
  const search = new RandomHousehold(1).search();
  const people = [{ age: 30, aptc_eligible: true, is_pregnant: true }];
  const names = ['Prenatal and Postnatal Care', 'Primary Care Visit', 'Skilled Nursing Facility', 'Dialysis'];
  draw(inFull({ benefits: names.map((name) => benefit(name)) }), { ...search, household: { income: 60_000, people } });
  const ticked = screen.getAllByText(PLAN_PAGE.preferred.trim()).map((tick) => tick.parentElement?.parentElement);
  expect(ticked.map((part) => part?.textContent)).toEqual(
    [
      `${PLAN_PAGE.preferred} Gender-Affirming & Reproductive (1)`,
      `${PLAN_PAGE.preferred} Prenatal and Postnatal Care – ${PLAN_DETAILS.covered}`,
    ].map((text) => expect.stringContaining(text)),
  );
});

it('the limit of a covered benefit is shown once', () => {
  const limited = { has_limits: true, limit_quantity: 1_000, limit_unit: 'dollars per year' };
  const html = (changes: Partial<Benefit>) =>
    draw(inFull({ benefits: [benefit('Basic Dental Care - Adult', { ...limited, ...changes })] })).textContent;
  expect(html({})).toContain('Limit: 1,000 dollars per year');
  expect(html({ explanation: 'At most $1,000 per year.' })).not.toContain('Limit:');
  expect(html({ covered: false })).not.toContain('Limit:');
});
