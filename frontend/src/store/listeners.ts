import { createAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './root-reducer.js';

interface ListenerApi {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly getOriginalState: () => RootState;
}
interface Listener {
  readonly predicate: (action: UnknownAction, current: RootState, original: RootState) => boolean;
  readonly effect: (action: UnknownAction, api: ListenerApi) => void;
}
const listeners: Listener[] = [];

/**
 * Runs an effect after each selected action, before anything renders. Like createListenerMiddleware of Redux Toolkit,
 * which would add 1.7 KB (gzip) and exceed the pages' budgets.
 */
export const startListening = (listener: Listener): void => void listeners.push(listener);

export const listenerMiddleware: Middleware<object, RootState, AppDispatch> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const original = getState();
    const result = next(action);
    for (const { predicate, effect } of listeners)
      if (predicate(action as UnknownAction, getState(), original))
        effect(action as UnknownAction, { dispatch, getState, getOriginalState: () => original });
    return result;
  };

/** Another tab has changed the value stored under this key. A null key: all stored values were removed. */
export const storageChanged = createAction<string | null>('storage/changed');
/** A person's stored data was removed, because they logged out or somebody else logged in. */
export const privateDataCleared = createAction('storage/privateDataCleared');
