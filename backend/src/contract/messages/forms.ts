export const FORM = {
  summaryTitle: 'There is a problem',
  errorTitlePrefix: 'Error: ',
  required: 'required',
  optional: 'optional',
  loading: 'Loading…',
  closeMessage: 'Close message',
  cancel: 'Cancel',
  goBack: 'Go back in your browser to fix it. What you typed is still there.',
  putBack: 'We restored what you typed. Check it, then save.',
  back: 'Back',
} as const;

export const PHONE = {
  wrong: 'Enter a phone number with 10 digits, like 504-555-0123.',
} as const;

const figure = (count: number): string => count.toLocaleString('en-US', { maximumFractionDigits: 2 });
const letters = (count: number): string => `${figure(count)} ${count === 1 ? 'letter' : 'letters'}`;
export const ENTRY = {
  missing: 'Please fill this in.',
  check: 'Please check this answer. We couldn’t read it.',
  choose: 'Please choose one of the answers shown.',
  text: 'Please enter text here.',
  number: 'Please enter a number.',
  wholeNumber: 'Please enter a whole number.',
  yesOrNo: 'Please answer yes or no.',
  unknown: 'We don’t recognize one of these answers. Please reload the page.',
  atMost: {
    text: (limit: number) => `Please use ${letters(limit)} or fewer.`,
    list: (limit: number) => `Please choose no more than ${figure(limit)}.`,
    number: (limit: number) => `Please enter a number no higher than ${figure(limit)}.`,
    other: (limit: number) => `Please enter no more than ${figure(limit)}.`,
  },
  atLeast: {
    text: (limit: number) => `Please use at least ${letters(limit)}.`,
    list: (limit: number) => `Please choose at least ${figure(limit)}.`,
    number: (limit: number) => `Please enter a number no lower than ${figure(limit)}.`,
    other: (limit: number) => `Please enter at least ${figure(limit)}.`,
  },
} as const;
