import { CONTACT } from '../../../../backend/src/contract/messages/contact.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { CONTACT_FAQS } from '../../content/faqs.js';
import { firmDetail } from '../../content/firm.js';
import { MailLink, PhoneLink, SocialLinks } from '../../content/reach.js';
import { Card, Disclosure, Page } from '../../ui/index.js';
import { ContactForm } from './ContactForm.js';
import { LocationMap } from './LocationMap.js';
import styles from './contact.module.css';

const Reach = () => (
  <Card tint="teal">
    <h2>How to reach us</h2>
    <p>Phone: <PhoneLink /></p>
    <p>Email: <MailLink /></p>
    <p>Mail: {firmDetail('address')}</p>
    <p>Hours: {CONTACT.hours}</p>
    <p>Follow us:</p>
    <SocialLinks className={styles.social} />
  </Card>
);

export default function ContactScreen() {
  return (
    <Page>
      <h1>{PAGES.contact.title}</h1>
      <p className="lead">{PAGES.contact.description}</p>
      <div className={styles.columns}>
        <section className="stack" aria-labelledby="write">
          <h2 id="write">{CONTACT.title}</h2>
          <ContactForm />
        </section>
        <div className={styles.side}>
          <Reach />
          <LocationMap address={firmDetail('address')} />
        </div>
      </div>
      <h2>Common questions</h2>
      {CONTACT_FAQS.map(({ id, question, answer }) => <Disclosure key={id} title={question}><p>{answer}</p></Disclosure>)}
    </Page>
  );
}
