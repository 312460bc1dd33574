import type { EntityManager } from '@mikro-orm/postgresql';
import { RETENTION } from '#contract/limits/retention.js';
import { daysAgo } from '#platform/database/time.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { AlertsService } from './alerts.service.js';
import { FoundChange } from './changes/changes.repository.js';
import { AlertSettings, PastAlertSettings } from './settings/alert-settings.entity.js';
import { PlanSnapshot } from './watch/snapshot.repository.js';

export const ALERTS_DATA: PersonalData = {
  tables: [
    { entity: AlertSettings, hidden: ['stop_id'] },
    { entity: PastAlertSettings },
    { entity: FoundChange, isPrivate: true },
    { entity: PlanSnapshot, hidden: ['area'], isPrivate: true },
  ],
  forgottenBy: AlertsService,
};

/** Deletes old changes of saved plans, which the list in the account then no longer shows. */
export const deleteOldChanges = (em: EntityManager): Promise<number> =>
  em.nativeDelete(FoundChange, { foundAt: { $lt: daysAgo(RETENTION.foundChangesDays) } });
