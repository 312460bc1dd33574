import { LAYERS, type Layer } from './layers.ts';

interface Match {
  path?: string;
  pathNot?: string | string[];
  circular?: boolean;
  reachable?: boolean;
  couldNotResolve?: boolean;
}
interface Rule {
  name: string;
  severity: 'error';
  comment: string;
  from: Match;
  to: Match;
}

const TESTS = '\\.(spec|medium)\\.tsx?$';
const CODE = '^(backend|workers|frontend)/';
const VAGUE = '/(utils|helpers|common|shared)/';
const MODULES = '^backend/src/modules';
const FEATURES = '^frontend/src/features';

const forbid = (name: string, comment: string, from: Match, to: Match): Rule => ({
  name,
  severity: 'error',
  comment,
  from,
  to,
});

const order = ({ path, folders }: Layer): Rule[] =>
  folders.slice(1).map((folder, index) =>
    forbid(
      `order:${path}/${folder}`,
      `"${folder}" may import only from folders after it in backend/sandbox/boundaries/layers.ts.`,
      // Test files are exempt from the import order, because they may start the whole system.
      { path: `^${path}/${folder}/`, pathNot: TESTS },
      { path: `^${path}/(${folders.slice(0, index + 1).join('|')})/` },
    ),
  );

const listed = ({ path, folders }: Layer): Rule[] => {
  const unlisted = { path: `^${path}/(?!(${folders.join('|')})/)[^/]+/` };
  const complaint = 'Add this folder to its list in backend/sandbox/boundaries/layers.ts.';
  return [forbid('listed-folder', complaint, unlisted, {}), forbid('listed-folder', complaint, {}, unlisted)];
};

const publicApi = ({ path }: Layer): Rule[] => [
  forbid(
    'public-api',
    'Another folder is imported by its index.ts only. Texts of another feature may be quoted from its messages.',
    { path: `^${path}/([^/]+)/`, pathNot: TESTS },
    {
      path: `^${path}/[^/]+/`,
      pathNot: [`^${path}/$1/`, `^${path}/[^/]+/index\\.tsx?$`, `^${path}/[^/]+/messages[./]`],
    },
  ),
  forbid(
    'own-public-api',
    "A file never imports its own folder's index.ts.",
    { path: `^${path}/([^/]+)/` },
    { path: `^${path}/$1/index\\.tsx?$` },
  ),
];

const BETWEEN_PARTS = [
  forbid(
    'contract-imports-zod-only',
    'The contract imports zod alone.',
    { path: '^backend/src/contract/', pathNot: TESTS },
    { pathNot: ['^backend/src/contract/', '^node_modules/zod/'] },
  ),
  forbid(
    'text-of-the-browser',
    'Text that only the browser shows lives with its feature in frontend/src, not in the contract.',
    { path: '^(backend/src/(?!contract/)|workers/src/)', pathNot: TESTS },
    { path: '^backend/src/contract/messages/', pathNot: TESTS, reachable: false },
  ),
  forbid(
    'platform-knows-no-module',
    'Platform is technical and knows no subject.',
    { path: '^backend/src/platform/', pathNot: TESTS },
    { path: '^backend/src/(?!platform/|contract/)' },
  ),
  forbid(
    'modules-do-not-know-the-app',
    'Modules do not know the app that puts them together.',
    { path: `${MODULES}/`, pathNot: TESTS },
    { path: '^backend/src/[^/]+\\.ts$' },
  ),
  forbid(
    'backend-stands-alone',
    'The backend knows neither workers nor browser.',
    { path: '^backend/src/' },
    { path: '^(workers|frontend)/' },
  ),
  forbid(
    'workers-do-not-know-the-browser',
    'The workers do not know the browser.',
    { path: '^workers/' },
    { path: '^frontend/' },
  ),
  forbid(
    'workers-use-public-apis',
    'Workers import a module by its index.ts only.',
    { path: '^workers/', pathNot: TESTS },
    { path: `${MODULES}/[^/]+/`, pathNot: '/index\\.ts$' },
  ),
  forbid(
    'browser-knows-the-contract-only',
    'Of the backend the browser may import the contract and the list of where our facts come from.',
    { path: '^frontend/src/', pathNot: TESTS },
    { path: '^(backend/(?!src/contract/|data/sources\\.json$)|workers/)' },
  ),
  forbid(
    'app-uses-public-apis',
    'The app imports a feature by its index.ts, or loads its screens.',
    { path: '^frontend/src/app/', pathNot: TESTS },
    // The preview of a shared link has a file of its own, because the index.ts would add its scripts to every page.
    {
      path: `${FEATURES}/[^/]+/`,
      pathNot: ['/index\\.tsx?$', 'Screens?\\.tsx?$', '/plans/SharePreview\\.tsx$'],
    },
  ),
  forbid(
    'production-knows-no-stand-in',
    'Code that runs in production imports neither sandbox nor test code.',
    { path: '^(backend/src|workers/src|frontend/src)/', pathNot: TESTS },
    { path: '^(backend/(sandbox|test)|workers/test|frontend/(test|e2e))/' },
  ),
  forbid(
    'queue-library-in-one-place',
    'Only platform/queue and the workers know BullMQ; the web process writes the outbox.',
    { path: CODE, pathNot: ['^backend/src/platform/queue/', '^workers/', '^backend/test/', TESTS] },
    { path: '^node_modules/bullmq/' },
  ),
];

const EVERYWHERE = [
  forbid('no-circle', 'No circle, types included.', {}, { circular: true }),
  forbid('named-by-subject', 'A folder is named for its subject.', {}, { path: VAGUE, pathNot: '^node_modules/' }),
  forbid('named-by-subject', 'A folder is named for its subject.', { path: VAGUE }, {}),
  forbid(
    'resolves',
    'Every import leads somewhere: an import that cannot be followed cannot be checked.',
    { path: CODE },
    { couldNotResolve: true, pathNot: ['\\?[a-z]+$', '^virtual:'] },
  ),
];

export const RULES = [
  ...LAYERS.flatMap((layer) => [...order(layer), ...listed(layer), ...(layer.publicApi ? publicApi(layer) : [])]),
  ...BETWEEN_PARTS,
  ...EVERYWHERE,
];
