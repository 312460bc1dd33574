export const SAVED_WORDS = {
  title: 'Saved searches and plans',
  searches: 'Searches',
  plans: 'Plans',
  none: 'Nothing is saved yet. Use “Save this search” or “Save this plan” to find them here again.',
  noneHere: 'Nothing is saved in this browser. What you saved in your account is there when you log in.',
  saveSearch: 'Save this search',
  searchSaved: 'This search is saved.',
  savePlan: 'Save this plan',
  share: 'Share',
  planSaved: 'This plan is saved.',
  open: 'Open',
  compare: (plans: number) => `Compare ${plans} plans`,
  remove: 'Remove',
  removed: 'Removed from your saved items.',
  search: (zip: string, people: number, income: string, year: number) =>
    `ZIP code ${zip}, ${people === 1 ? 'one person' : `${people} people`}, income ${income}, ${year}`,
  plan: (name: string, year: number) => `${name}, ${year}`,
  oneInBrowser: 'It is kept in this browser only.',
  inBrowser: 'These are kept in this browser only. Log in to have them on all your devices.',
  offer: (count: number) =>
    count === 1
      ? 'One item was saved in this browser before you logged in.'
      : `${count} items were saved in this browser before you logged in.`,
  take: 'Add to my account',
  taken: 'They are in your account now.',
  drop: 'Remove from this browser',
  full: (searches: number, plans: number) => `You can save ${searches} searches and ${plans} plans. Remove one first.`,
  failed: 'This could not be saved. Please try again.',
  notStored:
    'This could not be saved, because your browser has no room left or is set not to keep anything. ' +
    'If you log in, you can save it in your account.',
  sessionUnknown:
    'Nothing was saved yet, because we do not know whether you are logged in. Please try again in a moment.',
  notRead: 'Your saved items cannot be shown right now. Please try again.',
} as const;
