import { useEffect, useRef } from 'react';
import { MailLink, PhoneLink, SocialLinks } from '#content/firm/contact-links.js';
import { firmDetail } from '#content/firm/firm.js';
import { CONTACT_FAQS } from '#content/help/faqs.js';
import { CONTACT } from '#contract/messages/contact.js';
import { DESCRIPTIONS } from '#contract/page-descriptions.js';
import { PAGES } from '#contract/pages.js';
import { Card, Disclosure, Page } from '#ui/index.js';
import styles from './contact.module.css';
import { ContactForm } from './ContactForm.js';
import { LocationMap } from './LocationMap.js';

const KEY = 'contactDraft';
const FIELDS = ['name', 'email', 'phone', 'message'] as const;
type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement | null | undefined): readonly Field[] =>
  FIELDS.flatMap((name) => [...(form?.querySelectorAll<Field>(`[name=${name}]`) ?? [])]);

function saveContactDraft(form: HTMLFormElement | null | undefined): void {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))),
    );
  } catch {
    // Browser storage is unavailable, so the form's entries are lost when the page is reloaded.
  }
}

/** Restores the entries of the contact form and removes them from the browser's storage. */
function restoreContactDraft(form: HTMLFormElement | null | undefined): void {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof draft !== 'object' || draft === null) return;
    const typed = new Map(Object.entries(draft));
    for (const field of fieldsOf(form)) {
      const text = typed.get(field.name);
      if (typeof text !== 'string' || text === '') continue;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  } catch {
    // Browser storage is unavailable, so there are no form entries to restore.
  }
}

const Reach = () => (
  <Card>
    <h2>How to reach us</h2>
    <p>
      Phone: <PhoneLink />
    </p>
    <p>
      Email: <MailLink />
    </p>
    <p>Mail: {firmDetail('address')}</p>
    <p>Hours: {CONTACT.hours}</p>
    <p>Follow us:</p>
    <SocialLinks className={styles.social} />
  </Card>
);

export default function ContactScreen() {
  const write = useRef<HTMLElement>(null);
  useEffect(() => restoreContactDraft(write.current?.querySelector('form')), []);
  return (
    <Page>
      <h1>{PAGES.contact.title}</h1>
      <p className="lead">{DESCRIPTIONS.contact}</p>
      <div className={styles.columns}>
        <section className="stack" aria-labelledby="write" ref={write}>
          <h2 id="write">{CONTACT.title}</h2>
          <ContactForm />
        </section>
        <div className={styles.side}>
          <Reach />
          <LocationMap
            address={firmDetail('address')}
            map={firmDetail('map')}
            onReload={() => saveContactDraft(write.current?.querySelector('form'))}
          />
        </div>
      </div>
      <h2>Common questions</h2>
      {CONTACT_FAQS.map(({ id, question, answer }) => (
        <Disclosure key={id} title={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </Page>
  );
}
