import { Module } from '@nestjs/common';
import { UserDirectory } from './user-directory.js';
import { UserRecords } from './user-records.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({ controllers: [UsersController], providers: [UsersService, UserDirectory, UserRecords], exports: [UsersService, UserDirectory, UserRecords] })
export class UsersModule {}
