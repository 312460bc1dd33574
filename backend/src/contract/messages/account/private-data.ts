/** The data of an account that no page shows to staff, as a list in plain words. */
export const PRIVATE_DATA =
  'age, health answers, medicines, doctors, saved plans and searches, shared links and data files';
