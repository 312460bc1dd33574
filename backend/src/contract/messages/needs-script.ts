/** Notice on pages that need JavaScript, in browsers that run no scripts. Links to the named pages follow it. */
export const NEEDS_SCRIPT =
  'This page needs JavaScript. Without it, our help pages and advisors can answer the same questions.';
