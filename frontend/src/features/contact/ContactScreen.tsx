import { CONTACT } from '../../../../backend/src/contract/messages/contact.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { CONTACT_FAQS } from '../../content/faqs.js';
import { firmDetail } from '../../content/firm.js';
import { MailLink, PhoneLink, SocialLinks } from '../../content/reach.js';
import { Card, Disclosure, Page } from '../../ui/index.js';
import { ContactForm } from './ContactForm.js';
import { LocationMap } from './LocationMap.js';

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
