import { configureStore } from '@reduxjs/toolkit';
import { api } from '#api/index.js';
import { listenerMiddleware, rootReducer } from '#store/index.js';

export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (standard) => standard().concat(listenerMiddleware, api.middleware),
    // Notify components of a response before the code that awaited the response continues. By default, components are
    // notified only in the next animation frame. After a login, a route guard would then still see the old session and
    // send the person back to the login page.
    enhancers: (standard) => standard({ autoBatch: { type: 'tick' } }),
  });
