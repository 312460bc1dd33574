import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/core';

interface Unit {
  readonly base: EntityManager;
  /** Created when first used, because most requests are answered from the cache. */
  own?: EntityManager;
  isMaking?: boolean;
}
const units = new AsyncLocalStorage<Unit>();

/** Runs work with its own EntityManager, so that no request or job sees entities that another one has loaded. */
export const withEntityManager = <T>(em: EntityManager, work: () => T): T => units.run({ base: em }, work);

/** Returns the EntityManager of this request or job, created if needed. MikroORM calls this even during a fork. */
export function currentEntityManager(): EntityManager | undefined {
  const unit = units.getStore();
  if (!unit || unit.own || unit.isMaking) return unit?.own;
  unit.isMaking = true;
  unit.own = unit.base.fork({ useContext: true });
  unit.isMaking = false;
  return unit.own;
}
