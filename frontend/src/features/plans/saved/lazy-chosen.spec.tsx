import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PLANS } from '#contract/api/plans.contract.js';
import { DRUG_CALLS, PROVIDER_CALLS } from '#contract/calls.js';
import { FORM } from '#contract/messages/forms.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { CARE } from '#features/care/messages/care.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import { COST } from '../messages/costs/cost.js';
import { SAVED_PARTS } from '../messages/saved-parts.js';
import { SAVED_WORDS } from '../messages/saved.js';
import { aPlan, NO_HELP, SAMPLE_DATA } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { storedSearch } from '../storage/answers.slice.js';
import { storedSelection } from '../storage/choices.slice.js';
import { LazyChosenMedicines } from './LazyChosenMedicines.js';
import { LazyStoredChoice } from './LazyStoredChoice.js';

const LIPITOR = { rxcui: '617314', name: 'Lipitor, 10 mg' };
let medicines: object[] | Promise<never> | null;
let doctors: object[];
/** The reply with the prices of the chosen plans, or null if they cannot be loaded. */
let prices: object | null;
beforeEach(() => {
  medicines = [];
  doctors = [];
  prices = null;
  globalThis.fetch = async (url) => {
    if (url === PROVIDER_CALLS.listMine.path) return Response.json(doctors);
    if (url === PLANS.getBatch.path) return prices ? Response.json(prices) : new Response(null, { status: 503 });
    if (url !== DRUG_CALLS.listMine.path) return Response.json([]);
    await medicines;
    return medicines ? Response.json(medicines) : new Response(null, { status: 503 });
  };
});

function open(content: ReactNode, user: ReturnType<typeof aUser> | null = aUser()): void {
  renderWithStore(aStoreFor(user), content);
}

const pricesOf = (plan: ReturnType<typeof aPlan>) => ({
  plans: [{ ...plan, benefits: [], issuer: { ...plan.issuer, phone: null } }],
  eligibility: NO_HELP,
  provenance: SAMPLE_DATA,
});

it('a person with empty lists reads what medicines are good for, and where to add them', async () => {
  open(<LazyChosenMedicines />);
  expect(await screen.findByText(CARE_NAMES.noMedicines)).toBeTruthy();
  expect(screen.getByRole('link', { name: CARE_NAMES.addMedicines })).toBeTruthy();
});

it('a person with medicines sees them', async () => {
  medicines = [LIPITOR];
  open(<LazyChosenMedicines />);
  expect(await screen.findByText(LIPITOR.name)).toBeTruthy();
  expect(screen.queryByText(CARE_NAMES.noMedicines)).toBeNull();
});

it('a person whose medicines cannot be loaded is told so, and not that there are none', async () => {
  medicines = null;
  open(<LazyChosenMedicines />);
  expect(await screen.findByText(CARE.notLoaded)).toBeTruthy();
  expect(screen.queryByText(CARE_NAMES.noMedicines)).toBeNull();
});

it('a person whose doctors are read before their medicines is not asked to add medicines', async () => {
  medicines = new Promise<never>(() => undefined);
  doctors = [{ npi: '1234567893', name: 'Dr. Rosa Diaz' }];
  open(<LazyChosenMedicines />);
  expect(screen.getByText(FORM.loading)).toBeTruthy();
  expect(await screen.findByText('Dr. Rosa Diaz')).toBeTruthy();
  expect(screen.getByText(FORM.loading)).toBeTruthy();
  expect(screen.queryByRole('link', { name: CARE_NAMES.addMedicines })).toBeNull();
});

it('that medicines do not count stands before the costs of the chosen plans, and not without costs', async () => {
  const search = new RandomHousehold(27_112_026).search();
  const plan = aPlan();
  storedSearch.write(search);
  storedSelection.write([{ id: plan.id, name: plan.name, year: search.year }]);
  medicines = null;
  open(<LazyStoredChoice onSearch={() => undefined} />);
  await screen.findByText(SAVED_PARTS.chosenNotRead, { exact: false });
  expect(screen.queryByText(CARE.notCounted)).toBeNull();
  prices = pricesOf(plan);
  screen.getByRole('button', { name: LOADING.retry }).click();
  const note = await screen.findByText(CARE.notCounted);
  await waitFor(() => expect(screen.getByText(/a month/)).toBeTruthy());
  expect(note.compareDocumentPosition(screen.getByText(/a month/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the chosen plans show the costs of a year with as much care as the person expects, and a key', async () => {
  const { household, ...search } = new RandomHousehold(27_112_026).search();
  const people = household.people.map((person) => ({ ...person, utilization_level: 'High' as const }));
  const plan = aPlan();
  storedSearch.write({ ...search, household: { ...household, people } });
  storedSelection.write([{ id: plan.id, name: plan.name, year: search.year }]);
  prices = pricesOf(plan);
  open(<LazyStoredChoice onSearch={() => undefined} />);
  expect(await screen.findByText(COST.aLotOfCare)).toBeTruthy();
  expect(screen.getByRole('list', { name: COST.key.title })).toBeTruthy();
});

it('the chosen plans say whom their prices are for if they leave out a child', async () => {
  const { household, ...search } = new RandomHousehold(27_112_026).search();
  const people = [40, 9].map((age) => ({ age, aptc_eligible: true }));
  const help = people.map(({ age }) => ({
    is_priced: age === 40,
    is_medicaid_chip: age === 9,
    in_coverage_gap: false,
  }));
  const plan = aPlan();
  storedSearch.write({ ...search, household: { ...household, people } });
  storedSelection.write([{ id: plan.id, name: plan.name, year: search.year }]);
  prices = { ...pricesOf(plan), eligibility: { ...NO_HELP, people: help } };
  open(<LazyStoredChoice onSearch={() => undefined} />);
  expect(
    await screen.findByText(/Prices are for 1 of 2 people: you \(age 40\)\. The price leaves out your child \(age 9\)/),
  ).toBeTruthy();
});

it('a person for whom the browser remembers nothing reads that no plan is chosen', async () => {
  open(<LazyStoredChoice onSearch={() => undefined} />);
  expect(await screen.findByText(SAVED_WORDS.noneChosen)).toBeTruthy();
});

it.each([
  ['a signed-in person reads', aUser(), true],
  ['a guest does not read', null, false],
])('%s below the chosen plans that they stay in this browser until the logout', async (_, user, isTold) => {
  storedSelection.write([{ id: '11111TX0000001', name: 'Gold 1', year: 2027 }]);
  open(<LazyStoredChoice onSearch={() => undefined} />, user);
  await screen.findByText('Gold 1');
  expect(screen.queryByText(SAVED_PARTS.chosenKept) !== null).toBe(isTold);
});
