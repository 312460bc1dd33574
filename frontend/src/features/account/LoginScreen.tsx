import { Link, useLocation, useNavigate } from 'react-router';
import { Credentials, AUTH } from '../../../../backend/src/contract/auth.contract.js';
import { LOGIN } from '../../../../backend/src/contract/messages/account.js';
import { ERRORS, type ErrorCode } from '../../../../backend/src/contract/messages/errors.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Button, ButtonLink, Field, Form, Notice, Panel, PasswordField, Submit, useForm, useHydrated, type Problem } from '../../ui/index.js';
import { cameFromGuard, LoginError, returnPath, useAuth } from '../session/index.js';
import { hasJustClosed } from './just-closed.js';
import { ResendConfirmation } from './ResendConfirmation.js';

const MESSAGES = { email: LOGIN.emailInvalid(LOGIN.emailExample), password: LOGIN.passwordMissing };

/** Google's answers come by redirect. */
const GOOGLE_PROBLEMS = new Map<string, ErrorCode>([['google', 'auth.googleRefused'], ['google-unavailable', 'auth.googleUnavailable'], ['not-confirmed', 'auth.notConfirmed']]);

/** The screen's sentence for each way of not getting in (specification 1, section 8). */
function problemOf(error: unknown): Problem {
  if (!(error instanceof LoginError)) return { text: LOGIN.failed };
  if (error.code === 'auth.notConfirmed' || (error.status === 403 && error.detail?.includes('not confirmed'))) return { text: LOGIN.notConfirmed, info: LOGIN.notConfirmedInfo };
  if (error.status === 401) return { text: LOGIN.invalid };
  return { text: error.detail ?? LOGIN.failed };
}

function useLoginForm() {
  const { login } = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  return useForm({
    schema: Credentials,
    messages: MESSAGES,
    send: async ({ email, password }) => {
      try {
        await login(email, password);
      } catch (error) {
        return problemOf(error);
      }
      await navigate(returnPath(location), { replace: true });
    },
  });
}

function AlreadyIn() {
  const { logout } = useAuth();
  return (
    <Panel>
      <h1>{LOGIN.already}</h1>
      <p><ButtonLink to={PAGES.dashboard.path}>{PAGES.dashboard.title}</ButtonLink></p>
      <p><Button kind="secondary" onClick={() => void logout()}>{LOGIN.logout}</Button></p>
    </Panel>
  );
}

export default function LoginScreen() {
  const { isSignedIn } = useAuth();
  const form = useLoginForm();
  const location = useLocation();
  const isHydrated = useHydrated();
  // While the form itself is signing in, it stays until the next page is there.
  if (isSignedIn && !form.isBusy) return <AlreadyIn />;
  const next = isHydrated ? returnPath(location) : PAGES.dashboard.path;
  const problem = isHydrated ? GOOGLE_PROBLEMS.get(new URLSearchParams(location.search).get('problem') ?? '') : undefined;
  return (
    <Panel>
      <h1>{LOGIN.title}</h1>
      {problem && <Notice tone="problem"><p>{ERRORS[problem].message}</p>{problem === 'auth.notConfirmed' && <p>{LOGIN.notConfirmedInfo}</p>}</Notice>}
      {isHydrated && hasJustClosed(location.search) && <Notice><p>{LOGIN.closed} <Link to={PAGES.contact.path}>{PAGES.contact.title}</Link></p></Notice>}
      {isHydrated && cameFromGuard(location) && <Notice><p>{LOGIN.guarded}</p></Notice>}
      <Form form={form} action={AUTH.login.path}>
        <Field name="email" label={LOGIN.emailLabel} type="email" autoComplete="username" required />
        <PasswordField name="password" label={LOGIN.passwordLabel} autoComplete="current-password" required />
        <Submit busy={LOGIN.busy}>{LOGIN.submit}</Submit>
      </Form>
      <p><Link to={PAGES.forgotPassword.path}>{LOGIN.forgot}</Link></p>
      <p>By continuing with Google you agree to the <Link to={PAGES.terms.path}>Terms of Service</Link> and <Link to={PAGES.privacy.path}>Privacy Policy</Link>, and you are 18 or older.</p>
      <p><a href={`/api/auth/google?next=${encodeURIComponent(next)}`}>{LOGIN.google}</a></p>
      <ResendConfirmation form={form.element} />
      <p>New here? <Link to={PAGES.signUp.path}>{PAGES.signUp.title}</Link></p>
    </Panel>
  );
}
