import { useEffect, useRef } from 'react';
import { MailLink, PhoneLink, SocialLinks } from '#content/firm/contact-links.js';
import { firmDetail } from '#content/firm/firm.js';
import { CONTACT_FAQS } from '#content/help/faqs.js';
import { CONTACT } from '#contract/messages/contact.js';
import { DESCRIPTIONS } from '#contract/page-descriptions.js';
import { PAGES } from '#contract/pages.js';
import { Card, Disclosure, Page } from '#ui/index.js';
import { restoreContactDraft, saveContactDraft } from './contact-draft.js';
import styles from './contact.module.css';
import { ContactForm } from './ContactForm.js';
import { LocationMap } from './LocationMap.js';

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
