/** Words every form shares. */
export const FORM = {
  summaryTitle: 'There is a problem',
  errorTitlePrefix: 'Error: ',
  required: 'required',
  optional: 'optional',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  retry: 'Try again',
} as const;
