import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/core';

interface Unit {
  readonly base: EntityManager;
  /** Made when first used: most answers of the cache touch no entity, and a fork costs more than they do. */
  own?: EntityManager;
  isMaking?: boolean;
}
const units = new AsyncLocalStorage<Unit>();

/** Runs work with an EntityManager of its own: what one request or job has loaded, no other sees. */
export const withEntityManager = <T>(em: EntityManager, work: () => T): T => units.run({ base: em }, work);

/** The EntityManager of the work under way; MikroORM asks for it wherever the shared one is used, also while one is made. */
export function currentEntityManager(): EntityManager | undefined {
  const unit = units.getStore();
  if (!unit || unit.own || unit.isMaking) return unit?.own;
  unit.isMaking = true;
  unit.own = unit.base.fork({ useContext: true });
  unit.isMaking = false;
  return unit.own;
}
