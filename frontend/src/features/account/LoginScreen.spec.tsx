import { expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LOGIN } from '../../../../backend/src/contract/messages/account.js';
import { ERRORS } from '../../../../backend/src/contract/messages/errors.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { api } from '../../api/index.js';
import { AuthContext, type Auth } from '../session/index.js';
import LoginScreen from './LoginScreen.js';

const nothing = () => Promise.resolve();
const SIGNED_OUT: Auth = { user: null, isSignedIn: false, onboarded: false, loading: false, login: nothing, logout: nothing, refresh: () => Promise.resolve(null) };

it.each([
  ['not-confirmed', [LOGIN.notConfirmed, LOGIN.notConfirmedInfo]],
  ['google', [ERRORS['auth.googleRefused'].message]],
  ['google-unavailable', [ERRORS['auth.googleUnavailable'].message]],
])('who comes back from Google with the problem %s reads what is the matter', async (problem, sentences) => {
  const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (standard) => standard().concat(api.middleware) });
  const router = createMemoryRouter([{ path: '*', element: <AuthContext value={SIGNED_OUT}><LoginScreen /></AuthContext> }], { initialEntries: [`${PAGES.login.path}?problem=${problem}`] });
  render(<Provider store={store}><RouterProvider router={router} /></Provider>);
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
});
