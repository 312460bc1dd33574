import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Combobox } from '#ui/combobox/Combobox.js';
import { FormContext } from '#ui/form/form-context.js';
import {
  Checkbox,
  Choices,
  DayField,
  Field,
  Form,
  PasswordField,
  PhoneField,
  Select,
  Submit,
  TextArea,
  useForm,
} from '#ui/index.js';

const CHOICES = [
  { value: 'a', label: 'One answer' },
  { value: 'b', label: 'Another, whose words are so long that they break into a second line' },
  { value: 'c', label: 'A third' },
];
const OPTIONS = [
  { id: '1', label: 'Metformin', detail: '500 mg tablet' },
  { id: '2', label: 'Metoprolol', detail: '50 mg tablet' },
];
const PROBLEM = 'Say what is wrong and how to put it right.';

interface State {
  readonly id: string;
  readonly error?: string;
  readonly isBusy?: boolean;
  readonly isReady?: boolean;
}

/** A form with a single field, which shows that field in one of its states. The form is never sent. */
const Scope = ({ id, error, isBusy = false, isReady = true, children }: State & { children: ReactNode }) => (
  <FormContext value={{ id, errors: error ? { field: error } : {}, isBusy, isReady }}>{children}</FormContext>
);

const EachControl = () => (
  <>
    <Field name="field" label="A line" hint="With a hint." defaultValue="Typed" />
    <TextArea name="field" label="Several lines" />
    <PhoneField name="field" label="A phone number" />
    <DayField
      name="field"
      legend="A date"
      hint="For example 3 28 1961."
      value={{ month: '2', day: '29', year: '1960' }}
      onChange={() => undefined}
    />
    <Select
      name="field"
      label="A list"
      options={CHOICES.map(({ value, label }) => ({ value, label }))}
      placeholder="Choose one"
    />
    <Checkbox name="field" label="A box to tick" required />
    <PasswordField name="field" label="Password" autoComplete="new-password" hasMeter required />
    <Choices
      name="field"
      legend="One of several"
      choices={CHOICES}
      pick="one"
      chosen={['b']}
      onChange={() => undefined}
    />
    <Choices
      name="field"
      legend="Any of several"
      hint="Choose all that apply."
      choices={CHOICES}
      pick="any"
      chosen={['a', 'c']}
      onChange={() => undefined}
    />
  </>
);

function Suggestions() {
  const [text, setText] = useState('met');
  const options = OPTIONS.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <Combobox
      name="medicine"
      label="A field with suggestions"
      text={text}
      options={options}
      status={`${options.length} suggestions`}
      onText={setText}
      onChoose={({ label }) => setText(label)}
    />
  );
}

export const Controls = () => (
  <>
    <h3>As they open</h3>
    <Scope id="plain">
      <EachControl />
      <Suggestions />
    </Scope>
    <h3>With something wrong</h3>
    <Scope id="wrong" error={PROBLEM}>
      <EachControl />
    </Scope>
  </>
);

const Entries = z.object({
  name: z.string().check(z.minLength(2, 'Enter your name.')),
  email: z.email('Enter a valid email.'),
});

function Whole() {
  const form = useForm({
    schema: Entries,
    send: async () => ({ text: 'It could not be sent.', info: 'Try again in a minute.' }),
  });
  return (
    <Form form={form} id="whole" action="/nowhere" label="A whole form">
      <Field name="name" label="Name" required />
      <Field name="email" label="Email" type="email" required />
      <Submit busy="Sending…">Send</Submit>
    </Form>
  );
}

export const FormStates = () => (
  <>
    <Scope id="ready">
      <Submit busy="Sending…">Ready</Submit>
    </Scope>
    <Scope id="missing" isReady={false}>
      <Submit busy="Sending…">Something is missing</Submit>
    </Scope>
    <Scope id="busy" isBusy>
      <Submit busy="Sending…">Busy</Submit>
    </Scope>
    <Whole />
  </>
);
