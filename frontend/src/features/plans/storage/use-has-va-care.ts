import { useAppSelector } from '#store/index.js';
import { selectDraft } from './search-draft.slice.js';

/** Returns whether the person has said that somebody in the household has VA health care. */
export const useHasVaCare = (): boolean => useAppSelector(selectDraft).people.some(({ other }) => other === 'va');
