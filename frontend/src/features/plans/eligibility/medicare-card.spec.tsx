import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { MEDICARE } from '../messages/medicare.js';
import { MedicareAhead, MedicareCard } from './MedicareCard.js';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-29T12:00:00') }));
afterEach(() => void jest.useRealTimers());

const card = (age: number, born?: string, addMonthAt?: string): string =>
  render(
    <MemoryRouter>
      <MedicareCard person={{ age, ...(born && { born }) }} name="you" {...(addMonthAt && { addMonthAt })} />
    </MemoryRouter>,
  ).container.textContent;

it.each([
  ['1962-03', 'You turn 65 in March 2027', 'December 1 to February 28. It starts March 1,'],
  ['1962-03-01', 'You turn 65 in March 2027', 'November 1 to January 31. It starts February 1,'],
  ['1961-10', 'You turn 65 in October 2026', 'by January 31.'],
  [undefined, MEDICARE.titleUnknown, MEDICARE.unknown],
])('born in %s, the two sentences in the results are "%s", %s', (born, title, text) => {
  const said = card(64, born, '/plans?step=people');
  expect(said).toContain(title);
  expect(said).toContain(text);
});

it.each([
  ['alone', [true, false], false],
  ['together with a child', [true, true], true],
])('with costs that cover somebody %s, it says whether they count the whole year', (_, priced, isWhole) => {
  const ofPerson = { age: 64, aptc_eligible: true, uses_tobacco: false, gender: 'Female' as const };
  const search = {
    household: {
      income: 40_000,
      people: [
        { ...ofPerson, born: '1962-03' },
        { ...ofPerson, age: 9 },
      ],
    },
    market: 'Individual' as const,
    place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
    year: 2027,
  };
  const eligibility = {
    people: priced.map((is_priced) => ({ is_medicaid_chip: !is_priced, in_coverage_gap: false, is_priced })),
  };
  const { container } = renderWithStore(
    aStore(),
    <MedicareAhead submitted={{ search, kinds: null }} eligibility={eligibility} />,
  );
  expect(container.textContent.includes(MEDICARE.wholeYear)).toBe(isWhole);
});

it('in the questions, the days that are left are listed', () => {
  const said = card(64, '1962-03-01');
  expect(said).toContain(`January 31: ${MEDICARE.noGap('February 1')}May 31: ${MEDICARE.last}`);
  expect(said).not.toContain(MEDICARE.opens);
});

it.each([
  [63, undefined],
  [65, undefined],
  [70, '1956-03'],
] as const)('there is no card for somebody of %d years who was born in %s', (age, born) => {
  expect(card(age, born)).toBe('');
});
