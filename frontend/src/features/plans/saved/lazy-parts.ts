/**
 * Parts of several screens: saved searches and plans, and shared links. The code of these parts is loaded on demand and
 * bundled into a single file.
 */
export { SavedAndShared } from './SavedAndShared.js';
export { SavedList } from './SavedList.js';
