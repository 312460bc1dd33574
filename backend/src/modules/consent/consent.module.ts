import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/index.js';
import { UsersModule } from '../users/index.js';
import { ConsentController } from './consent.controller.js';
import { ConsentRepository } from './consent.repository.js';
import { ConsentService } from './consent.service.js';

@Module({
  imports: [AlertsModule, UsersModule],
  controllers: [ConsentController],
  providers: [ConsentService, ConsentRepository],
  exports: [ConsentRepository, ConsentService],
})
export class ConsentModule {}
