import { SITE } from '../../../../backend/src/contract/messages/site.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { CONTACT_FAQS } from '../../content/faqs.js';
import { Card, Disclosure, Page } from '../../ui/index.js';

const { phone, email, address } = SITE.footer;

export default function Contact() {
  return (
    <Page width="reading">
      <h1>{PAGES.contact.title}</h1>
      <p className="lead">{PAGES.contact.description}</p>
      <Card tint="teal">
        <h2>How to reach us</h2>
        <p>Phone: <a href={`tel:${phone}`}>{phone}</a></p>
        <p>Email: <a href={`mailto:${email}`}>{email}</a></p>
        <p>Mail: {address}</p>
        <p>Hours: Monday to Friday, 8 AM to 5 PM</p>
      </Card>
      <h2>Common questions</h2>
      {CONTACT_FAQS.map(({ id, question, answer }) => <Disclosure key={id} title={question}><p>{answer}</p></Disclosure>)}
    </Page>
  );
}
