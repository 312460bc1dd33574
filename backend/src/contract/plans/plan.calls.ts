/** The call for one plan, without its schemas, for pages that need nothing but the name of a plan. */
export const PLAN_CALLS = {
  get: { method: 'GET', path: '/api/plans/:id', access: 'anyone', shape: ['plan', 'provenance'] },
} as const;
