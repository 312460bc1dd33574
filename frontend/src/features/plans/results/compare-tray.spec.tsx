import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { COMPARE_PLANS } from '../messages/plans.js';
import { aPlan } from '../model/builders/plan.builder.js';
import { storedSelection } from '../storage/choices.slice.js';
import { CLEAR, CompareTray } from './CompareTray.js';

const chosen = [aPlan(), aPlan(), aPlan()].map(({ id, name }) => ({ id, name, year: 2026 }));
const button = (name: string) => screen.getByRole('button', { name });
const bar = () => screen.getByRole('group');

function drawBar(isWide: boolean): void {
  globalThis.matchMedia = () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as never;
  storedSelection.write(chosen);
  renderWithStore(aStore(), <CompareTray year={2026} />);
}

it('all chosen plans can be taken out of the comparison at once and brought back', () => {
  drawBar(false);
  fireEvent.click(button(`${CLEAR} ${COMPARE_PLANS.yours(3)}`));
  expect(storedSelection.read()).toEqual([]);
  expect(document.activeElement).toBe(bar());
  expect(screen.queryByRole('link', { name: COMPARE_PLANS.go(3) })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain(COMPARE_PLANS.removed(3));
  fireEvent.click(button(COMPARE_PLANS.undo));
  expect(storedSelection.read()).toEqual(chosen);
  expect(screen.queryByRole('button', { name: COMPARE_PLANS.undo })).toBeNull();
  expect(document.activeElement).toBe(bar());
});

it('a removed plan returns to its place, and a double click removes only one plan', () => {
  drawBar(true);
  const [first, second] = chosen.map(({ name }) => `${COMPARE_PLANS.remove} ${name}`);
  fireEvent.click(button(first ?? ''), { detail: 1 });
  fireEvent.click(button(second ?? ''), { detail: 2 });
  expect(storedSelection.read()).toEqual(chosen.slice(1));
  expect(document.activeElement).toBe(bar());
  fireEvent.click(button(COMPARE_PLANS.undo));
  expect(storedSelection.read()).toEqual(chosen);
});

it('"Undo" is offered for ten seconds, or longer as long as it has focus', () => {
  jest.useFakeTimers();
  drawBar(false);
  fireEvent.click(button(`${CLEAR} ${COMPARE_PLANS.yours(3)}`));
  const wait = () => act(() => jest.advanceTimersByTime(10_000));
  button(COMPARE_PLANS.undo).focus();
  wait();
  expect(button(COMPARE_PLANS.undo).isConnected).toBe(true);
  bar().focus();
  wait();
  expect(screen.queryByRole('button', { name: COMPARE_PLANS.undo })).toBeNull();
});
