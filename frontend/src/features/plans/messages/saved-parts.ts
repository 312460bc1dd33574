/** Messages of the dashboard about chosen plans and saved items. The pages of the plan search do not load them. */
export const SAVED_PARTS = {
  searches: 'Searches',
  plans: 'Plans',
  open: 'Open',
  compare: (plans: number) => `Compare ${plans} plans`,
  remove: 'Remove',
  search: (zip: string, people: number, ages: string, income: string | null, year: number) =>
    `ZIP code ${zip}, ${people === 1 ? 'one person' : `${people} people`}, ${people === 1 ? 'age' : 'ages'} ${ages}, ` +
    `income ${income ?? 'not given'}, ${year}`,
  plan: (name: string, year: number) => `${name}, ${year}`,
  none: 'Nothing saved yet.',
  noneHere: 'Nothing is saved in this browser. Log in to see what you saved in your account.',
  removed: 'Removed from your saved items.',
  inBrowser: 'These are saved in this browser only. Log in to see them on all your devices.',
  offer: (count: number) =>
    count === 1
      ? 'One item was saved in this browser before you logged in.'
      : `${count} items were saved in this browser before you logged in.`,
  take: 'Add to my account',
  taken: (count: number) =>
    `${count === 1 ? 'Your saved item is' : `Your ${count} saved items are`} in your account now.`,
  drop: 'Remove from this browser',
  chosenKept: 'These plans stay in this browser until you log out. To keep a plan, press “Save” on its page.',
  chosenNotRead: 'We couldn’t load the prices of the plans you chose.',
  afterLogin: 'Your saved items will be here when you log in.',
} as const;
