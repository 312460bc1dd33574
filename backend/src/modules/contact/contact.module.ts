import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { ContactMessages } from './contact-messages.js';

@Module({ controllers: [ContactController], providers: [ContactMessages], exports: [ContactMessages] })
export class ContactModule {}
