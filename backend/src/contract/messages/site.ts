export const SITE = {
  name: 'Steadfast Coverage Advisors',
  tagline: 'Clear, caring help with health coverage',
  skip: 'Skip to main content',
  menu: 'Menu',
  call: 'Call an advisor:',
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
