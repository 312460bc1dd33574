import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { isFailure, type Failure } from '#api/index.js';
import { SignUp, USERS } from '#contract/api/users.contract.js';
import { AGE_RANGE_IDS } from '#contract/limits/ages.js';
import { CONTACT_WINDOWS } from '#contract/limits/consent.js';
import { SIGN_UP } from '#contract/messages/account.js';
import { ERRORS } from '#contract/messages/errors.js';
import { PAGES } from '#contract/pages.js';
import {
  Checkbox,
  Field,
  Form,
  Panel,
  PasswordField,
  PhoneField,
  Select,
  Submit,
  useForm,
  type Problem,
} from '#ui/index.js';
import { useReturnPath } from '../session/index.js';
import { accountApi } from './account.api.js';
import { NOT_SENT } from './messages.js';
import { signedUpState } from './signed-up-address.js';

/** An email address that already has an account. Only the HTTP status tells, because a proxy may replace the body. */
const EMAIL_TAKEN = ERRORS['users.emailTaken'];
const AGES = AGE_RANGE_IDS.map((id) => ({ value: id, label: id }));
const WINDOWS = CONTACT_WINDOWS.map((window) => ({ value: window, label: window }));

/** Reads the form. Contact window and phone number are included only if the person consents to being contacted. */
function read(entries: FormData): unknown {
  const wantsContact = entries.has('consent_to_contact');
  return {
    name: entries.get('name'),
    email: entries.get('email'),
    password: entries.get('password'),
    age_range: entries.get('age_range') || undefined,
    consent_to_contact: wantsContact,
    ...(wantsContact && {
      contact_window: entries.get('contact_window') || null,
      phone: entries.get('phone') || null,
    }),
    terms_accepted: entries.has('terms_accepted'),
  };
}

/** Returns what is known about a sign-up that failed, other than the fields that the server refused. */
function reasonOf({ status, detail }: Failure): string | undefined {
  if (status === 'offline') return NOT_SENT;
  return status === 'timeout' ? SIGN_UP.noAnswer : detail;
}

function problemOf(failure: unknown): Problem {
  if (!isFailure(failure)) return { text: SIGN_UP.failed };
  if (failure.status === EMAIL_TAKEN.status) return { text: EMAIL_TAKEN.message };
  const { errors } = failure;
  return { text: SIGN_UP.failed, ...(errors ? { errors } : { info: reasonOf(failure) }) };
}

function useSignUp() {
  const [signUp] = accountApi.useSignUpMutation();
  const navigate = useNavigate();
  return useForm({
    schema: SignUp,
    read,
    send: async (body) => {
      try {
        await signUp({ body }).unwrap();
      } catch (failure) {
        return problemOf(failure);
      }
      void navigate(PAGES.thanks.path, { replace: true, state: signedUpState(body.email) });
    },
  });
}

const Terms = () => (
  <>
    I agree to the <Link to={PAGES.terms.path}>Terms of Service</Link> and{' '}
    <Link to={PAGES.privacy.path}>Privacy Policy</Link>, and I am 18 or older.
  </>
);

export default function SignUpScreen() {
  const form = useSignUp();
  const location = useLocation();
  useReturnPath();
  const [wantsContact, setWantsContact] = useState(false);
  return (
    <Panel>
      <h1>{SIGN_UP.title}</h1>
      <Form form={form} action={USERS.signUp.path}>
        <Field name="name" label={SIGN_UP.nameLabel} autoComplete="name" required />
        <Select
          name="age_range"
          label={SIGN_UP.ageLabel}
          options={AGES}
          placeholder={SIGN_UP.agePlaceholder}
          required
        />
        <Field name="email" label={SIGN_UP.emailLabel} type="email" autoComplete="email" required />
        <PasswordField
          name="password"
          label={SIGN_UP.passwordLabel}
          hint={SIGN_UP.passwordHint}
          autoComplete="new-password"
          hasMeter
          required
        />
        <Checkbox
          name="consent_to_contact"
          label={SIGN_UP.contactConsent}
          onChange={(event) => setWantsContact(event.target.checked)}
        />
        {wantsContact && (
          <>
            <Select
              name="contact_window"
              label={SIGN_UP.contactWindowLabel}
              options={WINDOWS}
              placeholder={SIGN_UP.contactWindowNone}
            />
            <PhoneField name="phone" label={SIGN_UP.phoneLabel} hint={SIGN_UP.phoneHint} />
          </>
        )}
        <Checkbox name="terms_accepted" label={<Terms />} required />
        <Submit busy={SIGN_UP.busy}>{SIGN_UP.submit}</Submit>
      </Form>
      <p>
        {SIGN_UP.haveAccount}{' '}
        <Link to={PAGES.login.path} state={location.state}>
          {PAGES.login.title}
        </Link>
      </p>
    </Panel>
  );
}
