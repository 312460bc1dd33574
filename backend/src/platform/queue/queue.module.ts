import { Module } from '@nestjs/common';
import { JobAdminService } from './job-admin.service.js';
import { Queues } from './queues.js';

@Module({ providers: [Queues, JobAdminService], exports: [Queues, JobAdminService] })
export class QueueModule {}
