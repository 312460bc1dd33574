/** Messages of the dashboard. They are in a separate file because other pages do not need them. */
export const DASHBOARD = {
  title: 'My Dashboard',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  welcomeGuest: 'Welcome',
  openMarketplace: 'Open Marketplace',
  defaultDate: 'Open Enrollment begins Oct 15th!',
  noneChosen: 'You have not chosen any plans yet. If you saved plans, they are below, under “Saved items”.',
} as const;
