import { beforeEach, describe, expect, it } from '@jest/globals';
import { guestDataEnd, noteChange, removeExpiredData } from '../own-data.js';
import {
  accountOwner,
  claimPrivateStorage,
  clearPrivateStorage,
  isOwnData,
  PRIVATE_KEYS,
  privateOwner,
} from './private-storage.js';

const NOW = Date.UTC(2026, 10, 2);
const HOURS = 60 * 60 * 1000;

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

describe("a guest's data", () => {
  beforeEach(() => {
    storeSearch();
    noteChange(NOW);
  });

  it('is removed 24 hours after the last change, and not before', () => {
    noteChange(NOW + HOURS);
    expect(guestDataEnd()).toBe(NOW + 25 * HOURS);
    expect(removeExpiredData(NOW + 25 * HOURS - 1)).toBe(false);
    expect(isStored()).toBe(true);
    expect(removeExpiredData(NOW + 25 * HOURS)).toBe(true);
    expect(isStored()).toBe(false);
    expect(privateOwner()).toBeNull();
  });

  it('is removed if the time of the last change cannot be read', () => {
    localStorage.setItem(PRIVATE_KEYS.changedAt, 'yesterday');
    expect(removeExpiredData(NOW)).toBe(true);
    expect(isStored()).toBe(false);
  });

  it('belongs to the account after signing in, without a time limit', () => {
    const guest = privateOwner();
    claimPrivateStorage('a');
    noteChange(NOW);
    expect(guestDataEnd()).toBeNull();
    expect(removeExpiredData(NOW + 1_000 * HOURS)).toBe(false);
    expect([accountOwner(), privateOwner()]).toEqual(['a', 'a']);
    expect(isOwnData(guest)).toBe(true);
  });

  it('belongs to nobody after a logout, so the next guest cannot open what it describes', () => {
    const guest = privateOwner();
    claimPrivateStorage('a');
    clearPrivateStorage();
    noteChange(NOW + HOURS);
    expect(privateOwner()).not.toBe(guest);
    expect([isOwnData(guest), isOwnData('a')]).toEqual([false, false]);
  });
});
