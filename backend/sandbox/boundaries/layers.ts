export interface Layer {
  path: string;
  folders: readonly string[];
  publicApi?: true;
}

/**
 * The layers of this repository. Each layer lists its folders in import order: a folder may import only from folders
 * that come later in the list. If a layer sets `publicApi`, other code may import only the index.ts of its folders.
 * Files that are directly in the layer, outside its folders, may import from all of its folders.
 */
export const LAYERS: readonly Layer[] = [
  {
    path: 'backend/src/modules',
    publicApi: true,
    folders: [
      'admin',
      'auth',
      'contact-requests',
      'consent',
      'contact',
      'deadlines',
      'alerts',
      'shares',
      'drugs',
      'providers',
      'plans',
      'users',
      'facts',
    ],
  },
  {
    path: 'backend/src/modules/auth',
    folders: ['strategies', 'sign-in', 'own-account', 'google', 'second-factor', 'links', 'throttle', 'session'],
  },
  {
    path: 'backend/src/platform',
    folders: [
      'backup',
      'http',
      'metrics',
      'cache',
      'marketplace',
      'limits',
      'health',
      'audit',
      'events',
      'queue',
      'mail',
      'endpoint',
      'tracing',
      'personal-data',
      'crypto',
      'logging',
      'database',
      'config',
      'csv',
      'workbook',
      'async',
      'errors',
    ],
  },
  {
    path: 'workers/src',
    folders: ['maintenance', 'retention', 'audit-log', 'cache-refresh', 'emails', 'relay', 'consumers'],
  },
  {
    path: 'backend/sandbox/marketplace',
    folders: ['server', 'faults', 'search', 'sample', 'imported', 'import', 'money', 'catalog', 'geography', 'wire'],
  },
  {
    path: 'backend/sandbox',
    folders: [
      'commands',
      'tests',
      'site',
      'stores',
      'google',
      'mailbox',
      'facts',
      'marketplace',
      'processes',
      'bootstrap',
      'boundaries',
    ],
  },
  { path: 'frontend/src', folders: ['app', 'features', 'store', 'ui', 'api', 'content', 'theme'] },
  {
    path: 'frontend/src/features',
    publicApi: true,
    folders: [
      'dashboard',
      'deadlines',
      'alerts',
      'admin',
      'quiz',
      'drugs',
      'plans',
      'care',
      'account',
      'contact',
      'consent',
      'session',
      'wording',
    ],
  },
  {
    path: 'frontend/src/features/plans',
    folders: [
      'shared-view',
      'guest',
      'samples',
      'search',
      'results',
      'compare',
      'plan',
      'questions',
      'saved',
      'sharing',
      'next-year',
      'next-step',
      'eligibility',
      'components',
      'storage',
      'api',
      'model',
      'messages',
    ],
  },
  { path: 'frontend/src/features/drugs', folders: ['coverage', 'va', 'components', 'api', 'model'] },
  { path: 'frontend/src/features/care', folders: ['coverage', 'lists', 'storage', 'api', 'model', 'messages'] },
  {
    path: 'frontend/src/ui',
    folders: ['steps', 'combobox', 'form', 'dialog', 'feedback', 'controls', 'table', 'layout', 'hooks'],
  },
];
