import { Module } from '@nestjs/common';
import { QueueModule } from '#platform/queue/job-admin.service.js';
import { AuthModule } from '../auth/index.js';
import { ConsentModule } from '../consent/index.js';
import { ContactRequestsModule } from '../contact-requests/index.js';
import { PlansModule } from '../plans/index.js';
import { UsersModule } from '../users/index.js';
import { AuditQueryService } from './audit/audit-query.service.js';
import { AuditController } from './audit/audit.controller.js';
import { ExportRecord } from './audit/export-record.js';
import { BulkUsersService } from './bulk-users.service.js';
import { ContactRequestsController } from './contact-requests/contact-requests.controller.js';
import { ContactRequestsService } from './contact-requests/contact-requests.service.js';
import { ExportLinks } from './exports/export-links.js';
import { JobActionsService } from './jobs/job-actions.service.js';
import { JobsController } from './jobs/jobs.controller.js';
import { ManagedUsersService } from './managed-users.service.js';
import { StaffChange } from './staff-change.js';
import { UserActionsService } from './user-actions.service.js';
import { UserExportService } from './user-export.service.js';
import { UserSessionsController } from './user-sessions.controller.js';
import { UsersListService } from './users-list.service.js';
import { AdminUsersController } from './users.controller.js';

@Module({
  imports: [AuthModule, ConsentModule, ContactRequestsModule, PlansModule, UsersModule, QueueModule],
  controllers: [
    AdminUsersController,
    UserSessionsController,
    AuditController,
    JobsController,
    ContactRequestsController,
  ],
  providers: [
    StaffChange,
    UserActionsService,
    ManagedUsersService,
    BulkUsersService,
    UsersListService,
    UserExportService,
    ExportLinks,
    ExportRecord,
    AuditQueryService,
    JobActionsService,
    ContactRequestsService,
  ],
})
export class AdminModule {}
