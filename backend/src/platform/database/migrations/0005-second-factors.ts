import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the tables for second factors, recovery codes and proofs of identity that are not completed yet. Sessions record
 * when the person last proved their identity, and whether they did so with a second factor. In sessions that already
 * exist, the last proof counts as long ago, so the owners of these sessions must prove their identity again before
 * sensitive changes.
 *
 * This migration was edited after it was merged. Its earlier version stored a time in every session while it locked the
 * table of sessions, so requests had to wait. Databases that have run the earlier version have the same tables.
 */
export class SecondFactors extends Migration {
  override up(): void {
    this.addSql(`
      create table second_factors (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        kind text not null,
        name text not null,
        secret bytea,
        last_step bigint,
        credential_id text,
        public_key bytea,
        counter bigint not null default 0,
        transports text[],
        created_at timestamptz not null default now(),
        used_at timestamptz,
        constraint second_factors_kind check (kind in ('app', 'passkey'))
      )`);
    this.addSql('create index second_factors_user on second_factors (user_id)');
    this.addSql('create unique index second_factors_credential on second_factors (credential_id)');
    this.addSql(`
      create table recovery_codes (
        user_id uuid not null references users (id) on delete cascade,
        code_hash bytea not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      )`);
    this.addSql(`
      create table pending_proofs (
        holder_hash bytea not null,
        purpose text not null,
        user_id uuid not null references users (id) on delete cascade,
        data bytea not null,
        expires_at timestamptz not null,
        primary key (holder_hash, purpose)
      )`);
    this.addSql('create index pending_proofs_user on pending_proofs (user_id)');
    this.addSql('create index pending_proofs_end on pending_proofs (expires_at)');
    this.addSql("alter table sessions add column proved_at timestamptz not null default 'epoch'");
    this.addSql('alter table sessions alter column proved_at set default now()');
    this.addSql('alter table sessions add column factor_at timestamptz');
  }
}
