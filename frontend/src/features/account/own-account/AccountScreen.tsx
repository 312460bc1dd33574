import { failureText } from '#api/index.js';
import { FORM } from '#contract/messages/forms.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { SAFETY } from '#contract/messages/second-factor.js';
import { PAGES } from '#contract/pages.js';
import { useAuth } from '#features/session/index.js';
import { ButtonAnchor, ButtonLink, lazyPart, Notice, Page } from '#ui/index.js';
import { CloseAccount, MyData } from './DataAndClosing.js';
import { DetailsForm, EmailForm, PasswordForm } from './DetailsForms.js';
import { Devices } from './Devices.js';
import { GoogleSignIn } from './GoogleSignIn.js';
import { ownAccountApi } from './own-account.api.js';

const SAFETY_ID = 'sign-in-safety';
const SignInSafety = lazyPart(() => import('./SignInSafety.js').then((module) => module.SignInSafety));

export default function AccountScreen() {
  const { data, error } = ownAccountApi.useOwnAccountQuery();
  const { user } = useAuth();
  return (
    <Page width="reading">
      <h1>{PAGES.account.title}</h1>
      {error && (
        <Notice tone="problem">
          <p>{failureText(error, ACCOUNT.failed)}</p>
        </Notice>
      )}
      {!data && !error && <p role="status">{FORM.loading}</p>}
      {data && (
        <>
          {user?.needs_second_factor && (
            <Notice tone="warning">
              <p>
                {SAFETY.required} {SAFETY.missing}
              </p>
              <p>
                <ButtonAnchor href={`#${SAFETY_ID}`}>{SAFETY.title}</ButtonAnchor>
              </p>
            </Notice>
          )}
          <h2>{ACCOUNT.details}</h2>
          <DetailsForm account={data} />
          <h2>{ACCOUNT.email}</h2>
          <EmailForm account={data} />
          <h2>{ACCOUNT.password}</h2>
          <PasswordForm hasPassword={data.hasPassword} />
          <GoogleSignIn account={data} />
          <h2 id={SAFETY_ID}>{SAFETY.title}</h2>
          <SignInSafety />
          <h2>{ACCOUNT.devices}</h2>
          <Devices devices={data.devices} />
          <h2>{PAGES.consent.title}</h2>
          <p>{ACCOUNT.consents}</p>
          <p>
            <ButtonLink kind="secondary" to={PAGES.consent.path}>
              {PAGES.consent.title}
            </ButtonLink>
          </p>
          <h2>{ACCOUNT.data}</h2>
          <MyData />
          <h2>{ACCOUNT.close}</h2>
          <CloseAccount hasPassword={data.hasPassword} />
        </>
      )}
    </Page>
  );
}
