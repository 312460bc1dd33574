import { useEffect, useState, useSyncExternalStore, type ComponentProps, type ComponentType } from 'react';
import { PRIVATE_KEYS, readPrivate } from '#features/session/index.js';
import { useAppSelector } from '#store/index.js';
import { lazyPart } from '#ui/index.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import { SAVED_WORDS } from '../messages/saved.js';
import type { StoredChoice } from './StoredChoice.js';

type Part = ComponentType<ComponentProps<typeof StoredChoice>>;
let Loaded: Part | null = null;
const load = () => import('./StoredChoice.js').then((part) => (Loaded = part.StoredChoice));
const Failed = lazyPart<ComponentProps<Part>>(load);

const hasStored = (): boolean =>
  [PRIVATE_KEYS.search, PRIVATE_KEYS.selectedPlans].some((key) => readPrivate(key) !== null);
const onStored = (notify: () => void): (() => void) => {
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
};

/** Whether a search or choice may be stored, so that its code must be loaded, which knows better once it has loaded. */
function useMayHaveAnswers(): boolean {
  const isLoaded = useAppSelector(({ answers, choices }) => (answers ?? choices) !== undefined);
  return useSyncExternalStore(onStored, hasStored, () => false) || isLoaded;
}

/** Loads `LazyStoredChoice` ahead if it will be needed. On failure, the component requests it again. */
export function useStoredChoiceCode(): void {
  const mayHave = useMayHaveAnswers();
  useEffect(() => void (mayHave && load().catch(() => undefined)), [mayHave]);
}

/** The chosen plans and last search in this browser. Without any, the code that reads them is not loaded. */
export function LazyStoredChoice(props: ComponentProps<Part>) {
  const [Shown, setShown] = useState<Part | null>(() => Loaded);
  const whose = useWhoseAnswers();
  const isNeeded = useMayHaveAnswers() || whose === 'others';
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (Choice) => setShown(() => Choice),
      () => setShown(() => Failed),
    );
  }, [isNeeded]);
  if (isNeeded) return Shown && <Shown {...props} />;
  return whose !== 'checking' && <p>{SAVED_WORDS.noneChosen}</p>;
}
