import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { partInView } from './part-in-view.js';

const realObserver = globalThis.IntersectionObserver;
let report: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;
class Observer {
  constructor(callback: typeof report) {
    report = callback;
  }
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: Observer }));
afterEach(() => {
  globalThis.IntersectionObserver = realObserver;
});

function open() {
  const load = jest.fn(() => Promise.resolve(() => <p>The part</p>));
  const Part = partInView(load);
  render(<Part />);
  return load;
}

it('the code of a part is not loaded as long as the part is out of view', () => {
  const load = open();
  act(() => report([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
});

it('a part is shown when it comes into view', async () => {
  open();
  act(() => report([{ isIntersecting: true }]));
  expect(await screen.findByText('The part')).toBeTruthy();
});

it('a part is shown when somebody begins to use the keyboard', async () => {
  open();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(await screen.findByText('The part')).toBeTruthy();
});

it('a part is shown when the page is printed', async () => {
  open();
  fireEvent(window, new Event('beforeprint'));
  expect(await screen.findByText('The part')).toBeTruthy();
});

it('a part that was shown before appears at once when it is rendered again', async () => {
  const Part = partInView(() => Promise.resolve(() => <p>The part</p>));
  const { unmount } = render(<Part />);
  act(() => report([{ isIntersecting: true }]));
  await screen.findByText('The part');
  unmount();
  render(<Part />);
  expect(screen.getByText('The part')).toBeTruthy();
});

it('until a part is wanted, a few words can take its place', async () => {
  const Part = partInView(() => Promise.resolve(() => <p>The part</p>), undefined, undefined, <p>Not yet</p>);
  render(<Part />);
  expect(screen.getByText('Not yet')).toBeTruthy();
  act(() => report([{ isIntersecting: true }]));
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(screen.queryByText('Not yet')).toBeNull();
});
