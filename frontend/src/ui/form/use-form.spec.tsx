import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { Field } from './Field.js';
import { Form, Submit } from './Form.js';
import { useForm, type Problem } from './use-form.js';

const Entries = z.object({
  phone: z.string().check(z.minLength(3)),
  age: z.coerce.number().check(z.int(), z.maximum(120)),
  name: z.string().check(z.minLength(1, 'Tell us your name.')),
});
let answer: Problem | undefined;
beforeEach(() => (answer = undefined));

/**
 * A form for tests. The form's fields are in a different order from those in the schema and in the server's response.
 */
function Screen() {
  const form = useForm({ schema: Entries, send: () => Promise.resolve(answer) });
  return (
    <Form form={form} action="/nowhere">
      <Field name="name" label="Name" />
      <Field name="age" label="Age" />
      <Field name="phone" label="Phone" />
      <Submit busy="…">Send</Submit>
    </Form>
  );
}
async function send(entries: Record<string, string>): Promise<string[]> {
  render(<Screen />);
  Object.entries(entries).forEach(([label, value]) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } }),
  );
  await act(async () => fireEvent.submit(screen.getByRole('button').closest('form') ?? document.body));
  return screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
}

it('errors are listed in the order of the fields, with a default message if the schema has none', async () => {
  expect(await send({ Age: '130', Phone: '1' })).toEqual([
    'Tell us your name.',
    'Please enter a number no higher than 120.',
    'Please use at least 3 letters.',
  ]);
});

it("the server's errors are listed in the same order, and those without a field come last", async () => {
  answer = { errors: { other: 'Something else.', phone: 'Not a phone.', name: 'Not a name.' } };
  expect(await send({ Name: 'Rosa', Age: '70', Phone: '555' })).toEqual([
    'Not a name.',
    'Not a phone.',
    'Something else.',
  ]);
});

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const listed = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const isRed = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

it('a reported error disappears once it is corrected, comes back if it is wrong again, and keeps focus', async () => {
  await send({ Age: '70', Phone: '1' });
  screen.getByLabelText('Name').focus();
  type('Name', 'Rosa');
  expect(listed()).toEqual(['Please use at least 3 letters.']);
  expect([isRed('Name'), isRed('Phone')]).toEqual([false, true]);
  type('Phone', '555');
  expect(screen.queryByRole('group')).toBeNull();
  type('Name', '');
  expect(listed()).toEqual(['Tell us your name.']);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('a field whose error was not reported stays silent while the person types', async () => {
  await send({ Name: 'Rosa', Age: '70', Phone: '1' });
  type('Age', '130');
  expect(isRed('Age')).toBe(false);
});

it("the server's error disappears when its field is changed, and no other does", async () => {
  answer = { errors: { phone: 'Not a phone.', name: 'Not a name.' } };
  await send({ Name: 'Rosa', Age: '70', Phone: '555' });
  type('Age', '71');
  type('Phone', '556');
  expect(listed()).toEqual(['Not a name.']);
});
