import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { NextDate } from './Dates.js';

const isShown = (text: RegExp) => screen.queryAllByText(text).length > 0;

it('days are counted by the calendar of the reader, and a page that stays open shows the new day', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-06T23:59:30'), doNotFake: ['queueMicrotask', 'nextTick'] });
  await act(async () => void render(<NextDate ages={[]} />, { wrapper: MemoryRouter }));
  expect(isShown(/December 7, 2026 \(tomorrow\)/)).toBe(true);
  await act(async () => void jest.advanceTimersByTime(60_000));
  expect(isShown(/December 7, 2026 \(today\)/)).toBe(true);
  expect(isShown(/\(tomorrow\)/)).toBe(false);
  jest.setSystemTime(new Date('2026-12-08T00:00:10'));
  await act(async () => void jest.advanceTimersByTime(60_000));
  expect(isShown(/December 7, 2026/)).toBe(false);
});
