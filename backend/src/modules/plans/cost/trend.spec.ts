import { trendFactor } from './household-years.js';

it('prices grow as in the official projections, and fall back by the same factor', () => {
  // According to the National Health Expenditure Projections, private health insurance spends $7,247 per person in 2024
  // and $7,965 in 2026.
  expect(trendFactor(2024, 2026)).toBeCloseTo(7_965 / 7_247, 2);
  expect(trendFactor(2024, 2026) * trendFactor(2026, 2024)).toBeCloseTo(1, 12);
  expect(trendFactor(2026, 2026)).toBe(1);
});
