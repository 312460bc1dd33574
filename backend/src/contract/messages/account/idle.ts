/** The warning before an unused session ends. It is in a file of its own, so that most pages do not load it. */
export const IDLE_WARNING = {
  title: 'For your safety, we will log you out soon.',
  text: 'You have not used this page for a while. What you typed stays as it is.',
  stay: 'Stay logged in',
} as const;
