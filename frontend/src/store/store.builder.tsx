import { configureStore } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '#api/index.js';
import { listenerMiddleware } from './listeners.js';
import { rootReducer } from './root-reducer.js';

export const aStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (standard) => standard().concat(listenerMiddleware, api.middleware),
  });

export function InStore({ children }: { children: ReactNode }) {
  const [store] = useState(aStore);
  return <Provider store={store}>{children}</Provider>;
}
