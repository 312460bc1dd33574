import { Migration } from '@mikro-orm/migrations';

/**
 * An entry of the consent history goes only with its person: while the row in `users` is there, deleting is refused to
 * everyone, the owner included. When an account is erased the cascade runs after that row is gone, and passes.
 */
const GUARDS = `
create function consent_goes_with_person() returns trigger language plpgsql as $$
begin
  if exists (select 1 from users where id = old.user_id) then
    raise exception 'consent history is never deleted while the account exists';
  end if;
  return old;
end $$;
create trigger consent_no_delete before delete on consent_records for each row execute function consent_goes_with_person();
create trigger consent_no_truncate before truncate on consent_records for each statement execute function consent_stays();
`;

export class ConsentAppendOnly extends Migration {
  override up(): void {
    this.addSql(GUARDS);
  }
}
