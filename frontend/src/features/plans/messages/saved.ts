export const SAVED_WORDS = {
  title: 'Saved searches and plans',
  noneChosen: 'No plans chosen yet.',
  saveSearch: 'Save this search',
  searchSaved: 'This search is saved.',
  savePlan: 'Save',
  share: 'Share',
  planSaved: 'This plan is saved.',
  oneInBrowser: 'Saved in this browser only.',
  full: (searches: number, plans: number) => `You can save ${searches} searches and ${plans} plans. Remove one first.`,
  failed: 'This could not be saved. Please try again.',
  notRemoved: 'This could not be removed. Please try again.',
  notStored:
    'This could not be saved, because your browser has no room left or is set not to keep anything. ' +
    'If you log in, you can save it in your account.',
  sessionUnknown:
    'Nothing was saved yet, because we do not know whether you are logged in. Please try again in a moment.',
  notRead: 'Your saved items could not be loaded.',
} as const;
