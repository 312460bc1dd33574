import type { EntityManager } from '@mikro-orm/postgresql';
import { Publisher } from '#platform/events/publisher.js';
import { User } from '../../users/index.js';
import { Session } from '../session/session.entity.js';
import { RecoveryCode } from './factor.repository.js';
import { SecondFactor } from './second-factor.entity.js';

/**
 * Removes all second factors of a superadmin and ends the superadmin's sessions. The function is for a superadmin who
 * has lost their second factors and whom no other superadmin can help. The removal and the event that records it are
 * committed together. Returns the number of removed second factors, or null if no superadmin has this email address.
 * The caller must pass a separate fork of the EntityManager.
 */
export async function removeSuperadminsFactors(em: EntityManager, address: string): Promise<number | null> {
  return em.transactional(async (own) => {
    const user = await own.findOne(User, { email: address.trim().toLowerCase(), role: 'superadmin' });
    if (!user) return null;
    await own.nativeDelete(RecoveryCode, { userId: user.id });
    const factors = await own.nativeDelete(SecondFactor, { userId: user.id });
    if (factors === 0) return 0;
    await own.nativeDelete(Session, { user: user.id });
    new Publisher(own).publish('operator.factorsRemoved', { userId: user.id, factors });
    return factors;
  });
}
