import { beforeEach, expect, it } from '@jest/globals';
import { claimPrivateStorage, clearPrivateStorage, PRIVATE_KEYS } from './private-storage.js';

beforeEach(clearPrivateStorage);
const storeSearch = () => localStorage.setItem(PRIVATE_KEYS.search, '{}');
const isStored = () => localStorage.getItem(PRIVATE_KEYS.search) !== null;

it('data stored by a guest remains after signing in', () => {
  storeSearch();
  claimPrivateStorage('a');
  expect(isStored()).toBe(true);
});

it('after a session expires, stored data remains for the same person and is removed for anyone else', () => {
  claimPrivateStorage('a');
  storeSearch();
  claimPrivateStorage('a');
  expect(isStored()).toBe(true);
  claimPrivateStorage('b');
  expect(isStored()).toBe(false);
});
