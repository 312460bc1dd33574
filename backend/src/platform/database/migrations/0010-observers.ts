import { Migration } from '@mikro-orm/migrations';

/** Allows the role of people who see the jobs page but change nothing. */
export class Observers extends Migration {
  override up(): void {
    this.addSql(
      `alter table users drop constraint users_role, add constraint users_role
       check (role in ('patient', 'observer', 'operations', 'admin', 'superadmin'))`,
    );
  }
}
