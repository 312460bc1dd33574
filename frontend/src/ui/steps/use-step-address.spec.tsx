import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { useStepAddress } from './use-step-address.js';

function Form({ wanted, shown }: { wanted: string | null; shown: string | null }) {
  useStepAddress(wanted, shown, `?step=${shown}`);
  const { search, state } = useLocation() as { search: string; state: unknown };
  return `at ${search} ${JSON.stringify(state)}`;
}

/** Returns what the form shows: the step in the URL, and the state of the history entry. */
function shownAt(wanted: string | null, shown: string | null): string | null {
  const search = wanted ? `?step=${wanted}` : '';
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', search, state: { zip: '75001' } }]}>
      <Form wanted={wanted} shown={shown} />
    </MemoryRouter>,
  );
  return screen.getByText(/^at/).textContent;
}

it('names the step that is shown instead of a later one, and keeps the state of the page', () => {
  expect(shownAt('care', 'people')).toBe('at ?step=people {"zip":"75001"}');
});

it.each([
  ['the step in the URL is shown', 'people', 'people', '?step=people'],
  ['the URL names no step', null, 'place', ''],
  ['all questions are on one page', 'care', null, '?step=care'],
])('changes nothing if %s', (_case, wanted, shown, search) => {
  expect(shownAt(wanted, shown)).toBe(`at ${search} {"zip":"75001"}`);
});
