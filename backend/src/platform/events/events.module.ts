import { Global, Module } from '@nestjs/common';
import { Inbox } from './inbox.js';
import { Outbox } from './outbox.js';
import { Publisher } from './publisher.js';

@Global()
@Module({ providers: [Publisher, Inbox, Outbox], exports: [Publisher, Inbox, Outbox] })
export class EventsModule {}
