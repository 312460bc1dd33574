export const ERROR_PAGES = {
  notFound: { title: 'Page not found', text: 'The address may be mistyped, or the page may have moved.' },
  notAuthorized: {
    title: 'You don’t have access to this page',
    text: 'This page is for our staff. If you think you should see it, contact us.',
  },
  crashed: {
    title: 'Something went wrong',
    text: "We're sorry. This page stopped working. Reload it, or go back to the home page.",
  },
  notLoaded: {
    title: 'This page didn’t load',
    text: 'Part of it is missing. Check your internet connection, then reload the page.',
  },
} as const;
