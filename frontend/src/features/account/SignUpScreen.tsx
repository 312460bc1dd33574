import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AGE_RANGE_IDS, CONTACT_WINDOWS } from '../../../../backend/src/contract/limits.js';
import { SIGN_UP } from '../../../../backend/src/contract/messages/account.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { SignUp, USERS } from '../../../../backend/src/contract/users.contract.js';
import { problemFrom } from '../../api/index.js';
import { Checkbox, Field, Form, Panel, PasswordField, Select, Submit, useForm } from '../../ui/index.js';
import { accountApi } from './account.api.js';

const AGES = AGE_RANGE_IDS.map((id) => ({ value: id, label: id }));
const WINDOWS = CONTACT_WINDOWS.map((window) => ({ value: window, label: window }));

/** The contact window travels only together with the consent. */
function read(entries: FormData): unknown {
  const wantsContact = entries.has('consent_to_contact');
  return {
    name: entries.get('name'),
    email: entries.get('email'),
    password: entries.get('password'),
    age_range: entries.get('age_range') || undefined,
    consent_to_contact: wantsContact,
    ...(wantsContact && { contact_window: entries.get('contact_window') || null }),
    terms_accepted: entries.has('terms_accepted'),
  };
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
        return problemFrom(failure, SIGN_UP.failed);
      }
      await navigate(PAGES.thanks.path, { replace: true });
    },
  });
}

const Terms = () => (
  <>I agree to the <Link to={PAGES.terms.path}>Terms of Service</Link> and <Link to={PAGES.privacy.path}>Privacy Policy</Link>, and I am 18 or older.</>
);

export default function SignUpScreen() {
  const form = useSignUp();
  const [wantsContact, setWantsContact] = useState(false);
  return (
    <Panel>
      <h1>{SIGN_UP.title}</h1>
      <Form form={form} action={USERS.signUp.path}>
        <Field name="name" label={SIGN_UP.nameLabel} autoComplete="name" required />
        <Select name="age_range" label={SIGN_UP.ageLabel} options={AGES} placeholder={SIGN_UP.agePlaceholder} required />
        <Field name="email" label={SIGN_UP.emailLabel} type="email" autoComplete="email" required />
        <PasswordField name="password" label={SIGN_UP.passwordLabel} hint={SIGN_UP.passwordHint} autoComplete="new-password" hasMeter required />
        <Checkbox name="consent_to_contact" label={SIGN_UP.contactConsent} onChange={(event) => setWantsContact(event.target.checked)} />
        {wantsContact && <Select name="contact_window" label={SIGN_UP.contactWindowLabel} options={WINDOWS} placeholder={SIGN_UP.contactWindowNone} />}
        <Checkbox name="terms_accepted" label={<Terms />} required />
        <Submit busy={SIGN_UP.busy}>{SIGN_UP.submit}</Submit>
      </Form>
      <p>{SIGN_UP.haveAccount} <Link to={PAGES.login.path}>{PAGES.login.title}</Link></p>
    </Panel>
  );
}
