import { Link } from 'react-router';
import { THANKS } from '../../../../backend/src/contract/messages/account.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { ButtonLink, Panel } from '../../ui/index.js';

export default function ThanksScreen() {
  return (
    <Panel>
      <h1>{THANKS.title}</h1>
      <p>{THANKS.next}</p>
      <p><ButtonLink to={PAGES.login.path}>{THANKS.login}</ButtonLink></p>
      <p className="muted">{THANKS.spam} <Link to={PAGES.contact.path}>{PAGES.contact.title}</Link></p>
    </Panel>
  );
}
