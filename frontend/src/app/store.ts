import { configureStore } from '@reduxjs/toolkit';
import { api } from '#api/index.js';
import { listenerMiddleware, rootReducer } from '#store/index.js';

export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (standard) => standard().concat(listenerMiddleware, api.middleware),
    // The screens must be notified of an answer before the code that awaited it continues. If the notification waited
    // for the next frame, as it does by default, a guard would still see the old session after signing in and send the
    // person back to /login.
    enhancers: (standard) => standard({ autoBatch: { type: 'tick' } }),
  });
