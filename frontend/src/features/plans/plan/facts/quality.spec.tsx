import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aPlan } from '../../model/builders/plan.builder.js';
import { PROPERTIES } from '../../model/plan-properties.js';
import { rankPlan } from '../../model/ranking/ranking.js';
import { Quality } from './Quality.js';

it('a plan without stars is called not yet rated, in the table of ratings with the reason', () => {
  const none = { stars: null, reason: '' };
  const rating = { ...aPlan().quality_rating, overall: { ...none, reason: 'New plan' }, experience: none };
  render(<Quality plan={aPlan({ quality_rating: rating })} preferred={[]} />);
  expect(screen.getByRole('cell', { name: 'Not yet rated (N/A: New plan)' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Not yet rated (N/A)' })).toBeTruthy();
  expect(PROPERTIES.rating.text(rankPlan(aPlan({ quality_rating: rating }), []))).toBe('Not yet rated');
});
