import type { PageName } from './pages.js';

/**
 * Description of each page for search engines. The descriptions are included only in the prerendered HTML, not in the
 * scripts that browsers load.
 */
export const DESCRIPTIONS: Readonly<Record<PageName, string>> = {
  home: 'Plain help from a veteran-owned firm: compare health plans, check your medicines and find VA benefits.',
  about: 'Who we are, what we do, and what we promise: caring service, your privacy first, plain and honest words.',
  quiz: 'Answer a few plain questions and see what to look for in health coverage. Your answers stay in your browser.',
  blog: 'Plain articles about health insurance basics, choosing a plan and staying well.',
  blogBasics: 'The words and ideas behind every health plan, explained in plain language.',
  blogTips: 'Five practical steps that help you find a plan that fits your health and your budget.',
  blogChoose: 'What to compare, and in what order, before you choose a health plan.',
  blogCoverage: 'How deductibles, copays, networks and drug lists work together.',
  blogWellness: 'Simple habits for movement, sleep and preventive care.',
  deadlines: 'Enter your birth date and what has changed, and see when to sign up for health coverage.',
  myDeadlines: 'The deadlines to sign up for health coverage, from the answers you saved.',
  howWeCount: 'How we estimate what a year with a health plan costs: method, sources, dates and limits.',
  plans: 'Answer a few short questions and see what each health plan costs you. No account needed.',
  planResults: 'The plans for your household, with what each one costs in a year.',
  planCompare: 'The plans you chose, side by side.',
  resources: 'Help pages and articles about health coverage in one place.',
  help: 'Answers to common questions about plans, costs, enrollment and this site.',
  articles: 'Our five articles about coverage and wellness.',
  vaResources: 'Official VA links, and the Veterans Crisis Line by call, text or chat. No account needed.',
  ourData: 'Where our facts about costs and medicines come from, how old they are and what they leave out.',
  careers: 'Open positions at our advisory firm.',
  contact: 'Ask a question or ask for an advisor. We answer Monday to Friday, 8 AM to 5 PM.',
  testimonials: 'Sample quotes that show what this page is for.',
  privacy: 'What we collect, why, how long we keep it, and your choices.',
  terms: 'The terms that apply when you use this site.',
  termsShort: 'The terms that apply when you use this site.',
  login: 'Log in to compare plans and see your dashboard.',
  signUp: 'Create an account to compare plans, save searches and keep your choices.',
  thanks: 'Your next steps are in your email.',
  forgotPassword: 'Ask for a link to set a new password.',
  resetPassword: 'Choose a new password for your account.',
  confirm: 'Confirm the email address of your account.',
  verified: 'Your email address is confirmed.',
  dashboard: 'Your plans, searches and dates in one place.',
  profile: 'Your plans, searches and dates in one place.',
  account: 'Your info, devices and data.',
  stopAlerts: 'Stop emails you asked for, without logging in.',
  consent: 'What you agreed to, when, and how to change it.',
  marketplace: 'Search health plans for your household.',
  compare: 'The plans you chose, side by side.',
  plan: 'Costs, benefits, ratings and documents of one health plan.',
  shared: 'Health plans someone shared with you, with the date and source of each number.',
  drugCoverage: 'Check whether plans cover your medicines.',
  vaDrugCoverage: 'Check if a medication is covered and learn where to get VA care near you.',
  vaBenefitInfo: 'Check if a medication is covered and learn where to get VA care near you.',
  adminPanel: 'Manage users and exports.',
  jobs: 'Queues, workers and schedules.',
  contactRequests: 'Who wants to be contacted, how, and when they may be called.',
  auditTrail: 'Who did what, to whom, when and from where.',
  usersList: 'The table of user accounts.',
  notAuthorized: 'Your account can’t open this page.',
};

/**
 * Pages that show a visitor's own selection, and the page for strangers that search engines list instead. The plans on
 * these pages depend on the visitor's answers, so a search engine would find nothing of its own there.
 */
export const LISTED_AS: Readonly<Partial<Record<PageName, PageName>>> = {
  planResults: 'plans',
  planCompare: 'plans',
  plan: 'plans',
};
