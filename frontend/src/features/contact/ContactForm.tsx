import { useState } from 'react';
import { api, mutation, problemFrom } from '#api/index.js';
import { CONTACT_CALLS, CONTACT_SENT, ContactMessage } from '#contract/api/contact.contract.js';
import { LENGTHS } from '#contract/limits/fields.js';
import { CONTACT } from '#contract/messages/contact.js';
import { deviceTimeZone } from '#features/consent/index.js';
import { TextArea } from '#ui/form/Field.js';
import { Checkbox, Field, Form, Outcome, PhoneField, Submit, useForm } from '#ui/index.js';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({ sendMessage: mutation(build, CONTACT_CALLS.send) }),
});

export function ContactForm() {
  const [send] = contactApi.useSendMessageMutation();
  const [isDone, setDone] = useState(false);
  const [shownAt, setShownAt] = useState(Date.now);
  const form = useForm({
    schema: ContactMessage,
    read: (entries) => {
      const phone = String(entries.get('phone') ?? '').trim() || null;
      return {
        ...Object.fromEntries(entries),
        phone,
        time_zone: phone && deviceTimeZone(),
        consent: entries.has('consent'),
        took: Date.now() - shownAt,
      };
    },
    send: async (body) => {
      const answer = await send({ body });
      if ('error' in answer) {
        // The server detects spam by how long it took to fill in the form, and by a hidden field that only programs
        // fill in. Reset the start time and the hidden field after a failed attempt, because the server could otherwise
        // mistake the next attempt for spam.
        setShownAt(0);
        form.element.current
          ?.querySelectorAll<HTMLInputElement>('[name=website]')
          .forEach((field) => (field.value = ''));
        return problemFrom(answer.error, CONTACT.failed);
      }
      setDone(true);
    },
  });
  return (
    <>
      {/* The confirmation to which the server redirects if the browser sent this form without scripts. The
          confirmation is visible only when the URL's fragment names it. */}
      {!isDone && (
        <p id={CONTACT_SENT} className="when-target">
          <strong>{CONTACT.done}</strong>
        </p>
      )}
      <Outcome>{isDone && <p>{CONTACT.done}</p>}</Outcome>
      {!isDone && (
        <Form form={form} action={CONTACT_CALLS.send.path} label={CONTACT.title}>
          <Field name="name" label={CONTACT.name} autoComplete="name" required />
          <Field name="email" label={CONTACT.email} type="email" autoComplete="email" required />
          <PhoneField name="phone" label={CONTACT.phone} />
          <TextArea
            name="message"
            label={CONTACT.message}
            hint={CONTACT.messageHint}
            maxLength={LENGTHS.message.max}
            required
          />
          <div hidden>
            <Field name="website" label={CONTACT.honeypot} tabIndex={-1} autoComplete="off" />
          </div>
          <Checkbox name="consent" label={CONTACT.consent} required />
          <Submit busy={CONTACT.busy}>{CONTACT.submit}</Submit>
        </Form>
      )}
    </>
  );
}
