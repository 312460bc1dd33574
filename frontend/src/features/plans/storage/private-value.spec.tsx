import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { privateDataCleared } from '#store/index.js';
import { aStore } from '#store/store.builder.js';
import { useIsAnyUnstored } from './private-value.js';

afterEach(() => void jest.restoreAllMocks());

it('if the browser stores nothing, this is known before the first answer and after clearing the answers', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is switched off.', 'SecurityError');
  });
  const Shown = () => <p>{useIsAnyUnstored() ? 'not kept' : 'kept'}</p>;
  const store = aStore();
  // A page on which nothing was answered yet is like one whose answers were cleared.
  store.dispatch(privateDataCleared());
  render(<Shown />);
  expect(screen.getByText('not kept')).toBeTruthy();
  act(() => void store.dispatch(privateDataCleared()));
  expect(screen.getByText('not kept')).toBeTruthy();
  refused.mockRestore();
  act(() => void store.dispatch(privateDataCleared()));
  expect(screen.getByText('kept')).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual([]);
});
