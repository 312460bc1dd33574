import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';
import { PHONE } from '#contract/messages/forms.js';
import { phone } from '#contract/phone.js';
import { Form } from './Form.js';
import { PhoneField } from './PhoneField.js';
import { useForm } from './use-form.js';

const ControlledField = () => {
  const [text, setText] = useState('');
  return <PhoneField name="phone" label="Phone" value={text} onText={setText} />;
};

it.each([
  ['an uncontrolled field', <PhoneField key="uncontrolled" name="phone" label="Phone" />],
  ['a controlled field', <ControlledField key="controlled" />],
])('%s keeps only digits and a leading plus sign on blur, and says so if that is no phone number', async (_, field) => {
  const user = userEvent.setup();
  render(field);
  const input = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.type(input, '(504) 555-0123');
  expect(input.value).toBe('(504) 555-0123');
  await user.tab();
  expect(input.value).toBe('5045550123');
  await user.clear(input);
  for (const [typed, plain] of [
    ['call me', ''],
    ['504 555 0123 ext. 7', '50455501237'],
  ] as const) {
    await user.clear(input);
    await user.type(input, typed);
    expect(screen.queryByText(PHONE.wrong)).toBeNull();
    await user.tab();
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual([plain, 'true']);
    expect(screen.getByText(PHONE.wrong)).toBeTruthy();
  }
  await user.clear(input);
  await user.type(input, '+49 (631) 12345');
  await user.tab();
  expect([input.value, screen.queryByText(PHONE.wrong)]).toEqual(['+4963112345', null]);
  expect([input.type, input.autocomplete]).toEqual(['tel', 'tel']);
});

it('after words were removed from the field, the form is sent only at the second press', async () => {
  const sent: unknown[] = [];
  const Asking = () => {
    const form = useForm({ schema: z.object({ phone }), send: async (values) => void sent.push(values) });
    return (
      <Form form={form} action="/">
        <PhoneField name="phone" label="Phone" />
        <button type="submit">Send</button>
      </Form>
    );
  };
  const user = userEvent.setup();
  render(<Asking />);
  await user.type(screen.getByLabelText('Phone'), 'call me');
  await user.click(screen.getByRole('button'));
  expect(sent).toEqual([]);
  expect(screen.getByText(PHONE.wrong)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  await user.click(screen.getByRole('button'));
  expect(sent).toEqual([{ phone: '' }]);
});
