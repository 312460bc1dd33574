import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { email, line, newPassword, phone } from './fields.js';
import { AGE_RANGE_IDS, CONTACT_WINDOWS, LENGTHS } from './limits.js';
import { PAGES } from './pages.js';
import { SIGN_UP } from './messages/account.js';

const freeText = z.string().check(z.maxLength(LENGTHS.message.max));
/** Health answers come as one text or as a list of entries; both are kept as they were given. */
const healthAnswer = z.optional(z.nullable(z.union([freeText, z.array(z.string().check(z.maxLength(LENGTHS.medicine.max))).check(z.maxLength(LENGTHS.listItems))])));

/** The sign-up payload of specification 1, section 3. */
export const SignUp = z.object({
  name: line(LENGTHS.name.min, LENGTHS.name.max, SIGN_UP.nameMissing),
  email,
  password: newPassword(LENGTHS.password.signUp, SIGN_UP.passwordShort),
  age_range: z.enum(AGE_RANGE_IDS, SIGN_UP.ageMissing),
  /** Derived from the age range when left out. */
  date_of_birth: z.optional(z.nullable(z.iso.date())),
  phone: z.optional(z.nullable(phone)),
  health_history: healthAnswer,
  medications: healthAnswer,
  medications_rxcui: healthAnswer,
  additional_coverage: healthAnswer,
  consent_to_contact: z._default(z.boolean(), false),
  /** Sent only if contact consent is given. */
  contact_window: z.optional(z.nullable(z.enum(CONTACT_WINDOWS))),
  /** The person ticked the terms box; its version and time are recorded. */
  terms_accepted: z.literal(true, SIGN_UP.termsMissing),
});
export type SignUp = z.infer<typeof SignUp>;

export const USERS = {
  signUp: endpoint({
    method: 'POST', path: '/api/users/signup', summary: 'Create an account', access: 'anyone', status: 201,
    body: SignUp, reply: z.object({ ok: z.literal(true) }),
    errors: ['users.emailTaken', 'users.passwordCommon', 'users.passwordPersonal'], limits: ['signUpAddress', 'signUpAccount'],
    refusalLimit: { error: 'users.emailTaken', limit: 'signUpTakenAddress' }, afterPlainForm: PAGES.thanks.path,
  }),
} as const;
