import { PAGES } from '../../../../backend/src/contract/pages.js';
import { ButtonLink, Page } from '../../ui/index.js';

export default function Consent() {
  return (
    <Page width="narrow">
      <h1>{PAGES.consent.title}</h1>
      <p>You can agree to be contacted when you create your account. To change that choice, tell us and we will change it for you.</p>
      <p><ButtonLink to={PAGES.contact.path}>{PAGES.contact.title}</ButtonLink> <ButtonLink kind="secondary" to={PAGES.privacy.path}>{PAGES.privacy.title}</ButtonLink></p>
    </Page>
  );
}
