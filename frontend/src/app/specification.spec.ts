import * as account from '#contract/messages/account.js';
import * as consent from '#contract/messages/consent.js';
import { ERRORS } from '#contract/messages/errors.js';
import * as confirmation from '#features/account/messages.js';
import * as coverage from '#features/care/messages/care.js';
import * as drugs from '#features/care/messages/drugs.js';
import * as preferences from '#features/plans/messages/answers/preferences.js';
import * as planDetails from '#features/plans/messages/plan-details.js';
import * as planPage from '#features/plans/messages/plan-page.js';
import * as plan from '#features/plans/messages/plan.js';
import * as plans from '#features/plans/messages/plans.js';
import * as questions from '#features/plans/messages/questions.js';
import * as session from '#features/session/messages/session.js';
import { PASSWORD_STRENGTH } from '#ui/form/PasswordField.js';

/** Returns every message in the tables of messages. Parameters are replaced by `{1}` and `{2}`. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return texts((value as (...gaps: string[]) => unknown)('{1}', '{2}'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}
const told = new Set(
  texts([
    account,
    confirmation,
    PASSWORD_STRENGTH,
    session,
    ERRORS,
    plan,
    plans,
    preferences,
    planDetails,
    planPage,
    questions,
    coverage,
    drugs,
    consent,
  ]),
);

/**
 * Sentences of the specification, word for word. `{1}` and `{2}` stand for the variable parts. The test checks that the
 * tables of messages contain each sentence.
 */
const DOCUMENT_1 = [
  'Create your account',
  'Create account',
  'Creating account...',
  'Thanks for signing up!',
  'Go to login',
  'Login',
  'Processing…',
  'Sign in with Google',
  'Forgot password?',
  'Resend confirmation',
  "You're already signed in",
  'Log out',
  'Confirming…',
  '✅ Email Confirmed',
  'Go to Login',
  '❌ Confirmation Failed',
  'Try Again',
  'Email Confirmed',
  'Continue to Login',
  'Reset your password',
  'Send reset link',
  'Sending…',
  'If an account exists for that email, a reset link is on the way. Check your inbox and spam folder. The ' +
    'link expires soon, so follow it promptly.',
  'Set a new password',
  'Save new password',
  'Saving…',
  'Your password reset request has been processed. You can now sign in with your new password.',
  'If you cannot sign in, your link may have expired.',
  'Enter a valid email.',
  'No password entered yet.',
  'Weak password strength.',
  'Use at least 12 characters.',
  'Passwords do not match.',
  'Enter a valid email address, for example {1}.',
  'Login failed ({1})',
  'Login failed. Please try again.',
  'Email not confirmed.',
  'Please confirm your email. You can resend the confirmation below.',
  'Invalid email or password.',
  'That email already has an account. Try logging in instead.',
  'Could not create your account. Please check your info and try again.',
  'Sending confirmation…',
  'Confirmation email sent.',
  'Could not send confirmation.',
  'Missing confirmation token.',
  'Confirmation failed.',
  'Something went wrong.',
  'Request timed out',
  'You cannot delete your own account.',
];
const DOCUMENT_2 = [
  'Compare Insurance Plans',
  'Customize Your Preferences',
  'Search Plans',
  'Loading...',
  'No matching plans found based on your preferences. Try adjusting your filters.',
  'Results are estimates; verify plan details before enrolling.',
  '✅ Meets ALL your preferences',
  'Under ${1}/month',
  'Benefit details not loaded',
  'No plan selected.',
  'Loading plan details…',
  'No plan details available.',
  'Plan ID is required',
  'API request failed with status {1}',
  'Matches',
  'Missing',
  'Premium tiers',
  'Tier',
  'Amount',
  'Family Type',
  'Overall',
  'Experience',
  'Efficiency',
  'Clinical Quality',
  'Back',
  'Tobacco use in the last 6 months.',
  'Plan',
  'Enter a 5-digit ZIP code',
  'Check if your Medication is Covered',
  'Deductibles',
  'Max Out-of-Pocket',
  'Plan Type',
  'Metal Level',
  'HSA Eligible',
  'Health Maintenance Organization (HMO)',
  'Preferred Provider Organization (PPO)',
  'Exclusive Provider Organization (EPO)',
  'Show All',
  'Covered',
  'Not Covered',
  'N/A',
  'Brochure',
  'Benefits Document',
  'Network Info',
  'Drug Formulary',
  'There was an error while fetching data.',
  'Please fill in all required fields before submitting.',
  'Drug Coverage',
  'No plans selected yet.',
  'Find a medication',
  'Start typing a medication…',
  'Type at least two letters to search for medications.',
  'Check If This Medication Is Covered',
  'Checking coverage…',
  'Plan',
  'Coverage',
  "Keep typing... we'll show results soon.",
  'No matching drug found. Try the full name or generic.',
  'Please select a plan and provide a drug identifier.',
  'Select a plan and drug before checking coverage.',
  'Failed to fetch drug coverage. Please try again.',
  'Drug coverage could not be fetched. Try again later.',
  'Unable to fetch drug suggestions right now.',
  'Unable to fetch VA drug suggestions right now.',
  'Unable to load suggestions right now.',
  'Drug coverage results are ready.',
  'Covered by Plan',
  'Not Covered by Plan',
  'Generic Version Covered',
  'Coverage Data Not Available',
  'Coverage Unknown',
  'VA Drug Coverage',
  'Check if a medication is covered and learn where to get VA care near you.',
  'Search a medication',
  'Type at least 3–4 letters; try brand or generic.',
  'Yes, VA covers this medicine. Please verify details on the VA site.',
  'VA National Formulary',
  'Sign in to save your contact preferences.',
  'Could not save preference. Please try again.',
  'Your contact preferences are saved.',
];

it.each([...DOCUMENT_1, ...DOCUMENT_2])(
  'the sentence "%s" of the specification is in the tables word for word',
  (sentence) => {
    expect(told).toContain(sentence);
  },
);
