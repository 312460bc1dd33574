import { beforeEach, expect, it } from '@jest/globals';
import { claimPrivateStorage, clearPrivateStorage, PRIVATE_KEYS } from './private-storage.js';

beforeEach(clearPrivateStorage);
const keepSearch = () => localStorage.setItem(PRIVATE_KEYS.search, '{}');
const isKept = () => localStorage.getItem(PRIVATE_KEYS.search) !== null;

it('data stored by a guest remains after signing in', () => {
  keepSearch();
  claimPrivateStorage('a');
  expect(isKept()).toBe(true);
});

it('after a session expires, stored data remains for the same person and is removed for anyone else', () => {
  claimPrivateStorage('a');
  keepSearch();
  claimPrivateStorage('a');
  expect(isKept()).toBe(true);
  claimPrivateStorage('b');
  expect(isKept()).toBe(false);
});
