import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/index.js';

export const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
    // The screens must know of an answer before whoever awaited it goes on: with the usual delay until the next frame
    // a guard still saw the old session after signing in, and sent the person back to /login.
    enhancers: (standard) => standard({ autoBatch: { type: 'tick' } }),
  });
