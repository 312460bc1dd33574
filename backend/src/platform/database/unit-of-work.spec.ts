import { expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/core';
import { currentEntityManager, withEntityManager } from './unit-of-work.js';

let forks = 0;
const seenWhileForking: unknown[] = [];
/**
 * A stand-in for MikroORM's EntityManager. Like the real EntityManager, the stand-in asks for the current EntityManager
 * while a fork of it is being created.
 */
const base = {
  fork: (options: object) => {
    seenWhileForking.push([options, currentEntityManager()]);
    return { number: (forks += 1) };
  },
} as unknown as EntityManager;

it('each unit of work has one EntityManager of its own, made when it is first needed', async () => {
  forks = 0;
  expect(withEntityManager(base, () => 'nothing needed')).toBe('nothing needed');
  expect([currentEntityManager(), forks]).toEqual([undefined, 0]);
  const twice = async () => {
    const first = currentEntityManager();
    await Promise.resolve();
    return [first, currentEntityManager()];
  };
  const units = await Promise.all([withEntityManager(base, twice), withEntityManager(base, twice)]);
  expect(units).toEqual([
    [{ number: 1 }, { number: 1 }],
    [{ number: 2 }, { number: 2 }],
  ]);
  expect(seenWhileForking).toEqual(Array.from({ length: 2 }, () => [{ useContext: true }, undefined]));
});
