import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EXAMPLES, STEPS } from '#contract/messages/plans/plan-pictures.js';
import type { Plan } from '#contract/plans/plan.js';
import { InStore } from '#store/store.builder.js';
import { aPlan } from '../model/builders/plan.builder.js';
import { PlanPictures } from './PlanPictures.js';

const example = (deductible: number) => ({ deductible, copay: 60, coinsurance: 0, limit: 60 });
const plan = (fracture: number): Plan => ({
  ...aPlan(),
  tiered_deductibles: [],
  tiered_moops: [],
  benefits: [],
  sbcs: { baby: example(3_000), diabetes: example(3_000), fracture: example(fracture) },
  drug_tiers: null,
  brochure_url: null,
  benefits_url: null,
  network_url: null,
  formulary_url: null,
});
const pictures = (fracture: number) => <PlanPictures plan={plan(fracture)} year={2027} savings={null} />;

it('each worked example says what the person pays of its cost, and one that cannot be right is left out', () => {
  render(pictures(2_800), { wrapper: InStore });
  expect(screen.getByText(EXAMPLES.pay('$3,120', '$12,700'))).toBeTruthy();
  expect(screen.getByText(EXAMPLES.pay('$3,120', '$5,600'))).toBeTruthy();
  expect(screen.queryByText(EXAMPLES.names.fracture)).toBeNull();
});

it('each step of how the plan pays is described to people who cannot see it', () => {
  render(pictures(1_000), { wrapper: InStore });
  expect(screen.getByText(EXAMPLES.pay('$1,120', '$2,800'))).toBeTruthy();
  for (const dollars of [100, 30, 0]) expect(screen.getByRole('img', { name: STEPS.share(dollars) })).toBeTruthy();
});
