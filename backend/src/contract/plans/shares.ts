/**
 * What a shared link shows besides the plans. Each part is shown only if the person who created the link ticked it.
 * `prices`: premiums and yearly costs for that person's household. `answers`: the household's ages, income, place and
 * other coverage. `health`: tobacco, pregnancy, gender and expected care. `medicines` and `doctors`: the names on that
 * person's lists, and which plans cover the medicines or have the doctors in their networks.
 */
export const SHARE_PARTS = ['prices', 'answers', 'health', 'medicines', 'doctors'] as const;
export type SharePart = (typeof SHARE_PARTS)[number];

const FIGURES = [
  'year',
  'shows',
  'plans',
  'isOwnCare',
  'hasOwnVisits',
  'uncounted',
  'search',
  'counties',
  'eligibility',
  'medicines',
  'coverage',
  'doctors',
  'network',
  'provenance',
] as const;

/** Calls about shared links, without their schemas, for the same reason as `plan.calls.ts`. */
export const SHARE_CALLS = {
  preview: { method: 'POST', path: '/api/shares/preview', access: 'signedIn', shape: FIGURES },
  make: { method: 'POST', path: '/api/shares', access: 'signedIn', shape: ['id', 'token', 'expiresAt'] },
  list: { method: 'GET', path: '/api/shares', access: 'signedIn', shape: 'list' },
  end: { method: 'DELETE', path: '/api/shares/:id', access: 'signedIn', shape: ['ok'] },
  open: { method: 'POST', path: '/api/shared', access: 'anyone', shape: [...FIGURES, 'madeAt', 'expiresAt'] },
} as const;
