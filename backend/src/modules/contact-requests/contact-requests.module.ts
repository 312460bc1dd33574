import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/index.js';
import { ContactModule } from '../contact/index.js';
import { UsersModule } from '../users/index.js';
import { ContactRequestReader } from './contact-request-reader.js';
import { ContactRequestRecorder } from './contact-request-recorder.js';
import { ContactRequestRepository } from './contact-request.repository.js';

@Module({
  imports: [UsersModule, ConsentModule, ContactModule],
  providers: [ContactRequestRepository, ContactRequestReader, ContactRequestRecorder],
  exports: [ContactRequestRepository, ContactRequestReader, ContactRequestRecorder],
})
export class ContactRequestsModule {}
