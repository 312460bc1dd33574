import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { AuthModule } from '../auth/index.js';
import { UsersModule } from '../users/index.js';
import { AuditController } from './audit.controller.js';
import { AuditDesk } from './audit-desk.service.js';
import { BulkUsers } from './bulk-users.service.js';
import { ExportRecord } from './export-record.js';
import { JobActions } from './job-actions.service.js';
import { JobsController } from './jobs.controller.js';
import { ManagedUsers } from './managed-users.service.js';
import { StaffChange } from './staff-change.js';
import { UserActions } from './user-actions.js';
import { UserExportController } from './user-export.controller.js';
import { UserExport } from './user-export.service.js';
import { UserSessionsController } from './user-sessions.controller.js';
import { AdminUsersController } from './users.controller.js';
import { UsersList } from './users-list.service.js';

/** Staff's work on other people's accounts. */
@Module({
  imports: [AuthModule, UsersModule, QueueModule],
  controllers: [AdminUsersController, UserSessionsController, UserExportController, AuditController, JobsController],
  providers: [StaffChange, UserActions, ManagedUsers, BulkUsers, UsersList, UserExport, ExportRecord, AuditDesk, JobActions],
})
export class AdminModule {}
