import { Controller, Module } from '@nestjs/common';
import type { InputOf } from '#contract/api/endpoint.js';
import { USERS } from '#contract/api/users.contract.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { ErasureRequest, FormerAddress } from './erased-user.entities.js';
import { UserDirectory } from './user-directory.js';
import { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { UsersService } from './users.service.js';

@Controller()
class UsersController {
  constructor(private readonly users: UsersService) {}

  @Serve(USERS.signUp)
  async signUp(@Input() { body }: InputOf<typeof USERS.signUp>): Promise<{ ok: true }> {
    await this.users.signUp(body);
    return { ok: true };
  }
}

@Module({
  controllers: [UsersController],
  providers: [UsersService, UserDirectory, UserRepository],
  exports: [UsersService, UserDirectory, UserRepository],
})
export class UsersModule {}

export const USERS_DATA: PersonalData = {
  tables: [
    { entity: User, owner: 'id', hidden: ['password_hash'] },
    { entity: ErasureRequest },
    { entity: FormerAddress },
  ],
  forgottenBy: UsersService,
};
