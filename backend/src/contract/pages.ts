import type { Access } from './access.js';

/**
 * Every page of the site, once: router, links, mails, sitemap and tests read this table. `access` redirects in the
 * browser (signed out: /login, wrong role: /not-authorized); what anyone may read is decided by the server.
 * `inSitemap` pages are open, prerendered and may be indexed.
 */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly access: Access;
  readonly inSitemap: boolean;
}
const open = (path: string, title: string, description: string): Page => ({ path, title, description, access: 'anyone', inSitemap: true });
const hidden = (path: string, title: string, description: string, access: Access = 'anyone'): Page => ({ path, title, description, access, inSitemap: false });

export const PAGES = {
  home: open('/', 'Health coverage help you can trust', 'Plain help from a veteran-owned firm: compare health plans, check your medicines and find VA benefits.'),
  about: open('/about', 'About us', 'Who we are, what we do, and what we promise: caring service, your privacy first, plain and honest words.'),
  quiz: open('/quiz', 'Coverage quiz', 'Answer a few plain questions and see what to look for in health coverage. Your answers stay in your browser.'),
  blog: open('/blog', 'Our Blog', 'Plain articles about health insurance basics, choosing a plan and staying well.'),
  blogBasics: open('/blog/health-insurance-basics', 'Health insurance basics', 'The words and ideas behind every health plan, explained in plain language.'),
  blogTips: open('/blog/5-tips-best-insurance-plan', '5 tips for finding the best insurance plan', 'Five practical steps that help you find a plan that fits your health and your budget.'),
  blogChoose: open('/blog/how-to-choose-the-right-medical-insurance-plan', 'How to choose the right medical insurance plan', 'What to compare, in which order, before you choose a health plan.'),
  blogCoverage: open('/blog/understanding-healthcare-coverage', 'Understanding healthcare coverage', 'How deductibles, copays, networks and drug lists work together.'),
  blogWellness: open('/blog/wellness-tips', 'Wellness tips', 'Simple habits for movement, sleep and preventive care.'),
  resources: open('/resources', 'Resources', 'Help pages and articles about health coverage in one place.'),
  help: open('/resources/help', 'Help Center & FAQs', 'Answers to common questions about plans, costs, enrollment and this site.'),
  articles: open('/resources/articles', 'Health Articles & Guides', 'Our five articles about coverage and wellness.'),
  careers: open('/careers', 'Job Openings', 'Open positions at our advisory firm.'),
  contact: open('/contact', 'Contact an advisor', 'Ask a question or ask for an advisor. We answer Monday to Friday, 8 AM to 5 PM.'),
  testimonials: open('/testimonials', 'User Testimonials', 'Sample quotes that show what this page is for.'),
  privacy: open('/privacy-policy', 'Privacy Policy', 'What we collect, why, how long we keep it, and your choices.'),
  terms: open('/terms-of-service', 'Terms and Conditions', 'The terms that apply when you use this site.'),
  termsShort: hidden('/terms', 'Terms and Conditions', 'The terms that apply when you use this site.'),
  login: open('/login', 'Log in', 'Log in to compare plans and see your dashboard.'),
  signUp: open('/signup', 'Create your account', 'Create an account to compare plans, save searches and keep your choices.'),
  thanks: hidden('/signup/thanks', 'Thanks for signing up', 'Your next steps are in your email.'),
  forgotPassword: hidden('/forgot-password', 'Reset your password', 'Ask for a link to set a new password.'),
  resetPassword: hidden('/reset-password', 'Set a new password', 'Choose a new password for your account.'),
  confirm: hidden('/confirm', 'Confirm your email', 'Confirm the email address of your account.'),
  verified: hidden('/verified', 'Email confirmed', 'Your email address is confirmed.'),
  dashboard: hidden('/dash', 'My Dashboard', 'Your plans, searches and dates in one place.'),
  profile: hidden('/user-profile', 'My Dashboard', 'Your plans, searches and dates in one place.'),
  account: hidden('/settings/account', 'Your account', 'Your details, devices and data.', 'signedIn'),
  consent: hidden('/settings/consent', 'Your consent choices', 'What you agreed to, when, and how to change it.', 'signedIn'),
  marketplace: hidden('/marketplace', 'Compare Insurance Plans', 'Search health plans for your household.', 'signedIn'),
  compare: hidden('/marketplace/compare', 'Compare plans side by side', 'Your chosen plans next to each other.', 'signedIn'),
  plan: hidden('/plan/:planId?', 'Plan details', 'Costs, benefits, ratings and documents of one health plan.'),
  drugCoverage: hidden('/drug-coverage', 'Drug Coverage', 'Check whether plans cover your medicines.', 'signedIn'),
  vaDrugCoverage: hidden('/va-drug-coverage', 'VA Drug Coverage', 'Check if a medication is covered and learn where to get VA care near you.', 'signedIn'),
  vaBenefitInfo: hidden('/va-benefit-info', 'VA Drug Coverage', 'Check if a medication is covered and learn where to get VA care near you.', 'signedIn'),
  adminPanel: hidden('/admin-dash', 'Admin panel', 'Manage users and exports.', 'admins'),
  jobs: hidden('/admin-dash/jobs', 'Jobs', 'Queues, workers and schedules.', 'operators'),
  auditTrail: hidden('/admin-dash/audit', 'Audit trail', 'Who did what, to whom, when and from where.', 'admins'),
  usersList: hidden('/users-list', 'Users', 'The table of user accounts.'),
  notAuthorized: hidden('/not-authorized', 'Not authorized', 'Your account may not see this page.'),
} as const satisfies Record<string, Page>;
export type PageName = keyof typeof PAGES;

/** Stands in built pages where the site's own origin belongs; the server puts the configured one there. */
export const ORIGIN_MARK = 'https://origin.invalid';
/** Picture of links that are shared: 1200 x 630 pixels. */
export const SOCIAL_CARD = '/social-card.png';

export const AFTER_LOGIN = PAGES.dashboard.path;

/**
 * A path of this site to go to after signing in, or the dashboard when the given one could lead elsewhere:
 * only `/…` is taken, never `//…`, backslashes, control characters or another scheme, encoded or not.
 */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > 500) return AFTER_LOGIN;
  let decoded: string;
  try {
    decoded = decodeURIComponent(next);
  } catch {
    return AFTER_LOGIN;
  }
  for (const form of [next, decoded]) {
    // Control characters are refused because browsers strip tabs and line ends inside addresses.
    if (!/^\/(?![/\\])/.test(form) || /[\\\p{Cc}]|\/\//u.test(form.split(/[?#]/, 1)[0] ?? '')) return AFTER_LOGIN;
  }
  return next;
}
