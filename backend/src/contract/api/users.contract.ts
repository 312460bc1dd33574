import * as z from 'zod/mini';
import { contactWindow, day, email, line, lines, newPassword } from '../fields.js';
import { ADULT_AGE, AGE_RANGE_IDS, ageOn, isInAgeRange } from '../limits/ages.js';
import { LENGTHS } from '../limits/fields.js';
import { SIGN_UP } from '../messages/account.js';
import { PAGES } from '../pages.js';
import { phone } from '../phone.js';
import { endpoint } from './endpoint.js';

const freeText = lines(LENGTHS.message.max);
/** Stored as it was entered. */
const healthAnswer = z.optional(
  z.nullable(
    z.union([
      freeText,
      z.array(z.string().check(z.maxLength(LENGTHS.medicine.max))).check(z.maxLength(LENGTHS.listItems)),
    ]),
  ),
);

const SignUpFields = z.object({
  name: line(LENGTHS.name.max, SIGN_UP.nameMissing),
  email,
  password: newPassword(LENGTHS.password.signUp, SIGN_UP.passwordShort),
  age_range: z.enum(AGE_RANGE_IDS, SIGN_UP.ageMissing),
  /** Date of birth. If the date is missing, an approximate date is calculated from the age range. */
  date_of_birth: z.optional(z.nullable(day)),
  phone: z.optional(z.nullable(phone)),
  health_history: healthAnswer,
  medications: healthAnswer,
  medications_rxcui: healthAnswer,
  additional_coverage: healthAnswer,
  consent_to_contact: z._default(z.boolean(), false),
  /** Preferred time for phone calls. The browser sends it only if the person agreed to be contacted. */
  contact_window: z.optional(contactWindow),
  /** Confirms that the person accepted the terms. The version of the terms and the time are recorded. */
  terms_accepted: z.literal(true, SIGN_UP.termsMissing),
});
const ageOf = (birthDate: string) => ageOn(birthDate, new Date());

/** Schema of the sign-up form. The date of birth must match the age range, and the person must be an adult. */
export const SignUp = SignUpFields.check(
  z.refine(({ date_of_birth: date }) => !date || ageOf(date) >= ADULT_AGE, {
    path: ['date_of_birth'],
    error: SIGN_UP.tooYoung,
    abort: true,
  }),
  z.refine(({ date_of_birth: date, age_range }) => !date || isInAgeRange(age_range, ageOf(date)), {
    path: ['date_of_birth'],
    error: SIGN_UP.birthDateWrong,
  }),
);
export type SignUp = z.infer<typeof SignUp>;

export const USERS = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/users/signup',
    summary: 'Create an account',
    access: 'anyone',
    status: 201,
    body: SignUp,
    reply: z.object({ ok: z.literal(true) }),
    errors: ['users.emailTaken', 'users.passwordCommon', 'users.passwordPersonal'],
    limits: ['signUpAddress', 'signUpAccount'],
    refusalLimits: { error: 'users.emailTaken', limits: ['signUpTakenAddress', 'signUpTakenAccount'] },
    afterPlainForm: PAGES.thanks.path,
  }),
} as const;
