import { Migration } from '@mikro-orm/migrations';
import { ACCOUNTS } from './baseline/accounts.sql.js';
import { MEDICINES } from './baseline/medicines.sql.js';
import { OPERATIONS } from './baseline/operations.sql.js';
import { PEOPLE } from './baseline/people.sql.js';

export class Baseline extends Migration {
  override up(): void {
    for (const tables of [ACCOUNTS, PEOPLE, MEDICINES, OPERATIONS]) this.addSql(tables);
  }
}
