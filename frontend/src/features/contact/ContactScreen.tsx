import { useState } from 'react';
import { CONTACT_CALLS, CONTACT_SENT, ContactMessage } from '../../../../backend/src/contract/contact.contract.js';
import { LENGTHS } from '../../../../backend/src/contract/limits.js';
import { CONTACT } from '../../../../backend/src/contract/messages/contact.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { problemFrom } from '../../api/index.js';
import { CONTACT_FAQS } from '../../content/faqs.js';
import { firmDetail } from '../../content/firm.js';
import { MailLink, PhoneLink, SocialLinks } from '../../content/reach.js';
import { Card, Checkbox, Disclosure, Field, Form, Page, Status, Submit, useForm } from '../../ui/index.js';
import { TextArea } from '../../ui/form/TextArea.js';
import { contactApi } from './contact.api.js';
import { LocationMap } from './LocationMap.js';

function ContactForm() {
  const [send] = contactApi.useSendMessageMutation();
  const [isDone, setDone] = useState(false);
  const [shownAt] = useState(Date.now);
  const form = useForm({
    schema: ContactMessage,
    read: (entries) => ({ ...Object.fromEntries(entries), phone: String(entries.get('phone') ?? '').trim() || null, consent: entries.has('consent'), took: Date.now() - shownAt }),
    send: async (body) => {
      const answer = await send({ body });
      if ('error' in answer) {
        // A browser that fills in forms may have filled in the field nobody sees; the next press must get through.
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
      <Status>{isDone && <p>{CONTACT.done}</p>}</Status>
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

export default function ContactScreen() {
  return (
    <Page width="reading">
      <h1>{PAGES.contact.title}</h1>
      <p className="lead">{PAGES.contact.description}</p>
      <h2>{CONTACT.title}</h2>
      <ContactForm />
      <Card tint="teal">
        <h2>How to reach us</h2>
        <p>Phone: <PhoneLink /></p>
        <p>Email: <MailLink /></p>
        <p>Mail: {firmDetail('address')}</p>
        <p>Hours: {CONTACT.hours}</p>
        <p>Follow us:</p>
        <SocialLinks />
      </Card>
      <LocationMap address={firmDetail('address')} />
      <h2>Common questions</h2>
      {CONTACT_FAQS.map(({ id, question, answer }) => <Disclosure key={id} title={question}><p>{answer}</p></Disclosure>)}
    </Page>
  );
}
