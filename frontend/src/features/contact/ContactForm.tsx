import { useEffect, useRef, useState } from 'react';
import { CONTACT_CALLS, CONTACT_SENT, ContactMessage } from '../../../../backend/src/contract/contact.contract.js';
import { LENGTHS } from '../../../../backend/src/contract/limits.js';
import { CONTACT } from '../../../../backend/src/contract/messages/contact.js';
import { problemFrom } from '../../api/index.js';
import { Checkbox, Field, Form, Status, Submit, useForm } from '../../ui/index.js';
import { TextArea } from '../../ui/form/TextArea.js';
import { contactApi } from './contact.api.js';

/** A message to the firm, and its acknowledgement in the same place. */
export function ContactForm() {
  const [send] = contactApi.useSendMessageMutation();
  const [isDone, setDone] = useState(false);
  const [shownAt, setShownAt] = useState(Date.now);
  const thanks = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and on a phone the words stand far above it.
  useEffect(() => (isDone ? thanks.current?.focus() : undefined), [isDone]);
  const form = useForm({
    schema: ContactMessage,
    read: (entries) => ({ ...Object.fromEntries(entries), phone: String(entries.get('phone') ?? '').trim() || null, consent: entries.has('consent'), took: Date.now() - shownAt }),
    send: async (body) => {
      const answer = await send({ body });
      if ('error' in answer) {
        // The next press must get through, however soon it comes, and although a browser filled in the field nobody sees.
        setShownAt(0);
        form.element.current?.querySelectorAll<HTMLInputElement>('[name=website]').forEach((field) => (field.value = ''));
        return problemFrom(answer.error, CONTACT.failed);
      }
      setDone(true);
    },
  });
  return (
    <>
      {/* Shown by its address alone, for those whose browser runs no scripts. */}
      {!isDone && <p id={CONTACT_SENT} className="when-target"><strong>{CONTACT.done}</strong></p>}
      <div ref={thanks} tabIndex={-1}><Status>{isDone && <p>{CONTACT.done}</p>}</Status></div>
      {!isDone && <Form form={form} action={CONTACT_CALLS.send.path} label={CONTACT.title}>
      <Field name="name" label={CONTACT.name} autoComplete="name" required />
      <Field name="email" label={CONTACT.email} type="email" autoComplete="email" required />
      <Field name="phone" label={CONTACT.phone} type="tel" autoComplete="tel" />
      <TextArea name="message" label={CONTACT.message} hint={CONTACT.messageHint} maxLength={LENGTHS.message.max} required />
      <div hidden><Field name="website" label={CONTACT.honeypot} tabIndex={-1} autoComplete="off" /></div>
      <Checkbox name="consent" label={CONTACT.consent} required />
      <Submit busy={CONTACT.busy}>{CONTACT.submit}</Submit>
    </Form>}
    </>
  );
}
