import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Eligibility, PlanSearch, PlanSearchReply } from '#contract/api/plans.contract.js';
import type { Benefit, Plan } from '#contract/plans/plan.js';
import { NO_PREFERENCES } from '#contract/plans/preferences.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { aStoreFor, renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { creditCountedText } from '../eligibility/CreditCounted.js';
import { COST } from '../messages/costs/cost.js';
import { IN_WORDS, NO_EXTRA_SAVINGS, YEAR_NOTES } from '../messages/costs/plan-costs.js';
import { CREDIT_COUNTED } from '../messages/credit/credit-counted.js';
import { CREDIT } from '../messages/credit/credit.js';
import { PLAN_DETAILS } from '../messages/plan-details.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { EXAMPLES, STEPS } from '../messages/plan-pictures.js';
import { PLAN } from '../messages/plan.js';
import { MATCHING } from '../messages/plans.js';
import { QUESTIONS } from '../messages/questions.js';
import { FROM_QUIZ } from '../messages/quiz-answers.js';
import { aPlan, aYearCost, deductible, NO_HELP } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { pricedForText } from '../model/search/search-summary.js';
import { HelpPreview } from '../questions/HelpPreview.js';
import { NO_ANSWERS } from '../storage/answers-from-quiz.slice.js';
import { storedPreferences, storedSelection } from '../storage/choices.slice.js';
import { CheckMedication, GUEST_WORDS } from './CheckMedication.js';
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
const inFull = (changes: Partial<Plan> = {}): Plan => ({
  ...aPlan({
    metal_level: 'Gold',
    topics: ['Vision', 'Weight Loss'],
    disease_mgmt_programs: ['Weight Loss Programs', 'Asthma'],
    premium: null,
    premium_w_credit: null,
  }),
  benefits: [benefit('Routine Eye Exam (Adult)')],
  sbcs: null,
  drug_tiers: null,
  drug_costs: null,
  brochure_url: null,
  benefits_url: null,
  network_url: null,
  formulary_url: null,
  tiered_deductibles: [],
  tiered_moops: [],
  ...changes,
});
const CREDIT_OF_HOUSEHOLD = 1_417.51;
const eligibility: Eligibility = { ...NO_HELP, aptc: CREDIT_OF_HOUSEHOLD };
const draw = (plan: Plan, search: PlanSearch | null = null, help: Eligibility = eligibility) =>
  renderWithStore(
    aStore(),
    <PlanDetails isWhole plan={plan} search={search} year={2026} source="sample" eligibility={help} />,
  ).container;

it('below the parts of an average year stands, once, that they are rounded', () => {
  draw(inFull({ premium: 400, premium_w_credit: 311.6 }));
  const [key] = screen.getAllByRole('list', { name: COST.key.title });
  expect(key?.nextElementSibling?.textContent).toBe(YEAR_NOTES.rounded);
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
      source="sample"
    />,
  );
  const panel = within(screen.getByRole('region', { name: PLAN_PAGE.panel.title }));
  const labels = panel.getAllByRole('term').map(({ textContent }) => textContent);
  const years = Object.values(COST).filter((text) => typeof text === 'string' && labels.includes(text));
  expect(years).toEqual([COST.average, ...(name ? [COST[name]] : []), COST.most]);
});

it('where the network has two tiers, the most with tier 1 doctors only stands beside the most, with its odds', () => {
  const year_cost = { ...aYearCost({ premiums: 3_300, maximum: 3_153, inTier1: 1_503 }), oddsOfMost: 0.1 };
  const container = draw(inFull({ premium: 400, premium_w_credit: 275, year_cost }));
  const panel = within(screen.getByRole('region', { name: PLAN_PAGE.panel.title }));
  const figures = panel.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures.slice(-2)).toEqual(['$6,453', '$4,803']);
  expect(panel.getByText(COST.mostInTier1)).toBeTruthy();
  expect(container.textContent).toContain(`${YEAR_NOTES.mostInTier1('$4,803')} ${YEAR_NOTES.oddsOneIn(10)}`);
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

it('the link to the medicine page stores the plan as chosen, and following it again changes nothing', () => {
  const plan = inFull();
  draw(plan);
  for (const _ of ['first', 'again']) {
    fireEvent.click(screen.getByRole('link', { name: PLAN_PAGE.checkMedication }));
    expect(storedSelection.read()).toEqual([{ id: plan.id, name: plan.name, carrier: plan.issuer.name, year: 2026 }]);
  }
});

it('a guest can check medicines on the page, and is told that the medicine page needs an account', () => {
  const store = aStoreFor(null);
  const { container } = renderWithStore(
    store,
    <section>
      <details>
        <summary>Medicines</summary>
      </details>
      <CheckMedication choice={{ id: '11111TX0000001', name: 'Silver 1', year: 2026 }} />
    </section>,
  );
  expect(container.textContent).toContain(GUEST_WORDS.needsAccount);
  fireEvent.click(screen.getByRole('button', { name: GUEST_WORDS.checkHere }));
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
    for (const title of [PLAN_PAGE.visits, STEPS.title, EXAMPLES.title]) {
      const section = (await screen.findByRole('heading', { name: title })).closest('section');
      expect(section?.textContent.includes(NO_EXTRA_SAVINGS.unknown)).toBe(named);
    }
    // The note appears five times: below the paragraph in plain words, with the costs of care, in the picture of who
    // pays which share, in the list of the plan's properties and above the tables of all amounts.
    expect(screen.queryAllByText(NO_EXTRA_SAVINGS.unknown, { selector: 'p.muted' })).toHaveLength(named ? 5 : 0);
  },
);

it('the tax credit is the same amount in the results, below the income field and on the page of a plan', () => {
  const search = new RandomHousehold(1).search();
  const priced = inFull({ metal_level: 'Silver', premium: 1_500.45, premium_w_credit: 82.94 });
  const panel = draw(priced, search).querySelector('section')?.textContent;
  const reply: PlanSearchReply = {
    plans: [priced, priced],
    total: 2,
    dropped: 0,
    details_missing: 0,
    eligibility,
    provenance: { asOf: '2026-11-02T10:00:00.000Z', source: 'marketplace', stale: false },
  };
  const { container } = renderWithStore(
    aStore(),
    <HelpPreview
      preview={{ reply, isBusy: false, hasFailed: false }}
      household={search.household}
      kinds={[]}
      year={2026}
    />,
  );
  expect(creditCountedText(eligibility, false, [])).toBe(CREDIT_COUNTED.sure('$1,418'));
  expect(container.textContent).toContain(QUESTIONS.help.some('$1,418'));
  expect(container.textContent).toContain(`${QUESTIONS.help.pays}$1,418`);
  expect(panel).toContain(`${PLAN_PAGE.panel.help}$1,418${PLAN_PAGE.panel.pay}$83${CREDIT.rounded}`);
});

it.each([75, 64])('at %d without an answer about other coverage, Medicare is named beside a credit', (age) => {
  const of = new RandomHousehold(1).search();
  const search = { ...of, household: { ...of.household, people: [{ age, aptc_eligible: true }] } };
  const panel = draw(inFull({ premium: 900, premium_w_credit: 300 }), search).querySelector('section');
  expect(panel?.textContent.includes(CREDIT.medicareAge(true))).toBe(age === 75);
  expect(/Tax credit, if no Medicare|Credit used, if no Medicare/.test(panel?.textContent ?? '')).toBe(age === 75);
  expect(screen.queryAllByRole('link', { name: CREDIT.sayMedicare })).toHaveLength(age === 75 ? 1 : 0);
});

it('a plan that costs less than the tax credit says how much of the credit it uses', () => {
  const panel = draw(inFull({ premium: 900, premium_w_credit: 0 }), new RandomHousehold(1).search());
  expect(panel.textContent).toContain(`${PLAN_PAGE.panel.helpUsed}$900${PLAN_PAGE.panel.pay}$0`);
  expect(panel.textContent).not.toContain(CREDIT.rounded);
});

it('the people whom the price covers are named beside it', () => {
  const search = new RandomHousehold(1).search();
  const people = search.household.people.map(() => ({
    is_priced: true,
    is_medicaid_chip: false,
    in_coverage_gap: false,
  }));
  const ofAll = { ...eligibility, people };
  const priced = inFull({ premium: 900, premium_w_credit: 300 });
  draw(priced, search, ofAll);
  const line = pricedForText(search, ofAll) ?? '';
  const panel = screen.getByRole('region', { name: PLAN_PAGE.panel.title });
  expect(panel.textContent).toContain(`$300 a month${line}`);
});

it('the short facts are those of the card, and the paragraph names the share of a hospital stay', () => {
  storedPreferences.write({ ...NO_PREFERENCES, vision: true });
  const plan = inFull({ premium: 900, premium_w_credit: 300, deductibles: [deductible(0)] });
  const { textContent } = draw(plan, new RandomHousehold(1).search());
  expect(textContent).toContain(`${MATCHING.column} ${MATCHING.score(1, 2)}`);
  expect(textContent).toContain(`${PROPERTIES.deductibles.label} $0${PROPERTIES.primaryCare.label} `);
  expect(textContent).toContain(IN_WORDS.shareAtOnce(30));
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
  expect(textContent).toContain('take the place of the average ones. They are not added to them.');
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
    `${PLAN_PAGE.preferred} 2 programs`,
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
