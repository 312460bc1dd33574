export const FORM = {
  summaryTitle: 'There is a problem',
  errorTitlePrefix: 'Error: ',
  required: 'required',
  optional: 'optional',
  loading: 'Loading…',
  close: 'Close',
  closeMessage: 'Close message',
  cancel: 'Cancel',
  goBack: 'Go back in your browser to correct it. What you typed is still there.',
  putBack: 'What you had typed is here again. Check it and save.',
  back: 'Back',
} as const;

export const PHONE = {
  wrong: 'Enter a phone number with 10 digits, like 504-555-0123.',
} as const;

const figure = (count: number): string => count.toLocaleString('en-US', { maximumFractionDigits: 2 });
const letters = (count: number): string => `${figure(count)} ${count === 1 ? 'letter' : 'letters'}`;
/** Validation messages for fields that do not define their own. */
export const ENTRY = {
  missing: 'Please fill this in.',
  check: 'Please check this entry. We could not read it.',
  choose: 'Please choose one of the answers shown.',
  text: 'Please enter text here.',
  number: 'Please enter a number.',
  wholeNumber: 'Please enter a whole number.',
  yesOrNo: 'Please answer yes or no.',
  unknown: 'We do not know one of these entries. Please load the page again.',
  atMost: {
    text: (limit: number) => `Please use at most ${letters(limit)}.`,
    list: (limit: number) => `Please choose at most ${figure(limit)}.`,
    number: (limit: number) => `Please enter a number of at most ${figure(limit)}.`,
    other: (limit: number) => `Please enter at most ${figure(limit)}.`,
  },
  atLeast: {
    text: (limit: number) => `Please use at least ${letters(limit)}.`,
    list: (limit: number) => `Please choose at least ${figure(limit)}.`,
    number: (limit: number) => `Please enter a number of at least ${figure(limit)}.`,
    other: (limit: number) => `Please enter at least ${figure(limit)}.`,
  },
} as const;
