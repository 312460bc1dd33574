export const SITE = {
  name: 'Steadfast Coverage Advisors',
  tagline: 'Clear, caring help with health coverage',
  skip: 'Skip to main content',
  menu: 'Menu',
  /** On paper, in place of the header and the footer. */
  onPaper: (firm: string, phone: string) => `Questions? Call ${firm}: ${phone}.`,
  nav: {
    home: 'Home',
    quiz: 'Take the Quiz',
    contact: 'Contact an Advisor',
    resources: 'Resources & FAQ',
    about: 'About',
    marketplace: 'Marketplace',
    va: 'VA Benefit Info',
    user: 'Account',
    signUp: 'Signup',
    login: 'Login',
    dashboard: 'My Dashboard',
    logout: 'Log out',
  },
  footer: {
    explore: 'Explore',
    policies: 'Policies',
    follow: 'Follow',
    contact: 'Contact',
    badge: 'Disabled-veteran-owned business',
    social: { facebook: 'Facebook', instagram: 'Instagram', twitter: 'Twitter', linkedin: 'LinkedIn' },
    copyright: (years: string) => `© ${years} Steadfast Coverage Advisors`,
    disclaimer:
      'We are an independent, veteran-owned advisory business. We are not affiliated with or endorsed by any ' +
      'government body, any health insurance marketplace or the U.S. Department of Veterans Affairs. We are ' +
      'not a HIPAA covered entity and do not sell insurance.',
  },
} as const;

export const LOADING = {
  busy: 'Loading…',
  stuck: 'This is taking longer than it should.',
  reload: 'Load the page again',
  stay: 'Stay on this page',
  incomplete: 'Part of this page could not be loaded',
  incompleteText:
    'Links and forms still work, but some buttons may not. Check your internet connection, then load the page again.',
  part: 'This part could not be loaded.',
  retry: 'Try again',
} as const;

export const ERROR_PAGES = {
  notFound: { title: 'Page not found', text: 'The address may be mistyped, or the page may have moved.' },
  notAuthorized: {
    title: 'Your account may not see this page',
    text: 'This page is for our staff. If you think you should see it, contact us.',
  },
  crashed: {
    title: 'Something went wrong',
    text: "We're sorry. This page stopped working. Reload it, or go back to the home page.",
  },
  notLoaded: {
    title: 'This page could not be loaded',
    text: 'A part of it did not arrive. Check your internet connection, then load the page again.',
  },
} as const;
