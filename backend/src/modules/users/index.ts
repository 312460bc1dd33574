/** Public API of the users module: people's accounts, their passwords and the password policy. */
export { BelongsToUser } from './erased-user.entities.js';
export { ensureSuperadmin, SuperadminError } from './ensure-superadmin.js';
export { USERS_DATA } from './users.module.js';
export { isPassword } from './passwords/password-hash.js';
export { splitName, User } from './user.entity.js';
export { type ListedUser, type PageCursor, UserDirectory, type UserOrder } from './user-directory.js';
export type { UserFilter } from './user-filter.js';
export { UserRepository } from './user.repository.js';
export { UsersModule } from './users.module.js';
export { UsersService } from './users.service.js';
