import { Module } from '@nestjs/common';
import { JobDesk } from './job-desk.js';
import { Queues } from './queues.js';

@Module({ providers: [Queues, JobDesk], exports: [Queues, JobDesk] })
export class QueueModule {}
