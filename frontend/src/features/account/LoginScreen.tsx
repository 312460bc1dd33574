import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PhoneLink } from '#content/firm/contact-links.js';
import { AUTH, Credentials } from '#contract/api/auth.contract.js';
import { LOGIN, SIGN_IN_ERRORS } from '#contract/messages/account.js';
import { ERRORS } from '#contract/messages/errors.js';
import { openPageOf, PAGES } from '#contract/pages.js';
import { LOGIN_FAILED } from '#features/session/messages/session.js';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  Field,
  Form,
  lazyPart,
  Notice,
  Panel,
  PasswordField,
  Submit,
  useForm,
  useHydrated,
  type Problem,
} from '#ui/index.js';
import { cameFromGuard, LoginError, SessionEnded, setPendingLogout, useAuth, useReturnPath } from '../session/index.js';
import { hasJustClosed } from './after-closing.js';
import { ResendConfirmation } from './ResendConfirmation.js';

const LABELS: Readonly<Record<string, string>> = {
  [PAGES.drugCoverage.path]: LOGIN.medicinesWithoutAccount,
  [PAGES.vaDrugCoverage.path]: LOGIN.vaWithoutAccount,
  [PAGES.vaBenefitInfo.path]: LOGIN.vaWithoutAccount,
};

/** If part of a page for signed-in people is also available without an account, shows a link to that part. */
function PublicPageLink({ path }: { path: string }) {
  const [page = ''] = path.split(/[?#]/, 1);
  const to = openPageOf(page);
  return (
    to && (
      <p>
        <ButtonLink kind="secondary" to={to}>
          {LABELS[page] ?? LOGIN.plansWithoutAccount}
        </ButtonLink>
      </p>
    )
  );
}

const SecondStep = lazyPart(() => import('./SecondStep.js').then((module) => module.SecondStep));

const MESSAGES = { email: LOGIN.emailInvalid(LOGIN.emailExample), password: LOGIN.passwordMissing };

const PROBLEMS = { ...ERRORS, ...SIGN_IN_ERRORS };
const GOOGLE_PROBLEMS = new Map<string, keyof typeof PROBLEMS>([
  ['google', 'auth.googleRefused'],
  ['google-unavailable', 'auth.googleUnavailable'],
  ['google-cancelled', 'auth.googleCancelled'],
  ['google-unverified', 'auth.googleUnverified'],
  ['google-staff', 'auth.googleStaff'],
  ['google-other', 'auth.googleOther'],
  ['not-confirmed', 'auth.notConfirmed'],
  ['locked', 'auth.locked'],
  ['closed', 'auth.closed'],
]);

const ReachUs = () => (
  <>
    <PhoneLink /> · <Link to={PAGES.contact.path}>{PAGES.contact.title}</Link>
  </>
);
/** What the person can do about a problem. It is below the message. */
const HELP: Partial<Record<keyof typeof PROBLEMS, ReactNode>> = {
  'auth.notConfirmed': LOGIN.notConfirmedInfo,
  'auth.locked': <ReachUs />,
  'auth.closed': <ReachUs />,
};

function problemOf(error: unknown): Problem {
  if (!(error instanceof LoginError)) return { text: LOGIN_FAILED.plain };
  if (error.code === 'auth.notConfirmed' || (error.status === 403 && error.detail?.includes('not confirmed')))
    return { text: LOGIN.notConfirmed, info: HELP['auth.notConfirmed'] };
  if (error.code === 'auth.locked' || error.code === 'auth.closed')
    return { text: PROBLEMS[error.code].message, info: HELP[error.code] };
  if (error.status === 401) return { text: LOGIN.invalid };
  return { text: error.detail ?? LOGIN_FAILED.plain };
}

function useLoginForm(returnPath: ReturnType<typeof useReturnPath>, onSecondStep: () => void, onDone: () => void) {
  const { login } = useAuth();
  const navigate = useNavigate();
  return useForm({
    schema: Credentials,
    messages: MESSAGES,
    send: async ({ email, password }) => {
      try {
        setPendingLogout(null);
        await login(email, password);
      } catch (error) {
        if (error instanceof LoginError && error.code === 'auth.secondStepNeeded') return onSecondStep();
        return problemOf(error);
      }
      const { to, state } = returnPath.take();
      onDone();
      void navigate(to, { replace: true, state });
    },
  });
}

function AlreadyIn({ to, state }: Pick<ReturnType<typeof useReturnPath>, 'to' | 'state'>) {
  const { logout } = useAuth();
  return (
    <Panel>
      <h1>{LOGIN.already}</h1>
      <p>
        <ButtonLink to={to} state={state}>
          {to === PAGES.dashboard.path ? PAGES.dashboard.title : LOGIN.goOn}
        </ButtonLink>
      </p>
      <p>
        <Button kind="secondary" onClick={() => void logout()}>
          {LOGIN.logout}
        </Button>
      </p>
    </Panel>
  );
}

export default function LoginScreen() {
  const { isSignedIn } = useAuth();
  const returnPath = useReturnPath();
  const location = useLocation();
  // When a sign-in with Google requires a second step, the server redirects the browser to the login page with
  // `step=second` in the URL.
  const isStepAsked = new URLSearchParams(location.search).get('step') === 'second';
  const [isSecondStep, setSecondStep] = useState(isStepAsked && !isSignedIn);
  const [isLeaving, setLeaving] = useState(false);
  const form = useLoginForm(
    returnPath,
    () => setSecondStep(true),
    () => setLeaving(true),
  );
  const isHydrated = useHydrated();
  if (isSecondStep && isHydrated)
    return (
      <Panel>
        <SecondStep returnPath={returnPath} onBack={() => setSecondStep(false)} />
      </Panel>
    );
  // After a successful login the form stays on the screen until the next page is loaded. Otherwise, the message for
  // people who are already logged in would appear for a moment.
  if (isSignedIn && !form.isBusy && !isLeaving) return <AlreadyIn {...returnPath} />;
  const next = isHydrated ? returnPath.to : PAGES.dashboard.path;
  const problem = isHydrated
    ? GOOGLE_PROBLEMS.get(new URLSearchParams(location.search).get('problem') ?? '')
    : undefined;
  return (
    <Panel>
      <h1>{LOGIN.title}</h1>
      {problem && (
        <Notice tone="problem">
          <p>{PROBLEMS[problem].message}</p>
          {HELP[problem] && <p>{HELP[problem]}</p>}
        </Notice>
      )}
      {isHydrated && hasJustClosed(location.search) && (
        <Notice>
          <p>
            {LOGIN.closed} <Link to={PAGES.contact.path}>{PAGES.contact.title}</Link>
          </p>
        </Notice>
      )}
      {isHydrated && cameFromGuard(location) && (
        <Notice>
          <SessionEnded path={returnPath.to} />
          <p>{LOGIN.guarded}</p>
          <PublicPageLink path={returnPath.to} />
        </Notice>
      )}
      <Form form={form} action={AUTH.login.path}>
        <Field name="email" label={LOGIN.emailLabel} type="email" autoComplete="username" required />
        <PasswordField name="password" label={LOGIN.passwordLabel} autoComplete="current-password" required />
        <Submit busy={LOGIN.busy}>{LOGIN.submit}</Submit>
      </Form>
      <p>
        <ButtonLink kind="quiet" to={PAGES.forgotPassword.path}>
          {LOGIN.forgot}
        </ButtonLink>
      </p>
      <p>
        By continuing with Google you agree to the <Link to={PAGES.terms.path}>Terms of Service</Link> and{' '}
        <Link to={PAGES.privacy.path}>Privacy Policy</Link>, and you are 18 or older.
      </p>
      <p>
        <ButtonAnchor
          kind="secondary"
          href={`/api/auth/google?next=${encodeURIComponent(next)}`}
          onClick={() => setPendingLogout(null)}
        >
          {LOGIN.google}
        </ButtonAnchor>
      </p>
      <ResendConfirmation address={() => form.element.current && new FormData(form.element.current).get('email')} />
      <p>
        New here?{' '}
        <ButtonLink kind="quiet" to={PAGES.signUp.path} state={location.state}>
          {PAGES.signUp.title}
        </ButtonLink>
      </p>
    </Panel>
  );
}
