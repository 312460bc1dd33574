import { RequestContext } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Runs work with an EntityManager of its own: what one request or job has loaded, no other sees. */
export const withEntityManager = <T>(em: EntityManager, work: () => T): T => RequestContext.create(em, work);
