export const SAVED_WORDS = {
  title: 'Saved searches and plans',
  noneChosen: 'No plans chosen yet.',
  saveSearch: 'Save this search',
  searchSaved: 'Search saved.',
  savePlan: 'Save',
  share: 'Share',
  planSaved: 'Plan saved.',
  oneInBrowser: 'Saved in this browser only.',
  full: (searches: number, plans: number) => `You can save ${searches} searches and ${plans} plans. Remove one first.`,
  failed: 'We couldn’t save this. Please try again.',
  notRemoved: 'We couldn’t remove this. Please try again.',
  notStored:
    'Your browser couldn’t save this. Its storage may be full or turned off. ' +
    'If you log in, you can save it in your account.',
  sessionUnknown: 'We couldn’t save this because we can’t tell if you’re logged in. Please try again in a moment.',
  notRead: 'We couldn’t load your saved items.',
} as const;
