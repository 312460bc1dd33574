import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SEARCH } from '../messages/plans.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { OtherPlace } from './OtherPlace.js';

it.each([true, false])('where the plans of people with Medicare are takes focus: %s', (takesFocus) => {
  const search = new RandomHousehold(1).search();
  render(<OtherPlace answer={{ kind: 'medicare', search, kinds: ['medicare'] }} takesFocus={takesFocus} />);
  const message = screen.getByRole('heading', { name: SEARCH.medicareOnly }).parentElement;
  expect(document.activeElement === message).toBe(takesFocus);
});
