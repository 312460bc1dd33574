import { Migration } from '@mikro-orm/migrations';

/** Adds the data release with which a watched plan was last priced for its own household. */
export class PricedPlans extends Migration {
  override up(): void {
    this.addSql('alter table plan_snapshots add column priced_with text');
  }
}
