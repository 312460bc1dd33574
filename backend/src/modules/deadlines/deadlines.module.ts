import { Module } from '@nestjs/common';
import { DeadlinesController } from './deadlines.controller.js';
import { MyDeadlinesRepository } from './my-deadlines.repository.js';

@Module({
  controllers: [DeadlinesController],
  providers: [MyDeadlinesRepository],
  exports: [MyDeadlinesRepository],
})
export class DeadlinesModule {}
