/** The door of the users room: accounts of people, their passwords and the policy for them. */
export { ensureSuperadmin } from './ensure-superadmin.js';
export { hashPassword } from './password-hash.js';
export { User } from './user.entity.js';
export { UsersModule } from './users.module.js';
export { UsersService } from './users.service.js';
