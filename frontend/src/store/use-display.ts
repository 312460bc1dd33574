import { useHydrated } from '#ui/hooks/use-hydrated.js';
import { applyDisplay, DEFAULT_DISPLAY, displayChanged, selectDisplay, type Display } from './display.slice.js';
import { startListening } from './listeners.js';
import { useAppDispatch, useAppSelector } from './root-reducer.js';

startListening({
  predicate: displayChanged.match,
  effect: (_, { getState }) => applyDisplay(selectDisplay(getState())),
});

/** A display setting and a function that changes it. Prerendered pages have the default value. */
export function useDisplay<Name extends keyof Display>(name: Name): [Display[Name], (value: Display[Name]) => void] {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectDisplay);
  const isHydrated = useHydrated();
  return [(isHydrated ? chosen : DEFAULT_DISPLAY)[name], (value) => dispatch(displayChanged({ [name]: value }))];
}
