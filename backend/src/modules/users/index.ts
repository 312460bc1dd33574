/** The door of the users room: accounts of people, their passwords and the policy for them. */
export { ensureSuperadmin } from './ensure-superadmin.js';
export { hashPassword, isPassword } from './password-hash.js';
export { splitName, User } from './user.entity.js';
export { type PageMark, UserDirectory, type UserOrder, type UserRow } from './user-directory.js';
export type { UserFilter } from './user-filter.js';
export { UserRecords } from './user-records.js';
export { UsersModule } from './users.module.js';
export { UsersService } from './users.service.js';
