export const LOADING = {
  busy: 'Loading…',
  stuck: 'This is taking longer than it should.',
  reload: 'Reload the page',
  stay: 'Stay on this page',
  incomplete: 'Part of this page didn’t load',
  incompleteText:
    'Links and forms still work, but some buttons may not. Check your internet connection, then reload the page.',
  part: 'We couldn’t load this part.',
  retry: 'Try again',
} as const;

/** The button that closes a dialog. Apart from the messages of forms, which some pages with dialogs never load. */
export const CLOSE = 'Close';

/** Notice on pages that need JavaScript, in browsers that run no scripts. Links to the named pages follow it. */
export const NEEDS_SCRIPT =
  'This page needs JavaScript. Without it, our help pages and advisors can answer the same questions.';
