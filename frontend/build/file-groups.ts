/**
 * Modules that share one output file, by the name of the file and the folder of the modules. The modules of a file are
 * needed by almost the same screens. Without this table, the bundler would write a file for each set of screens that
 * share modules, more than two hundred in all. So many small files cost a request each and compress badly.
 *
 * A module that is not listed here is placed by the bundler. To list a new module, choose the file that is loaded by
 * the screens that need the module, and look at the size report of the build.
 *
 * Folders are relative to `frontend/src/features`, `frontend/src`, `backend/src` or the icons' package, and names stand
 * without their endings.
 */
const SHARED_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  /** What every form needs: fields, their limits, and the check of stored values. */
  forms: {
    'contract/limits': 'fields plans',
    'contract/plans': 'plan-id',
    store: 'stored-value',
    'ui/form': 'Field Labelled form-context form',
  },
  parts: {
    api: 'failure-text',
    'ui/feedback': 'NeedsScript part-in-view',
    wording: 'lazy',
  },
  /** What most forms need as well: the check and the sending of entries. */
  sending: {
    'contract/errors': 'plain-issues',
    'contract/limits': 'consent',
    'ui/form': 'Form use-form use-unsaved-entries',
  },
  formTexts: { 'contract/messages': 'forms' },
  person: {
    contract: 'fields phone',
    'contract/messages': 'account',
    'ui/form': 'PhoneField',
  },
  choices: { 'ui/form': 'Choices', 'ui/steps': 'use-step' },
  /** Small parts of the screens that show figures or lists. */
  folding: {
    'plans/components': 'CollapsedOnPhone',
    theme: 'narrow',
    ui: 'format',
    'ui/controls': 'Disclosure disclosure',
    'ui/feedback': 'TryAgain',
    'ui/hooks': 'use-focus-recovery',
  },
  table: { icons: 'arrow-down arrow-up', 'ui/table': 'DataTable table' },
  terms: { 'ui/table': 'roles', wording: 'Wording wordings' },
  switches: { wording: 'Switches messages wording' },

  account: {
    account: 'account.api link-token signed-up-address',
    'contract/api': 'users.contract',
    'contract/limits': 'ages',
  },
  proof: {
    'contract/limits': 'second-factor',
    'session/proof': 'use-fresh-sign-in',
    'ui/feedback': 'Toast toast',
  },
  confirmation: { account: 'ResendConfirmation messages' },
  resend: { account: 'ResendForm resend' },
  passwords: { account: 'after-closing', 'ui/form': 'PasswordField' },
  signIn: {
    'contract/messages': 'errors',
    'session/return-path': 'use-return-path',
  },
  session: {
    'contract/limits': 'retention sessions',
    session: 'log-in',
    'session/return-path': 'SessionEnded return-path',
  },
  /** The parts of every page for signed-in people, and dialogs, because one of these parts is a dialog. */
  signedIn: {
    session: 'SessionParts',
    'ui/dialog': 'Modal modal',
  },

  /** What all screens of the plan search and the dashboard need: texts, stored answers and chosen plans. */
  answers: {
    'care/coverage': 'CarePanel parts',
    'care/storage': 'care-facts.slice',
    'plans/components': 'Sample sample use-finder-pages',
    'contract/api': 'plans.contract',
    'plans/messages': 'plan plans',
    'contract/plans': 'help preferences',
    icons: 'check pill star x',
    'plans/api': 'plans.api',
    'plans/components/chosen': 'use-named-plan',
    'plans/model': 'selected-plans',
    'plans/model/costs': 'money',
    'plans/model/search': 'canonical other-coverage search-draft',
    'plans/storage': 'answers.slice choices.slice first-plans plan-link-state private-value',
    session: 'own-data',
  },
  /** The screens of the plan search that send a search. */
  request: {
    'plans/messages/answers': 'search-summary',
    'plans/messages/credit': 'credit',
    'plans/components': 'ComingPlans LazyContactConsent OwnCarePanel coming-plans contact-consent',
    'plans/components/answers': 'ClearAnswers OwnAnswers own-answers',
    'plans/eligibility': 'MedicareCaution credit-texts',
    'plans/model/search': 'people-names',
  },
  search: {
    'plans/eligibility': 'EligibilityNotices OtherMarketplaceNotice eligibility-notices other-marketplace',
    'plans/questions': 'PreferencesPanel steps use-offered-years',
    'plans/model/search': 'search-request submitted-search typed-amounts',
    'plans/search': 'LazyQuizAnswersPanel OtherPlace Searching search use-search',
  },
  fromQuiz: { 'plans/storage': 'answers-from-quiz.slice' },
  questions: {
    'plans/messages': 'questions',
    'plans/questions':
      'CareFields HelpPreview IncomeField PersonFields PlaceFields QuestionForm Questions YearField questions ' +
      'search-fields use-preview',
    'ui/steps': 'StepProgress steps',
  },
  /** What the screens with plans need: the results, a plan's page, the comparison and the shared view. */
  figures: {
    'plans/messages/costs': 'cost',
    'contract/plans': 'estimates',
    'plans/components': 'Source use-own-care-costs use-ranking',
    'plans/components/chosen': 'PlanMarker plan-marker',
    'plans/components/costs': 'CostPicture cost-picture',
    'plans/model/costs': 'year-cost',
    'plans/model/ranking': 'care-criteria cost-scale preferences ranking',
  },
  matching: {
    'contract/plans': 'cost-sharing',
    'plans/components': 'PlanMatch use-search-summary',
    'plans/eligibility': 'FullPrices',
    'plans/model': 'plan-properties',
    'plans/model/costs': 'cost-rows',
    'plans/model/search': 'search-summary',
  },
  /** The results of a search. The quiz shows some of their parts. */
  found: {
    'plans/messages': 'covered enrollment-over',
    'plans/messages/credit': 'credit-counted',
    icons: 'calendar-check eye heart pencil umbrella wallet',
    'plans/eligibility': 'CreditCounted EnrollmentOver',
    'plans/model/ranking': 'badges counted-plans dominated-plans',
    'plans/results':
      'BadgedPlans CompareTray DataFaults PlanCard PlanList Results TaxCreditNotice UnlistedPlans plan-card ' +
      'use-first-plans',
    'plans/results/filters': 'FilterPanel',
    'plans/results/list-view': 'use-list-view',
    'plans/search': 'AnswersLine FoundPlans OutcomeSection',
  },
  planPage: {
    'plans/eligibility': 'MaybeOver',
    'plans/next-year': 'next-year-place',
    'plans/messages': 'plan-details',
    'contract/plans': 'price-in-network',
    'plans/model/benefits': 'benefit-groups benefit-text',
    'plans/saved': 'SharePlans',
  },
  chosen: {
    'contract/api': 'saved.contract',
    icons: 'plus',
    'plans/components': 'PlanHead plan-head',
    'plans/components/chosen': 'ChoosePlan ChosenPlans compare-tray',
    'plans/saved': 'SaveButtons use-saved',
    'plans/storage': 'saved-in-browser.slice',
  },
  links: {
    'plans/components/links': 'PlanLink',
    'plans/storage': 'list-position',
  },
  filters: {
    'plans/model': 'list-order',
    'plans/model/ranking': 'filters',
    'plans/messages': 'plan-list',
    'plans/results': 'results',
    'plans/results/filters': 'filters',
    'ui/table': 'sorting',
  },
  /** What the dashboard and the plan search need to know before they load the stored answers and lists. */
  whose: {
    contract: 'calls',
    'care/api': 'own-lists.api',
    'care/model': 'names-without',
    'care/storage': 'use-may-have-lists',
    'care/messages': 'care-names',
    'plans/messages': 'saved',
    'plans/api': 'saved.api',
    'plans/components/answers': 'use-whose-answers',
    'plans/saved': 'lazy-components',
  },

  coverage: {
    'care/coverage': 'CareChips',
    'care/messages': 'care',
    'care/model': 'care',
    icons: 'arrow-left-right circle-dashed triangle-exclamation-point',
  },
  care: {
    'care/api': 'care.api',
    'care/coverage': 'lazy-summary',
    'care/lists': 'own-list use-doctors use-medicines',
    'care/model': 'coverage-text',
    'care/storage': 'care-lists.slice',
    contract: 'care-lists',
    'contract/limits': 'care',
  },
  careFound: {
    'care/api': 'use-failure-shown',
    'care/coverage': 'use-care-coverage',
    'care/model': 'medicine-dollars plan-care',
    'contract/plans': 'medicine-costs',
  },
  careSummary: { 'care/coverage': 'CareCoverageSummary', 'plans/saved': 'ChosenMedicines' },
  careSearch: {
    'care/lists': 'DrugSearch Need SpellingHelp use-drug-query',
    'care/messages': 'drugs',
    'ui/combobox': 'Combobox combobox',
  },
  medicines: {
    'care/messages': 'care-lists',
    'plans/messages': 'quiz-answers',
    'drugs/api': 'drugs.api',
    'drugs/components': 'plans-to-check',
  },

  consent: {
    consent: 'ConsentForm ContactConsent consent-change consent current-consent index use-consent',
    'contract/api': 'consent.contract',
    'contract/messages': 'consent',
  },
  changes: { alerts: 'ChangeList NewChanges', 'contract/messages': 'change-alerts' },
  staff: {
    'admin/components': 'StaffNav admin list-hooks words',
    'contract/limits': 'staff',
    'contract/messages': 'staff',
  },
  users: {
    'admin/users': 'ConfirmModal Filters UsersRows columns use-disclosed use-list-address use-users-page',
  },
  home: { 'app/pages/home': 'Icons', content: 'home', 'content/firm': 'values' },
};

const FILE_OF = new Map(
  Object.entries(SHARED_FILES).flatMap(([file, folders]) =>
    Object.entries(folders).flatMap(([folder, names]) =>
      names.split(' ').map((name): [string, string] => [`${folder}/${name}`, file]),
    ),
  ),
);
const ROOT = /^.*(?:frontend\/src\/features|(?:frontend|backend)\/src|lucide-react\/dist\/esm)\//;
const ENDING = /(?:\.module\.css|\.tsx?|\.mjs)$/;

/** Returns the name of the output file that the module shares with others, or null if the bundler should place it. */
export function sharedFileOf(moduleId: string): string | null {
  const path = moduleId.replaceAll('\\', '/');
  if (path.includes('/node_modules/zod/')) return 'forms';
  return FILE_OF.get(path.replace(ROOT, '').replace(ENDING, '')) ?? null;
}
