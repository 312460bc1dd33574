import type { Access } from './access.js';

/**
 * A page of the site. `access` only decides redirects: signed-out visitors go to /login, and people without the
 * required role go to /not-authorized. The server protects the data separately. Pages with `inSitemap` are public and
 * prerendered, and search engines may index them.
 */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly access: Access;
  readonly inSitemap: boolean;
}
const open = (path: string, title: string): Page => ({
  path,
  title,
  access: 'anyone',
  inSitemap: true,
});
const hidden = (path: string, title: string, access: Access = 'anyone'): Page => ({
  path,
  title,
  access,
  inSitemap: false,
});

export const PAGES = {
  home: open('/', 'Health coverage help you can trust'),
  about: open('/about', 'About us'),
  quiz: open('/quiz', 'Coverage quiz'),
  blog: open('/blog', 'Our Blog'),
  blogBasics: open('/blog/health-insurance-basics', 'Health insurance basics'),
  blogTips: open('/blog/5-tips-best-insurance-plan', '5 tips for finding the best insurance plan'),
  blogChoose: open(
    '/blog/how-to-choose-the-right-medical-insurance-plan',
    'How to choose the right medical insurance plan',
  ),
  blogCoverage: open('/blog/understanding-healthcare-coverage', 'Understanding healthcare coverage'),
  blogWellness: open('/blog/wellness-tips', 'Wellness tips'),
  deadlines: open('/deadlines', 'Your deadlines'),
  /** The same page for people who come from a mail: those who are signed out log in first and then see their dates. */
  myDeadlines: hidden('/deadlines/mine', 'Your deadlines', 'signedIn'),
  howWeCount: open('/how-we-count', 'How we estimate costs'),
  plans: open('/plans', 'See health plans and prices'),
  planResults: hidden('/plans/results', 'Your plans'),
  planCompare: hidden('/plans/compare', 'Compare plans side by side'),
  resources: open('/resources', 'Resources'),
  help: open('/resources/help', 'Help Center & FAQs'),
  articles: open('/resources/articles', 'Health Articles & Guides'),
  vaResources: open('/resources/va', 'VA links and crisis help'),
  ourData: open('/resources/our-data', 'About our data'),
  careers: open('/careers', 'Job Openings'),
  contact: open('/contact', 'Contact an advisor'),
  testimonials: open('/testimonials', 'User Testimonials'),
  privacy: open('/privacy-policy', 'Privacy Policy'),
  terms: open('/terms-of-service', 'Terms and Conditions'),
  termsShort: hidden('/terms', 'Terms and Conditions'),
  login: open('/login', 'Log in'),
  signUp: open('/signup', 'Create your account'),
  thanks: hidden('/signup/thanks', 'Thanks for signing up'),
  forgotPassword: hidden('/forgot-password', 'Reset your password'),
  resetPassword: hidden('/reset-password', 'Set a new password'),
  confirm: hidden('/confirm', 'Confirm your email'),
  verified: hidden('/verified', 'Email confirmed'),
  dashboard: hidden('/dash', 'My Dashboard'),
  profile: hidden('/user-profile', 'My Dashboard'),
  account: hidden('/settings/account', 'Your account', 'signedIn'),
  stopAlerts: hidden('/stop-alerts', 'Stop these emails'),
  consent: hidden('/settings/consent', 'Your consent choices', 'signedIn'),
  marketplace: hidden('/marketplace', 'Compare Insurance Plans', 'signedIn'),
  compare: hidden('/marketplace/compare', 'Compare plans side by side', 'signedIn'),
  plan: hidden('/plan/:planId?', 'Plan details'),
  shared: hidden('/shared', 'Shared with you'),
  drugCoverage: hidden('/drug-coverage', 'Drug Coverage', 'signedIn'),
  vaDrugCoverage: hidden('/va-drug-coverage', 'VA Drug Coverage', 'signedIn'),
  vaBenefitInfo: hidden('/va-benefit-info', 'VA Drug Coverage', 'signedIn'),
  adminPanel: hidden('/admin-dash', 'Admin panel', 'admins'),
  jobs: hidden('/admin-dash/jobs', 'Jobs', 'observers'),
  auditTrail: hidden('/admin-dash/audit', 'Audit trail', 'admins'),
  contactRequests: hidden('/admin-dash/contact-requests', 'Contact requests', 'admins'),
  usersList: hidden('/users-list', 'Users'),
  notAuthorized: hidden('/not-authorized', 'Not authorized'),
} as const satisfies Record<string, Page>;
export type PageName = keyof typeof PAGES;

const OPEN_PAGES: Readonly<Record<string, string>> = {
  [PAGES.marketplace.path]: PAGES.plans.path,
  [PAGES.compare.path]: PAGES.planCompare.path,
  [PAGES.drugCoverage.path]: PAGES.plans.path,
  [PAGES.vaDrugCoverage.path]: PAGES.vaResources.path,
  [PAGES.vaBenefitInfo.path]: PAGES.vaResources.path,
};
/** Returns the path of the page that shows part of a page for signed-in people to everybody, if there is one. */
export const openPageOf = (path: string): string | undefined => OPEN_PAGES[path];

/** With the year if it is known, because the same id in another year is a different plan. */
export const planPath = (id: string, year?: number): string =>
  PAGES.plan.path.replace(':planId?', encodeURIComponent(id)) + (year === undefined ? '' : `?year=${year}`);

/** Placeholder for the site's origin in prerendered pages. The server replaces it with the configured origin. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
/** Preview image that other sites show with a link to this site, 1200 x 630 pixels. */
export const SOCIAL_CARD = '/social-card.png';

export const AFTER_LOGIN = PAGES.dashboard.path;

/**
 * Returns the path to open after signing in. The path must begin with a single slash and contain no double slash,
 * backslash, control character or scheme, even in URL-encoded form. Any other path could lead to another site, so the
 * path of the dashboard is returned instead.
 */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > 500 || !/^[\x21-\x7e]*$/.test(next)) return AFTER_LOGIN;
  let decoded: string;
  try {
    decoded = decodeURIComponent(next);
  } catch {
    return AFTER_LOGIN;
  }
  for (const form of [next, decoded]) {
    // Browsers remove tabs and line breaks from URLs. A path that contains one could therefore become the URL of
    // another site.
    if (!/^\/(?![/\\])/.test(form) || /[\\\p{Cc}]|\/\//u.test(form.split(/[?#]/, 1)[0] ?? '')) return AFTER_LOGIN;
  }
  return next;
}
