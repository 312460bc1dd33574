import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { failureText, problemFrom } from '#api/index.js';
import { GoogleRemoval, OWN_ACCOUNT, type Device, type OwnAccount } from '#contract/api/account.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { SAFETY } from '#contract/messages/second-factor.js';
import { PAGES } from '#contract/pages.js';
import { useAuth } from '#features/session/index.js';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  Form,
  lazyPart,
  Notice,
  Outcome,
  Page,
  Submit,
  useFocusRecovery,
  useForm,
} from '#ui/index.js';
import { CloseAccount, MyData } from './DataAndClosing.js';
import { CURRENT_PASSWORD_FIELD, CurrentPassword, DetailsForm, EmailForm, PasswordForm } from './DetailsForms.js';
import { ownAccountApi } from './own-account.api.js';

const WithPassword = z.extend(GoogleRemoval, CURRENT_PASSWORD_FIELD);

export function GoogleSignIn({ account: { hasGoogle, hasPassword } }: { account: OwnAccount }) {
  const [remove] = ownAccountApi.useRemoveGoogleMutation();
  const [isRemoved, setRemoved] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    schema: hasPassword ? WithPassword : GoogleRemoval,
    send: async (body) => {
      const answer = await remove({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      setRemoved(true);
      // The form disappears once Google sign-in is removed, so move focus to the heading.
      title.current?.focus();
    },
  });
  if (!hasGoogle && !isRemoved) return null;
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {ACCOUNT.google}
      </h2>
      {!isRemoved && (
        <>
          <p>{ACCOUNT.googleNote}</p>
          <Form form={form} id="google" action={OWN_ACCOUNT.removeGoogle.path} label={ACCOUNT.google}>
            {hasPassword && <CurrentPassword />}
            <Submit busy={ACCOUNT.saving}>{ACCOUNT.removeGoogle}</Submit>
          </Form>
        </>
      )}
      <Outcome>{isRemoved && <p>{ACCOUNT.googleRemoved}</p>}</Outcome>
    </>
  );
}

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function Devices({ devices }: { devices: readonly Device[] }) {
  const [endOne] = ownAccountApi.useEndDeviceMutation();
  const [endOthers] = ownAccountApi.useEndOtherDevicesMutation();
  const [note, setNote] = useState('');
  useFocusRecovery();
  async function end(answer: ReturnType<typeof endOne> | ReturnType<typeof endOthers>, done: string): Promise<void> {
    const { error } = await answer;
    setNote(error ? failureText(error, ACCOUNT.failed) : done);
  }
  return (
    <section className="stack" aria-label={ACCOUNT.devices}>
      <ul>
        {devices.map(({ id, device, seen_at, isThisOne }) => (
          <li key={id}>
            <strong>{device}</strong>
            {isThisOne && `, ${ACCOUNT.thisDevice.toLowerCase()}`}
            {'. '}
            {ACCOUNT.lastUsed(when.format(new Date(seen_at)))}.{' '}
            {!isThisOne && (
              <Button
                kind="quiet"
                aria-label={ACCOUNT.endDevice(device)}
                onClick={() => void end(endOne({ params: { id } }), ACCOUNT.ended(device))}
              >
                {ACCOUNT.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <p>
          <Button kind="secondary" onClick={() => void end(endOthers(), ACCOUNT.endedOthers)}>
            {ACCOUNT.endOthers}
          </Button>
        </p>
      )}
      <Outcome>{note && <p>{note}</p>}</Outcome>
    </section>
  );
}

const SAFETY_ID = 'sign-in-safety';
const SignInSafety = lazyPart(() => import('./SignInSafety.js').then((module) => module.SignInSafety));

export default function AccountScreen() {
  const { data, error } = ownAccountApi.useOwnAccountQuery();
  const { user } = useAuth();
  return (
    <Page width="reading">
      <h1>{PAGES.account.title}</h1>
      {error && <Notice tone="problem" text={failureText(error, ACCOUNT.failed)} />}
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
