import { Module } from '@nestjs/common';
import { ContactMessageRepository } from './contact-message.repository.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

@Module({
  controllers: [ContactController],
  providers: [ContactService, ContactMessageRepository],
  exports: [ContactMessageRepository],
})
export class ContactModule {}
