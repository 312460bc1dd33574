import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/index.js';

export const makeStore = () =>
  configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (standard) => standard().concat(api.middleware) });
