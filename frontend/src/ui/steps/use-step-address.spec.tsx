import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router';
import { useStepAddress } from './use-step.js';

function Form({ shown }: { shown: string | null }) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  useStepAddress(new URLSearchParams(search).get('step'), shown, `?step=${shown}`);
  return `at ${search} ${JSON.stringify(state)}`;
}

/** Returns what the form shows: the step in the URL, and the state of the history entry. */
function shownAt(wanted: string | null, shown: string | null): string | null {
  const search = wanted ? `?step=${wanted}` : '';
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', search, state: { zip: '75001' } }]}>
      <Form shown={shown} />
    </MemoryRouter>,
  );
  return screen.getByText(/^at/).textContent;
}

it('names the step that is shown instead of a later one, and keeps the state of the page', () => {
  expect(shownAt('care', 'people')).toBe('at ?step=people {"zip":"75001"}');
});

it('names the step that is shown instead of an unknown one', () => {
  expect(shownAt('secrets', 'place')).toBe('at ?step=place {"zip":"75001"}');
});

it('goes back over the later steps that would all show the first one', async () => {
  const entries = ['/', '/?step=place', '/?step=people', '/?step=income', '/?step=place'];
  const router = createMemoryRouter([{ path: '/', element: <Form shown="place" /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(-1));
  expect(await screen.findByText('at ?step=place null')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('at null')).toBeTruthy();
});

it.each([
  ['the step in the URL is shown', 'people', 'people', '?step=people'],
  ['the URL names no step', null, 'place', ''],
  ['all questions are on one page', 'care', null, '?step=care'],
])('changes nothing if %s', (_case, wanted, shown, search) => {
  expect(shownAt(wanted, shown)).toBe(`at ${search} {"zip":"75001"}`);
});
