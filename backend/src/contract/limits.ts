/** Lengths, ranges, clocks and rate limits, each once. Sources: specification 1 sections 3, 5, 9; specification 2 section 9; decisions.md. */

export const LENGTHS = {
  name: { min: 1, max: 120 },
  email: { max: 254 },
  phone: { max: 32 },
  message: { max: 5_000 },
  /** 8 at sign-up and 12 at reset, as written; up to 200 characters are accepted and all of them compared. */
  password: { signUp: 8, reset: 12, max: 200 },
  zip: 5,
  medicine: { max: 120 },
  /** A product with brand, ingredients, strengths and form. */
  medicineName: 400,
  listItems: 50,
  /** Bytes of a request body. */
  body: 100 * 1024,
} as const;

/** Age ranges of sign-up, with the bounds the birth date is derived from (75+ is treated as 75 to 85). */
export const AGE_RANGES = [
  { id: '18-24', from: 18, to: 24 },
  { id: '25-34', from: 25, to: 34 },
  { id: '35-44', from: 35, to: 44 },
  { id: '45-54', from: 45, to: 54 },
  { id: '55-64', from: 55, to: 64 },
  { id: '65-74', from: 65, to: 74 },
  { id: '75+', from: 75, to: 85 },
] as const;
export const AGE_RANGE_IDS = AGE_RANGES.map((range) => range.id) as ['18-24', '25-34', '35-44', '45-54', '55-64', '65-74', '75+'];
export type AgeRange = (typeof AGE_RANGES)[number]['id'];

/**
 * Birth date for an age range: July 1 of the current year minus the rounded midpoint (specification 1, section 3).
 * The midpoint of 75 to 85 is 80, which is the value the specification names for 75+.
 */
export function birthDateFor(range: AgeRange, currentYear: number): string {
  const bounds = AGE_RANGES.find((candidate) => candidate.id === range);
  if (!bounds) throw new RangeError(`unknown age range: ${range}`);
  return `${currentYear - Math.round((bounds.from + bounds.to) / 2)}-07-01`;
}

export const CONTACT_WINDOWS = ['Morning (8–11a)', 'Midday (11a–2p)', 'Afternoon (2–5p)', 'Evening (5–8p)'] as const;
export const CONSENT_CHANNELS = ['phone', 'email', 'text'] as const;
export const CONSENT_PURPOSE = 'licensed agent contact about insurance options';
export const PRIVACY_VERSION = 'v1';
/** Version of the terms that a person accepts at sign-up: the date the page carries. */
export const TERMS_VERSION = '2025-08-10';

export const FAMILY_COST_ORDER = ['Individual', 'Family Per Person', 'Family'] as const;
export const METAL_LEVELS = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;
export const GENDERS = ['Female', 'Male'] as const;
export const LIFESTYLE_PROGRAMS = [
  'SilverSneakers', 'Telehealth', 'Mental Health Counseling', 'Smoking Cessation', 'Weight Loss',
  'Chiropractic Care', 'Acupuncture', 'Nutrition Counseling', 'Physical Therapy',
] as const;
export const PREMIUM_SLIDER = { min: 0, max: 2_000, step: 10, start: 100 } as const;
export const HOUSEHOLD = { maxPeople: 10, maxAge: 120, maxIncomePerYear: 10_000_000 } as const;
/** Plans side by side, and plans a person may keep chosen (medicines are checked for ten). */
export const COMPARE = { min: 2, max: 4, chosen: 10 } as const;
/** What one account keeps for good. */
export const SAVED = { searches: 20, plans: 50 } as const;
/** Visits and 30-day fills somebody may count on in a year. */
export const OWN_CARE = { maxVisits: 100, maxFills: 240 } as const;
/** Dollars we count with for a visit or a fill where the plan's own price depends on it. Our assumption, told to the person beside the figure. */
export const CARE_PRICES = { primaryVisits: 130, specialistVisits: 190, genericFills: 25, brandFills: 450 } as const;
/** What insurer and person pay, as the law rates each metal level (specification 2, section 9). */
export const METAL_SHARES = { Bronze: [60, 40], Silver: [70, 30], Gold: [80, 20], Platinum: [90, 10] } as const;
export const CARE_LEVELS = ['Low', 'Medium', 'High'] as const;
/** What is expected of somebody who has not said. */
export const USUAL_CARE: (typeof CARE_LEVELS)[number] = 'Medium';
export const MEDICARE_AGE = 65;
export const NARROW_PX = 768;
export const DRUG_SEARCH = { boxFrom: 2, lookUpFrom: 3, keepTypingBelow: 4, pauseMs: 150, pageSize: 5, most: 50, mostNames: 25 } as const;
export const VA_SEARCH = { from: 3, most: 50 } as const;
export const COVERAGE_BATCH = { plans: 10, drugs: 20 } as const;
/** The marketplace answers ten plans a page and prices thirty ids at once (contract.md, sections 3 and 5). */
export const MARKETPLACE_PAGE = 10;
export const MARKETPLACE_BATCH = 30;

/**
 * How long things are kept: privacy policy, section 10. The audit trail (at least 6 years) is never deleted from: its
 * table refuses it to everyone. Requests to delete are promised within 14 days and done a day before; until then a
 * change of mind is possible.
 */
export const RETENTION = { erasureDays: 13, contactMessagesYears: 2, auditChecksYears: 2, publishedEventsDays: 30, handledNotesDays: 92, expiredLinksDays: 30 } as const;
/** Users table: rows on a page, most accounts of one bulk action, matches counted before "more than" is said. */
export const USERS_PAGE = { size: 25, sizes: [25, 50, 100], max: 200, bulk: 500, counted: 1_000 } as const;
export const AUDIT_PAGE = { size: 50, max: 200, checks: 10 } as const;
/** Jobs page: lines shown, most jobs of one action, jobs looked through by a search. */
export const JOBS_PAGE = { size: 25, max: 200, bulk: 500, searched: 2_000, sampled: 200 } as const;
/** Why a job is discarded: named, for what is typed may identify somebody. */
export const DISCARD_REASONS = ['outdated', 'doneByHand', 'cannotWork', 'test'] as const;
/** Why an account is erased: named, not typed, for what is typed may identify somebody and the audit trail is kept for years. */
export const ERASE_REASONS = ['asked', 'duplicate', 'test', 'law'] as const;
export const EXPORTS = ['users', 'audit'] as const;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds. `recentFor`: how long public facts may still be given on a session that was found. Warning time from WCAG 2.2.1 practice: at least 150 s before a session ends by idleness. */
export const SESSION = { idle: 30 * minute, absolute: 12 * hour, warnBefore: 150, recentFor: 3, touchEvery: minute, freshFor: 20 * minute } as const;
/** Seconds a one-time link lives, by purpose. A confirm token answers success again for a day after use. */
export const TOKEN_LIFE = { confirm: 2 * day, reset: hour, invite: 3 * day, changeEmail: day, export: day } as const;
export type TokenPurpose = keyof typeof TOKEN_LIFE;
export const CONFIRM_REPEAT = day;
export const CONFIRM_TIMEOUT_MS = 10_000;
/** Seconds an answer of the marketplace counts as fresh, and how long a stale one may stand in while it is down. */
export const CACHE_LIFE = { counties: 7 * day, states: 7 * day, marketYears: hour, plan: day, search: 6 * hour, drugs: 7 * day, coverage: day } as const;
export const STALE_FOR = day;

/**
 * Wrong passwords for one account: so many tries are free, then each next one waits twice as long (1, 2, 4 … seconds) up
 * to the cap. A run of tries is forgotten after a day without any. From `tellFrom` tries the owner is told, once a day.
 */
export const SIGN_IN_THROTTLE = { free: 5, capSeconds: 15 * minute, forgetAfter: day, tellFrom: 10, tellEvery: day } as const;
/** Accounts a browser is known for, and seconds it stays known. */
export const KNOWN_DEVICE = { accounts: 3, life: 365 * day } as const;

/**
 * Rate limits: so many points in so many seconds, per network address, per account as named in the request, or per
 * account and network address together (so a stranger elsewhere cannot lock the owner out).
 */
export const RATE_LIMITS = {
  anyCall: { points: 600, seconds: 5 * minute, per: 'address' },
  loginAddress: { points: 20, seconds: minute, per: 'address' },
  loginAccountAddress: { points: 5, seconds: minute, per: 'account+address' },
  signUpAddress: { points: 20, seconds: hour, per: 'address' },
  /** Tries with addresses that have an account: who makes more may be asking who is registered, and opens no account for a while. */
  signUpTakenAddress: { points: 5, seconds: hour, per: 'address' },
  signUpAccount: { points: 5, seconds: hour, per: 'account' },
  mailAddress: { points: 20, seconds: hour, per: 'address' },
  /** Each mail counts for itself: who asks for one kind in somebody's name does not keep the other from them. */
  confirmMailAccount: { points: 3, seconds: hour, per: 'account' },
  resetMailAccount: { points: 3, seconds: hour, per: 'account' },
  tokenAddress: { points: 60, seconds: hour, per: 'address' },
  contactAddress: { points: 5, seconds: hour, per: 'address' },
  exportAddress: { points: 10, seconds: hour, per: 'address' },
  consentAddress: { points: 30, seconds: hour, per: 'address' },
  saveAddress: { points: 60, seconds: minute, per: 'address' },
  drugAddress: { points: 300, seconds: minute, per: 'address' },
  searchAddress: { points: 120, seconds: minute, per: 'address' },
} as const satisfies Record<string, { points: number; seconds: number; per: 'address' | 'account' | 'account+address' }>;
export type LimitName = keyof typeof RATE_LIMITS;

/** Nobody reads and fills in the contact form faster than this. */
export const CONTACT_TOO_FAST_MS = 2_000;
