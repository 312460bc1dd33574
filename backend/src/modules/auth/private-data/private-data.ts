import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AlertsService } from '../../alerts/index.js';
import { DeadlinesService } from '../../deadlines/index.js';
import { MyMedicinesRepository } from '../../drugs/index.js';
import { SavedItemRepository } from '../../plans/index.js';
import { MyDoctorsRepository } from '../../providers/index.js';
import { SharesRepository } from '../../shares/index.js';
import { UsersService, type User } from '../../users/index.js';
import { ExportedData } from './exported-data.entity.js';

/**
 * Deletes what only the owner of an account may read. It is deleted when the account may come to another owner, so that
 * whoever reads the mail of the new address cannot read it.
 */
@Injectable()
export class PrivateData {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly alerts: AlertsService,
    private readonly savedItems: SavedItemRepository,
    private readonly deadlines: DeadlinesService,
    private readonly medicines: MyMedicinesRepository,
    private readonly doctors: MyDoctorsRepository,
    private readonly shares: SharesRepository,
  ) {}

  /**
   * Ends the mails for which a person asked, and deletes the changes of what was saved, the health answers, the age,
   * the saved searches and plans, the answers about deadlines with the calendar, the medicines, the doctors, the shared
   * links and the data file, in the caller's transaction. The caller must flush the unit of work.
   */
  async deleteAll(user: User): Promise<void> {
    this.users.removeAnswers(user);
    await this.alerts.forget(user.id);
    await this.savedItems.removeAll(user.id);
    await this.deadlines.forget(user.id);
    await this.medicines.replace(user.id, []);
    await this.doctors.replace(user.id, []);
    await this.shares.removeAll(user.id);
    await this.em.nativeDelete(ExportedData, { userId: user.id });
  }
}
