import { Global, Module } from '@nestjs/common';
import { Inbox } from './inbox.js';
import { Publisher } from './publisher.js';

@Global()
@Module({ providers: [Publisher, Inbox], exports: [Publisher, Inbox] })
export class EventsModule {}
