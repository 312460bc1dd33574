import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, NO_ACTIONS } from '#features/session/session.builder.js';
import { CLEARED } from '../components/answers/ClearAnswers.js';
import { FINDER } from '../messages/finder.js';
import QuestionsScreen from './QuestionsScreen.js';

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 503 }));
});

const open = () =>
  render(
    <Provider store={aStoreFor(null)}>
      <AuthContext value={NO_ACTIONS}>
        <BrowserRouter>
          <QuestionsScreen />
        </BrowserRouter>
      </AuthContext>
    </Provider>,
  );

it('the message that the answers are cleared stays until the page is left, and a reload does not repeat it', () => {
  history.pushState({ usr: CLEARED, key: 'a', idx: 0 }, '', PAGES.plans.path);
  const first = open();
  expect(screen.getByText(FINDER.cleared)).toBeTruthy();
  first.unmount();
  open();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(FINDER.cleared)).toBeNull();
});
