import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { privateDataCleared } from '#store/index.js';
import { aStore } from '#store/store.builder.js';

afterEach(() => void jest.restoreAllMocks());

it('if the browser stores nothing, this is known before the first answer and after clearing the answers', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is switched off.', 'SecurityError');
  });
  // The module checks the browser's storage when it is loaded.
  const { useIsAnyUnstored } = await import('./private-value.js');
  const Shown = () => <p>{useIsAnyUnstored() ? 'not kept' : 'kept'}</p>;
  const store = aStore();
  render(<Shown />);
  expect(screen.getByText('not kept')).toBeTruthy();
  act(() => void store.dispatch(privateDataCleared()));
  expect(screen.getByText('not kept')).toBeTruthy();
  refused.mockRestore();
  act(() => void store.dispatch(privateDataCleared()));
  expect(screen.getByText('kept')).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual([]);
});
