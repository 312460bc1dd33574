import { combineSlices, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '#api/index.js';
import { displaySlice } from './display.slice.js';

/**
 * The slices that are added when the code of their feature is loaded. Each feature extends this interface with its own
 * slices.
 *
 * @public
 */
export interface LazySlices {}

/** The reducers that every page needs. Features add reducers of their own with `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api, displaySlice).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
