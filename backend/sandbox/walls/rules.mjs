import { FEATURES, MODULES } from './rooms.mjs';

const TESTS = '\\.(spec|medium)\\.tsx?$';
const CODE = '^(backend|workers|frontend)/';
const VAGUE = '/(utils|helpers|common|shared)/';
const MODULE_HOME = '^backend/src/modules';
const FEATURE_HOME = '^frontend/src/features';

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** A room sees the doors of the rooms after it in the list, and nothing of those before it. */
function order(home, rooms) {
  return rooms.slice(1).map((room, index) => {
    const left = rooms.slice(0, index + 1).join('|');
    return forbid(`${home.split('/').pop()}-${room}-looks-left`, `"${room}" may look only at rooms after it in the written order.`, { path: `${home}/${room}/` }, { path: `${home}/(${left})/` });
  });
}

const doors = (home) => [
  forbid('through-the-door', 'Another room is entered by its index.ts only.', { path: `${home}/([^/]+)/`, pathNot: TESTS }, { path: `${home}/[^/]+/`, pathNot: [`${home}/$1/`, `${home}/[^/]+/index\\.tsx?$`] }),
  forbid('own-door', "A file never imports its own room's index.ts.", { path: `${home}/([^/]+)/` }, { path: `${home}/$1/index\\.tsx?$` }),
];

/** A folder that is not in its list has no place in the order: nobody could say what it may look at. */
const unlisted = (home, rooms) => [
  forbid('unlisted-room', 'Add this folder to its list in backend/sandbox/walls/rooms.mjs.', { path: `${home}/(?!(${rooms.join('|')})/)[^/]+/` }, {}),
  forbid('unlisted-room', 'Add this folder to its list in backend/sandbox/walls/rooms.mjs.', {}, { path: `${home}/(?!(${rooms.join('|')})/)[^/]+/` }),
];

const layers = [
  forbid('contract-is-ground', 'The contract imports zod alone.', { path: '^backend/src/contract/', pathNot: TESTS }, { pathNot: ['^backend/src/contract/', '^node_modules/zod/'] }),
  forbid('platform-knows-no-module', 'Platform is technical and knows no subject.', { path: '^backend/src/platform/', pathNot: TESTS }, { path: '^backend/src/(?!platform/|contract/)' }),
  forbid('modules-know-not-the-app', 'Modules do not know who puts them together.', { path: `${MODULE_HOME}/`, pathNot: TESTS }, { path: '^backend/src/[^/]+\\.ts$' }),
  forbid('backend-alone', 'The backend knows neither workers nor browser.', { path: '^backend/src/' }, { path: '^(workers|frontend)/' }),
  forbid('workers-not-the-browser', 'The workers do not know the browser.', { path: '^workers/' }, { path: '^frontend/' }),
  forbid('workers-by-the-door', "Workers enter a module by its index.ts only.", { path: '^workers/', pathNot: TESTS }, { path: `${MODULE_HOME}/[^/]+/`, pathNot: '/index\\.ts$' }),
  forbid('browser-knows-the-contract-only', 'Of the backend the browser may import the contract.', { path: '^frontend/src/', pathNot: TESTS }, { path: '^(backend/(?!src/contract/)|workers/)' }),
  forbid('app-by-the-door', 'The app enters a feature by its index.ts, or fetches one of its screens.', { path: '^frontend/src/app/', pathNot: TESTS }, { path: `${FEATURE_HOME}/[^/]+/`, pathNot: ['/index\\.tsx?$', 'Screen\\.tsx$'] }),
  forbid('features-know-not-the-app', 'Features do not know the app that shows them.', { path: `${FEATURE_HOME}/`, pathNot: TESTS }, { path: '^frontend/src/app/' }),
  forbid('ground-floor-of-the-browser', 'ui, api, content and theme know neither features nor app.', { path: '^frontend/src/(ui|api|content|theme)/', pathNot: TESTS }, { path: '^frontend/src/(app|features)/' }),
  forbid('production-knows-no-stand-in', 'Code that runs in production imports neither sandbox nor test code.', { path: '^(backend/src|workers/src|frontend/src)/', pathNot: TESTS }, { path: '^(backend/(sandbox|test)|workers/test|frontend/(test|e2e))/' }),
  forbid('queue-behind-one-wall', 'Only platform/queue and the workers know BullMQ; the web process writes the outbox.', { path: CODE, pathNot: ['^backend/src/platform/queue/', '^workers/', '^backend/test/', TESTS] }, { path: '^node_modules/bullmq/' }),
];

const everywhere = [
  forbid('no-circle', 'No circle, types included.', {}, { circular: true }),
  forbid('speaking-names', 'A room is named for its subject.', {}, { path: VAGUE, pathNot: '^node_modules/' }),
  forbid('speaking-names', 'A room is named for its subject.', { path: VAGUE }, {}),
  forbid('resolves', 'Every import leads somewhere; a wall that cannot see an import cannot guard it.', { path: CODE }, { couldNotResolve: true, pathNot: ['\\?[a-z]+$', '^virtual:'] }),
];

/** Every wall of the house, for dependency-cruiser. */
export const RULES = [
  ...order(MODULE_HOME, MODULES),
  ...doors(MODULE_HOME),
  ...unlisted(MODULE_HOME, MODULES),
  ...order(FEATURE_HOME, FEATURES),
  ...doors(FEATURE_HOME),
  ...unlisted(FEATURE_HOME, FEATURES),
  ...layers,
  ...everywhere,
];
