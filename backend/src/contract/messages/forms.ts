/** Words every form shares. */
export const FORM = {
  summaryTitle: 'There is a problem',
  errorTitlePrefix: 'Error: ',
  required: 'required',
  optional: 'optional',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  goBack: 'Go back in your browser to correct it. What you typed is still there.',
  putBack: 'What you had typed is here again. Check it and save.',
  back: 'Back',
  retry: 'Try again',
} as const;
