import { Module } from '@nestjs/common';
import { UserDirectory } from './user-directory.js';
import { UserRepository } from './user.repository.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [UsersController],
  providers: [UsersService, UserDirectory, UserRepository],
  exports: [UsersService, UserDirectory, UserRepository],
})
export class UsersModule {}
