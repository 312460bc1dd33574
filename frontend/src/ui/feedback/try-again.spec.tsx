import { expect, it, jest } from '@jest/globals';
import { fireEvent, render as renderAlone, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { savedApi } from '#features/plans/api/saved.api.js';
import { sessionApi } from '#features/session/session.api.js';
import { InStore } from '#store/store.builder.js';
import { LOADING } from './messages.js';
import { TryAgain } from './TryAgain.js';

const render = (content: ReactElement) => renderAlone(content, { wrapper: InStore });

const FAILED = 'The list could not be loaded.';
const button = () => screen.getByRole('button', { name: LOADING.retry });

it('screen readers announce what failed, and the button repeats the request', () => {
  const retry = jest.fn();
  render(
    <TryAgain onRetry={retry}>
      <p>{FAILED}</p>
    </TryAgain>,
  );
  expect(screen.getByRole('alert').textContent).toContain(FAILED);
  fireEvent.click(button());
  expect(retry).toHaveBeenCalledTimes(1);
});

it('while the request is in progress, a message says so, and the button keeps focus and does nothing', () => {
  const retry = jest.fn();
  const notice = (isBusy: boolean) => (
    <TryAgain isBusy={isBusy} onRetry={retry}>
      <p>{FAILED}</p>
    </TryAgain>
  );
  const { rerender } = render(notice(false));
  button().focus();
  rerender(notice(true));
  expect(screen.getByRole('alert').textContent).toBe(LOADING.busy + LOADING.retry);
  expect(document.activeElement).toBe(button());
  fireEvent.click(button());
  expect(retry).not.toHaveBeenCalled();
  rerender(notice(false));
  expect(screen.getByRole('alert').textContent).toContain(FAILED);
});

it('if the request cannot succeed later, there is no button', () => {
  render(
    <TryAgain onRetry={null}>
      <p>{FAILED}</p>
    </TryAgain>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

function Part() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <section aria-label="Part">
      {isLoaded ? (
        <p>Here it is.</p>
      ) : (
        <TryAgain onRetry={() => setLoaded(true)}>
          <p>{FAILED}</p>
        </TryAgain>
      )}
    </section>
  );
}

it('once the request has succeeded, the part around the button receives focus', async () => {
  render(<Part />);
  button().focus();
  fireEvent.click(button());
  await screen.findByText('Here it is.');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part' }));
});

it('one press repeats everything that could not be loaded', async () => {
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return new Response(null, { status: 503 });
  };
  function Lists() {
    const lists = [sessionApi.useMeQuery(), savedApi.useSavedItemsQuery()];
    return lists.map(({ endpointName, error }) => error && <TryAgain key={endpointName}>{endpointName}</TryAgain>);
  }
  render(<Lists />);
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2));
  const once = [...asked];
  fireEvent.click(screen.getAllByRole('button')[1] ?? document.body);
  await waitFor(() => expect(asked.toSorted()).toEqual([...once, ...once].toSorted()));
});
