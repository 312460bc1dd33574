import type { Entities } from './platform/database/database.module.js';
import { AccountToken } from './modules/auth/index.js';
import { User } from './modules/users/index.js';

/** Every entity of the house, for whoever opens a connection: backend, workers, migrations, tests. */
export const ENTITIES: Entities = [User, AccountToken];
