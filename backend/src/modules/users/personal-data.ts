import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { ErasureRequest, FormerAddress } from './erased-user.entities.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

export const USERS_DATA: PersonalData = {
  tables: [
    { entity: User, owner: 'id', hidden: ['password_hash'] },
    { entity: ErasureRequest },
    { entity: FormerAddress },
  ],
  forgottenBy: UsersService,
};
