import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField.js';

const ControlledField = () => {
  const [text, setText] = useState('');
  return <PhoneField name="phone" label="Phone" value={text} onText={setText} />;
};

it.each([
  ['an uncontrolled field', <PhoneField key="uncontrolled" name="phone" label="Phone" />],
  ['a controlled field', <ControlledField key="controlled" />],
])('%s removes other characters from a number on blur and leaves other text unchanged', async (_, field) => {
  const user = userEvent.setup();
  render(field);
  const input = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.type(input, '(504) 555-0123');
  expect(input.value).toBe('(504) 555-0123');
  await user.tab();
  expect(input.value).toBe('5045550123');
  await user.clear(input);
  await user.type(input, 'call me');
  await user.tab();
  expect(input.value).toBe('call me');
  expect([input.type, input.autocomplete]).toEqual(['tel', 'tel']);
});
