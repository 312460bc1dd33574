import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { LENGTHS } from '#contract/limits/fields.js';
import { SPELLING, VA } from '#features/care/messages/drugs.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import VaDrugScreen from './VaDrugScreen.js';

const OZEMPIC = {
  id: 'SEMAGLUTIDE 2MG/1.5ML PEN',
  name: 'semaglutide 2 mg',
  brand: 'Ozempic',
  generic: 'semaglutide',
  form: 'pen',
  className: 'Diabetes medicines',
  supply: 'prescription',
};
let interpretation: object | null;
let names: unknown[] = [];
let asked: string[];
beforeEach(() => {
  asked = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    // Like the server, this one refuses texts that are too long.
    const q = new URL(String(url), 'https://site.example').searchParams.get('q') ?? '';
    if (q.length > LENGTHS.medicine.max) return new Response(null, { status: 422 });
    if (!String(url).startsWith(DRUGS.searchVa.path)) return Response.json(names);
    return Response.json({ interpretation, drugs: interpretation ? [OZEMPIC] : [], listDate: '2024-03-01' });
  };
  renderWithStore(aStoreFor(aUser()), <VaDrugScreen />);
});
afterEach(() => {
  names = [];
});

const field = () => screen.getByRole('combobox', { name: VA.searchLabel });

it('after a search for a brand not on the list, the answer names its medicine and the month of the list', async () => {
  interpretation = { name: 'Wegovy', generic: 'semaglutide' };
  const user = userEvent.setup();
  await user.type(field(), 'wegovy');
  await user.click(await screen.findByRole('option', { name: /semaglutide/ }));
  const notFound = VA.nameNotFound('Wegovy', 'March 2024');
  const product = 'semaglutide (Ozempic)';
  expect(screen.getByText(`${notFound} ${VA.listNames(product)} ${VA.like('Wegovy', 'semaglutide')}`)).toBeTruthy();
  const answer = screen.getByText(`${VA.about(product)} ${VA.yes}`);
  expect(answer.textContent).toBe(`${VA.about(product)} ${VA.yes} ${VA.asOf('March 2024')}`);
});

it.each(['Ozempic', 'semaglutide XR'])('after a search for %s, nothing says that it was not found', async (name) => {
  interpretation = { name, generic: 'semaglutide' };
  fireEvent.change(field(), { target: { value: name } });
  expect(await screen.findByRole('option', { name: /semaglutide/ })).toBeTruthy();
  expect(screen.queryByText(VA.nameNotFound(name, 'March 2024'), { exact: false })).toBeNull();
});

it('a text that is too long is called so, and nothing else is said about it', async () => {
  interpretation = null;
  fireEvent.change(field(), { target: { value: 'a'.repeat(LENGTHS.medicine.max + 1) } });
  expect(await screen.findByText(VA.tooLong)).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText(VA.notOnList)).toBeNull();
  expect(screen.queryByText(SPELLING.failed)).toBeNull();
});

it('suggested names may be strings or objects, and the typed name is not among them', async () => {
  interpretation = null;
  names = ['Prednisone', { label: 'Prednisolone' }, { name: 'Prednicarbate' }, 'PREDNISOLNE', {}];
  fireEvent.change(field(), { target: { value: 'prednisolne' } });
  const group = await screen.findByRole('group', { name: SPELLING.title('prednisolne', 'Prednisone') });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Prednisone', 'Prednisolone', 'Prednicarbate']);
});
