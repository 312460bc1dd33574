import { Module } from '@nestjs/common';
import { DrugsModule } from '../drugs/index.js';
import { PlansModule } from '../plans/index.js';
import { ProvidersModule } from '../providers/index.js';
import { UsersModule } from '../users/index.js';
import { SharedPlans } from './shared-plans.js';
import { SharesController } from './shares.controller.js';
import { SharesRepository } from './shares.repository.js';
import { SharesService } from './shares.service.js';

@Module({
  imports: [UsersModule, PlansModule, DrugsModule, ProvidersModule],
  controllers: [SharesController],
  providers: [SharedPlans, SharesRepository, SharesService],
  exports: [SharesRepository],
})
export class SharesModule {}
