import type { ComponentType } from 'react';
import type { PageName } from '../../../backend/src/contract/pages.js';
import { CONTENT, type ContentName } from '../content/pages.js';

type Load = () => Promise<{ default: ComponentType }>;
const content = (name: ContentName): Load => async () => {
  const [{ contentScreen }, page] = await Promise.all([import('./pages/content-screen.js'), CONTENT[name]()]);
  return { default: contentScreen(name, page.default) };
};
const legalOrArticle = { about: content('about'), privacy: content('privacy'), terms: content('terms'), termsShort: content('terms'), help: content('help'), careers: content('careers'), testimonials: content('testimonials') };

/** Which screen shows a page. Each is fetched when its page is. */
export const SCREENS: Record<PageName, Load> = {
  ...legalOrArticle,
  blogBasics: content('blogBasics'),
  blogTips: content('blogTips'),
  blogChoose: content('blogChoose'),
  blogCoverage: content('blogCoverage'),
  blogWellness: content('blogWellness'),
  home: () => import('./pages/Home.js'),
  blog: () => import('./pages/Blog.js'),
  articles: () => import('./pages/Articles.js'),
  resources: () => import('./pages/Resources.js'),
  contact: () => import('../features/contact/ContactScreen.js'),
  quiz: () => import('../features/quiz/QuizScreen.js'),
  notAuthorized: () => import('./errors/NotAuthorized.js'),
  login: () => import('../features/account/LoginScreen.js'),
  signUp: () => import('../features/account/SignUpScreen.js'),
  thanks: () => import('../features/account/ThanksScreen.js'),
  forgotPassword: () => import('../features/account/ForgotScreen.js'),
  resetPassword: () => import('../features/account/ResetScreen.js'),
  confirm: () => import('../features/account/ConfirmScreen.js'),
  verified: () => import('../features/account/VerifiedScreen.js'),
  dashboard: () => import('../features/dashboard/DashboardScreen.js'),
  profile: () => import('../features/dashboard/DashboardScreen.js'),
  marketplace: () => import('../features/plans/MarketplaceScreen.js'),
  compare: () => import('../features/plans/CompareScreen.js'),
  plan: () => import('../features/plans/PlanScreen.js'),
  account: () => import('../features/account/AccountScreen.js'),
  consent: () => import('../features/consent/ConsentScreen.js'),
  drugCoverage: () => import('../features/drugs/DrugCoverageScreen.js'),
  vaDrugCoverage: () => import('../features/drugs/VaDrugScreen.js'),
  vaBenefitInfo: () => import('../features/drugs/VaDrugScreen.js'),
  adminPanel: () => import('../features/admin/AdminPanelScreen.js'),
  jobs: () => import('../features/admin/JobsScreen.js'),
  auditTrail: () => import('../features/admin/AuditScreen.js'),
  usersList: () => import('../features/admin/UsersListScreen.js'),
};
