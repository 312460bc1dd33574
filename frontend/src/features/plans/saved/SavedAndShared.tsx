import { ShareList } from '../sharing/ShareList.js';
import { SavedList } from './SavedList.js';

/** The saved searches and plans and, below them, the links that the person has shared. */
export const SavedAndShared = () => (
  <>
    <SavedList />
    <ShareList />
  </>
);
