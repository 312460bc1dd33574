import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AFTER_LOGIN, PAGES } from '#contract/pages.js';
import { claimPrivateStorage, clearPrivateStorage } from '../storage/private-storage.js';
import { returnPathFrom, saveReturnPath, takeReturnPath, type ReturnPath } from './return-path.js';

const PLAN = { pathname: '/plan/11111TX0000001', search: '?year=2026' };
const state = { selectedPlans: [{ id: '11111TX0000001', name: 'Silver' }] };
const noted = (from: object, search = ''): ReturnPath | null => returnPathFrom({ state: { from }, search });
const kept = (way: ReturnPath | null): void => {
  if (way) saveReturnPath(way);
};
beforeEach(clearPrivateStorage);

it('a return path contains the query string and the navigation state', () => {
  expect(noted({ ...PLAN, state })).toMatchObject({ to: '/plan/11111TX0000001?year=2026', state });
});

it.each([
  ['/plan/11111TX0000001', '/plan/11111TX0000001'],
  ['https://elsewhere.example', AFTER_LOGIN],
  ['//elsewhere.example', AFTER_LOGIN],
])('`?next=%s` leads to %s', (next, to) => {
  expect(returnPathFrom({ state: null, search: `?next=${encodeURIComponent(next)}` })?.to).toBe(to);
});

it.each([PAGES.login, PAGES.signUp, PAGES.thanks, PAGES.confirm, PAGES.resetPassword].map(({ path }) => path))(
  '%s is never a return path',
  (pathname) => expect(noted({ pathname, search: '?token=x' })).toBeNull(),
);

it('a person who opened the login page directly has no return path', () => {
  expect(returnPathFrom({ state: null, search: '' })).toBeNull();
  expect(takeReturnPath()).toEqual({ to: AFTER_LOGIN, state: null });
});

describe('a stored return path', () => {
  it('can be used once, in any tab', () => {
    kept(noted({ ...PLAN, state }));
    claimPrivateStorage('a');
    expect(takeReturnPath()).toMatchObject({ to: '/plan/11111TX0000001?year=2026', state });
    expect(takeReturnPath()).toEqual({ to: AFTER_LOGIN, state: null });
  });

  it('is kept in this tab if the storage is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    kept(noted({ ...PLAN, state }));
    full.mockRestore();
    expect(takeReturnPath()).toMatchObject({ to: '/plan/11111TX0000001?year=2026', state });
    expect(takeReturnPath()).toEqual({ to: AFTER_LOGIN, state: null });
  });

  it('is ignored if this tab has its own return path', () => {
    kept(noted({ pathname: '/quiz' }));
    expect(takeReturnPath(noted(PLAN)).to).toBe('/plan/11111TX0000001?year=2026');
  });

  it('is ignored if another person signs in after the session has ended', () => {
    claimPrivateStorage('a');
    const way = noted({ ...PLAN, state });
    kept(way);
    claimPrivateStorage('b');
    expect(takeReturnPath().to).toBe(AFTER_LOGIN);
    expect(takeReturnPath(way).to).toBe(AFTER_LOGIN);
  });

  it('is removed at logout', () => {
    kept(noted(PLAN));
    clearPrivateStorage();
    expect(takeReturnPath().to).toBe(AFTER_LOGIN);
  });

  it('expires together with the confirmation link', () => {
    kept(noted(PLAN));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 60 * 60 * 1000 + 1);
    expect(takeReturnPath().to).toBe(AFTER_LOGIN);
    clock.mockRestore();
  });

  it.each(['not JSON', '{"to":1}', 'null'])('is ignored if it is invalid (%s)', (text) => {
    localStorage.setItem('returnTo', text);
    expect(takeReturnPath().to).toBe(AFTER_LOGIN);
  });
});
