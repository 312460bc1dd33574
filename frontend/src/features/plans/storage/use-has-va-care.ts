import { useAppSelector } from '#store/index.js';
import { selectDraft } from './search-draft.slice.js';

/**
 * Returns whether somebody in the household has VA health care. The result is null if the question about other coverage
 * has not been answered for anybody.
 */
export function useHasVaCare(): boolean | null {
  const answers = useAppSelector(selectDraft).people.map(({ other }) => other);
  if (answers.includes('va')) return true;
  return answers.every((answer) => answer === '') ? null : false;
}
