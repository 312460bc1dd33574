/** Calls about saved searches and plans, without their schemas, for the same reason as `plan.calls.ts`. */
export const SAVED_CALLS = {
  list: { method: 'GET', path: '/api/saved', access: 'signedIn', shape: ['searches', 'plans'] },
  add: { method: 'POST', path: '/api/saved', access: 'signedIn', shape: ['leftOut'] },
  remove: { method: 'DELETE', path: '/api/saved/:id', access: 'signedIn', shape: ['ok'] },
} as const;
