import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { useStepAddress } from './use-step-address.js';

function Form({ wanted, shown }: { wanted: string | null; shown: string | null }) {
  useStepAddress(wanted, shown, `?step=${shown}`);
  const { search, state } = useLocation() as { search: string; state: unknown };
  return `at ${search} ${JSON.stringify(state)}`;
}

const at = (wanted: string | null, shown: string | null, text: string): void => {
  render(
    <MemoryRouter
      initialEntries={[{ pathname: '/', search: wanted ? `?step=${wanted}` : '', state: { zip: '75001' } }]}
    >
      <Form wanted={wanted} shown={shown} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^at/).textContent).toBe(`at ${text} {"zip":"75001"}`);
};

it('names the step that is shown instead of a later one, and keeps the state of the page', () =>
  at('care', 'people', '?step=people'));

it.each([
  ['the step in the URL is shown', 'people', 'people', '?step=people'],
  ['the URL names no step', null, 'place', ''],
  ['all questions are on one page', 'care', null, '?step=care'],
])('changes nothing if %s', (_case, wanted, shown, text) => at(wanted, shown, text));
