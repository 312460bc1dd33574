export { useAppDispatch, useAppSelector } from './root-reducer.js';
export { listenerMiddleware, privateDataCleared, startListening, storageChanged } from './listeners.js';
export { rootReducer, type AppDispatch, type AppThunk, type RootState } from './root-reducer.js';
export { useDisplay } from './use-display.js';
