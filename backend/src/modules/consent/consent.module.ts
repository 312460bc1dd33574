import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { ConsentController } from './consent.controller.js';
import { ConsentRecords } from './consent-records.js';
import { ConsentService } from './consent.service.js';

@Module({ imports: [UsersModule], controllers: [ConsentController], providers: [ConsentService, ConsentRecords], exports: [ConsentRecords] })
export class ConsentModule {}
