import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { ErasureRequest } from './erasure-request.entity.js';
import { FormerAddress } from './former-address.entity.js';
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
