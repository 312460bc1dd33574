import { Link, useLocation } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Panel, useHydrated } from '#ui/index.js';
import { THANKS } from './messages.js';
import { ResendConfirmation } from './ResendConfirmation.js';
import { ResendForm } from './ResendForm.js';
import { signedUpAddress } from './signed-up-address.js';

export default function ThanksScreen() {
  const location = useLocation();
  const address = useHydrated() ? signedUpAddress(location) : null;
  return (
    <Panel>
      <h1>{THANKS.title}</h1>
      <p>{address ? THANKS.nextTo(address) : THANKS.next}</p>
      <p>{THANKS.press}</p>
      <p>
        <ButtonLink to={PAGES.login.path}>{THANKS.login}</ButtonLink>
      </p>
      <p className="muted">
        {THANKS.spam} <Link to={PAGES.contact.path}>{PAGES.contact.title}</Link>
      </p>
      {address ? (
        <ResendConfirmation label={THANKS.resend} address={() => address} />
      ) : (
        <ResendForm label={THANKS.resend} />
      )}
      <p>
        {THANKS.wrongAddress} <Link to={PAGES.signUp.path}>{THANKS.signUpAgain}</Link>
      </p>
    </Panel>
  );
}
