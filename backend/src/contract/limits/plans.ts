export const FAMILY_COST_ORDER = ['Individual', 'Family Per Person', 'Family'] as const;

export const METAL_LEVELS = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;

export const LIFESTYLE_PROGRAMS = [
  'SilverSneakers',
  'Telehealth',
  'Mental Health Counseling',
  'Smoking Cessation',
  'Weight Loss',
  'Chiropractic Care',
  'Acupuncture',
  'Nutrition Counseling',
  'Physical Therapy',
] as const;

export const PREMIUM_SLIDER = { min: 0, max: 2_000, step: 10, start: 100 } as const;

/** What a person is to the one who fills in the form. It changes only the words of the form, never a price. */
export const ROLES = ['spouse', 'child'] as const;

export const HOUSEHOLD = { maxPeople: 20, maxAge: 120, maxIncomePerYear: 10_000_000 } as const;

/** From `min` to `max` plans are compared. `chosen` is ten: one marketplace call checks medicines for ten plans. */
export const COMPARE = { min: 2, max: 4, chosen: 10 } as const;

/** The plan year for which the site has benchmark premiums. Tax credits are calculated from these premiums. */
export const BENCHMARK_YEAR = 2026;

/** The states whose prices depend on the ZIP code. The site has no table of these, so it uses the county's prices. */
export const RATED_BY_ZIP = ['AK', 'NE'] as const;

/** No county has this many plans, so only a faulty or hostile request exceeds it. */
export const PRICED_PLANS = 500;
/** The plans of one insurer mostly cover the same medicines, so there are far fewer in any county. */
export const CARE_EXCEPTIONS = 100;

export const SAVED = { searches: 20, plans: 50 } as const;

export const OWN_CARE = { maxVisits: 100, maxFills: 240 } as const;

/** Percentages of the average costs that the insurer and the person pay at each metal level, as set by federal law. */
export const METAL_SHARES = { Bronze: [60, 40], Silver: [70, 30], Gold: [80, 20], Platinum: [90, 10] } as const;

export const CARE_LEVELS = ['Low', 'Medium', 'High'] as const;

export const USUAL_CARE: (typeof CARE_LEVELS)[number] = 'Medium';

export const NARROW_PX = 768;

/** How many days a shared link works, and how many working links a person can have at the same time. */
export const SHARES = { days: 7, most: 20 } as const;

/** Features that people want from a plan. `benefit-topics.ts` says which benefits belong to each. */
export const TOPICS = [
  'Dental',
  'Dental for children',
  'Vision',
  'Vision for children',
  'Maternity',
  'Pediatric',
  'Essential Benefits',
  ...LIFESTYLE_PROGRAMS,
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * What a shared link shows besides the plans. Each part is shown only if the person who created the link ticked it.
 * `prices`: premiums and yearly costs for that person's household. `answers`: the household's ages, income, place and
 * other coverage. `health`: tobacco, pregnancy, gender and expected care. `medicines` and `doctors`: the names on that
 * person's lists, and which plans cover the medicines or have the doctors in their networks.
 */
export const SHARE_PARTS = ['prices', 'answers', 'health', 'medicines', 'doctors'] as const;
export type SharePart = (typeof SHARE_PARTS)[number];
