import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { CARE } from '../messages/care.js';
import { CareCoverageSummary } from './CareCoverageSummary.js';

const PLANS = ['11111TX0000001', '11111TX0000002'];
const MEDICINES = Array.from({ length: 8 }, (_, index) => ({ rxcui: `${index}`, name: `Medicine ${index}` }));
let listed: typeof MEDICINES;
beforeEach(() => {
  globalThis.fetch = async (url) => {
    if (String(url).includes('/mine')) return Response.json(String(url).includes('medicines') ? listed : []);
    return Response.json({
      // The second plan does not cover the last medicine.
      coverage: PLANS.flatMap((plan_id) =>
        listed.map(({ rxcui }) => ({
          rxcui,
          plan_id,
          coverage: plan_id === PLANS[1] && rxcui === listed.at(-1)?.rxcui ? 'NotCovered' : 'Covered',
          generic_rxcui: null,
          generic_name: null,
        })),
      ),
      medicines: [],
      provenance: { asOf: '2026-10-01T00:00:00Z', source: 'sample', stale: false },
    });
  };
});

const open = (planIds: readonly string[]) =>
  renderWithStore(aStoreFor(aUser()), <CareCoverageSummary planIds={planIds} year={2027} />);
const isFolded = (name: string) => screen.getByText(name).closest('details') !== null;

it('of many medicines, those that all chosen plans cover are one line below the others', async () => {
  listed = MEDICINES;
  open(PLANS);
  expect((await screen.findByText(CARE.overPlans.byAll(7, 2))).tagName).toBe('SUMMARY');
  expect(MEDICINES.filter(({ name }) => !isFolded(name)).map(({ name }) => name)).toEqual(['Medicine 7']);
  expect(screen.getByText(CARE.overPlans.covered(1, 2))).toBeTruthy();
});

it('without chosen plans, the line of many medicines claims no coverage', async () => {
  listed = MEDICINES;
  open([]);
  expect((await screen.findByText(CARE.number(8))).tagName).toBe('SUMMARY');
});

it('a few medicines are all shown', async () => {
  listed = MEDICINES.slice(0, 3);
  open(PLANS);
  expect(await screen.findAllByText(CARE.overPlans.covered(2, 2))).toHaveLength(2);
  expect(listed.some(({ name }) => isFolded(name))).toBe(false);
});
