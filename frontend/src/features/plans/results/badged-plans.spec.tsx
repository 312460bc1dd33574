import { beforeAll, expect, it } from '@jest/globals';
import { loadCareParts } from '#features/care/index.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { BADGES } from '../messages/plan-list.js';
import { aPlan, aPlanCare } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { badgesFor } from '../model/ranking/badges.js';
import { careCriteria } from '../model/ranking/care-criteria.js';
import { rankPlans } from '../model/ranking/ranking.js';
import { BadgedPlans } from './BadgedPlans.js';

const search = new RandomHousehold(28_112_026).search();
beforeAll(loadCareParts);

it.each([
  ['all plans cover', 'yes', false],
  ['no plan covers', 'no', true],
] as const)('a line says that no plan fits only where that is so: %s the medicine', (_, answer, isSaid) => {
  const plans = [aPlan(), aPlan()];
  const careOf = () => aPlanCare(answer);
  const criteria = careCriteria(
    plans.map(({ id }) => id),
    careOf,
  );
  const rows = rankPlans(plans, criteria, null, careOf);
  const context = { rows, search, badges: badgesFor(rows), dominated: new Map(), expected: null, end: 10_000 };
  const { container } = renderWithStore(aStore(), <BadgedPlans {...context} hasCriteria />);
  expect(container.textContent.includes(BADGES.noFit)).toBe(isSaid);
});
