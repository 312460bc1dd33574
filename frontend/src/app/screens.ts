import type { ComponentType } from 'react';
import { CONTENT, type ContentName } from '#content/pages.js';
import type { PostPage } from '#content/posts.js';
import type { PageName } from '#contract/pages.js';
import type { Extras } from './pages/content-screen.js';

const comparisons = () => import('#features/plans/compare/CompareScreen.js');

type Load = () => Promise<{ default: ComponentType }>;
const content =
  (name: ContentName, loadExtras?: () => Promise<Extras>): Load =>
  async () => {
    const [{ contentScreen }, page, extras] = await Promise.all([
      import('./pages/content-screen.js'),
      CONTENT[name](),
      loadExtras?.(),
    ]);
    return { default: contentScreen(page.default, extras) };
  };
const article = (name: PostPage): Load =>
  content(name, async () => {
    const [{ extrasOf }, { POSTS }] = await Promise.all([
      import('./pages/posts/article-data.js'),
      import('#content/posts.js'),
    ]);
    return extrasOf(POSTS[name]);
  });
const plain = {
  privacy: content('privacy'),
  terms: content('terms'),
  termsShort: content('terms'),
  ourData: content('ourData'),
  careers: content('careers'),
  testimonials: content('testimonials'),
  howWeCount: content('howWeCount'),
};

export const SCREENS: Record<PageName, Load> = {
  ...plain,
  about: content('about', () => import('./pages/about-parts.js')),
  vaResources: content('vaResources', () => import('./pages/va-parts.js')),
  help: content('help', () => import('./pages/faq-data.js')),
  blogBasics: article('blogBasics'),
  blogTips: article('blogTips'),
  blogChoose: article('blogChoose'),
  blogCoverage: article('blogCoverage'),
  blogWellness: article('blogWellness'),
  home: () => import('./pages/home/Home.js'),
  blog: () => import('./pages/posts/Blog.js'),
  articles: () => import('./pages/posts/Articles.js'),
  resources: () => import('./pages/Resources.js'),
  contact: () => import('#features/contact/ContactScreen.js'),
  quiz: () => import('#features/quiz/QuizScreen.js'),
  deadlines: () => import('#features/deadlines/DeadlinesScreen.js'),
  myDeadlines: () => import('#features/deadlines/DeadlinesScreen.js'),
  notAuthorized: () => import('./errors/NotAuthorized.js'),
  login: () => import('#features/account/LoginScreen.js'),
  signUp: () => import('#features/account/SignUpScreen.js'),
  thanks: () => import('#features/account/ThanksScreen.js'),
  forgotPassword: () => import('#features/account/ForgotScreen.js'),
  resetPassword: () => import('#features/account/ResetScreen.js'),
  confirm: () => import('#features/account/ConfirmScreen.js'),
  verified: () => import('#features/account/VerifiedScreen.js'),
  dashboard: () => import('#features/dashboard/DashboardScreen.js'),
  profile: () => import('#features/dashboard/DashboardScreen.js'),
  marketplace: () => import('#features/plans/search/MarketplaceScreen.js'),
  compare: async () => ({ default: (await comparisons()).CompareScreen }),
  plans: () => import('#features/plans/guest/QuestionsScreen.js'),
  planResults: () => import('#features/plans/guest/ResultsScreen.js'),
  planCompare: async () => ({ default: (await comparisons()).GuestComparisonScreen }),
  plan: () => import('#features/plans/plan/PlanScreen.js'),
  shared: () => import('#features/plans/shared-view/SharedScreen.js'),
  account: () => import('#features/account/own-account/AccountScreen.js'),
  stopAlerts: () => import('#features/alerts/StopAlertsScreen.js'),
  consent: () => import('#features/consent/ConsentScreen.js'),
  drugCoverage: () => import('#features/drugs/coverage/DrugCoverageScreen.js'),
  vaDrugCoverage: () => import('#features/drugs/va/VaDrugScreen.js'),
  vaBenefitInfo: () => import('#features/drugs/va/VaDrugScreen.js'),
  adminPanel: () => import('#features/admin/AdminPanelScreen.js'),
  jobs: () => import('#features/admin/JobsScreen.js'),
  auditTrail: () => import('#features/admin/AuditScreen.js'),
  contactRequests: () => import('#features/admin/ContactRequestsScreen.js'),
  usersList: () => import('#features/admin/UsersListScreen.js'),
};
