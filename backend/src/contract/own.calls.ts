/**
 * Calls for what a signed-in person has stored, without their schemas. The dashboard sends these calls at once. They
 * are kept out of the other contracts, so that the dashboard does not have to load the schema library in order to send
 * them.
 */
export const OWN_CALLS = {
  changes: { method: 'GET', path: '/api/alerts', access: 'signedIn', shape: ['settings', 'changes'] },
  deadlines: { method: 'GET', path: '/api/deadlines/mine', access: 'signedIn', shape: ['answers'] },
  medicines: { method: 'GET', path: '/api/medicines/mine', access: 'signedIn', shape: 'list' },
  doctors: { method: 'GET', path: '/api/doctors/mine', access: 'signedIn', shape: 'list' },
} as const;
