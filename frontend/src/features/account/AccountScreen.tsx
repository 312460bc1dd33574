import { FORM } from '../../../../backend/src/contract/messages/forms.js';
import { ACCOUNT } from '../../../../backend/src/contract/messages/own-account.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { failureText } from '../../api/index.js';
import { ButtonLink, Notice, Page } from '../../ui/index.js';
import { accountApi } from './account.api.js';
import { CloseAccount, MyData } from './DataAndClosing.js';
import { DetailsForm, EmailForm, PasswordForm } from './DetailsForms.js';
import { Devices } from './Devices.js';
import { GoogleSignIn } from './GoogleSignIn.js';

/** A person's own details, devices and data. */
export default function AccountScreen() {
  const { data, error, refetch } = accountApi.useOwnAccountQuery();
  const reload = () => void refetch();
  return (
    <Page width="reading">
      <h1>{PAGES.account.title}</h1>
      {error && <Notice tone="problem"><p>{failureText(error, ACCOUNT.failed)}</p></Notice>}
      {!data && !error && <p role="status">{FORM.loading}</p>}
      {data && (
        <>
          <h2>{ACCOUNT.details}</h2>
          <DetailsForm account={data} />
          <h2>{ACCOUNT.email}</h2>
          <EmailForm account={data} />
          <h2>{ACCOUNT.password}</h2>
          <PasswordForm hasPassword={data.hasPassword} onChanged={reload} />
          <GoogleSignIn account={data} onChanged={reload} />
          <h2>{ACCOUNT.devices}</h2>
          <Devices devices={data.devices} onChanged={reload} />
          <h2>{PAGES.consent.title}</h2>
          <p><ButtonLink kind="secondary" to={PAGES.consent.path}>{PAGES.consent.title}</ButtonLink></p>
          <h2>{ACCOUNT.data}</h2>
          <MyData />
          <h2>{ACCOUNT.close}</h2>
          <CloseAccount hasPassword={data.hasPassword} />
        </>
      )}
    </Page>
  );
}
