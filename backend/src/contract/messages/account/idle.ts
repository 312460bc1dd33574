/**
 * Messages of the warning that is shown before an unused session ends. They are in a separate file, so that most pages
 * do not load them.
 */
export const IDLE_WARNING = {
  title: 'For your safety, we will log you out soon.',
  text: 'You have not used this page for a while. What you typed stays as it is.',
  stay: 'Stay logged in',
} as const;
