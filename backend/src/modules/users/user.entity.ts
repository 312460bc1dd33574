import { sql } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '#contract/access.js';
import { USER_SEARCH_TEXT, USER_SORT_KEYS } from './user-list.sql.js';

const sortIndex = (by: keyof typeof USER_SORT_KEYS): string =>
  `create index users_by_${by} on users ((${USER_SORT_KEYS[by].key}), id)`;

@Entity({ tableName: 'users' })
@Check({ name: 'users_role', expression: "role in ('patient', 'observer', 'operations', 'admin', 'superadmin')" })
@Index({
  name: 'users_search',
  expression: `create index users_search on users using gin ((${USER_SEARCH_TEXT}) gin_trgm_ops)`,
})
@Index({ name: 'users_by_email', expression: sortIndex('email') })
@Index({ name: 'users_by_name', expression: sortIndex('name') })
@Index({ name: 'users_by_phone', expression: sortIndex('phone') })
@Index({ name: 'users_by_role', expression: `${sortIndex('role')} include (closed_at)` })
@Index({ name: 'users_by_created', expression: sortIndex('created') })
@Index({ name: 'users_by_confirmed', expression: sortIndex('confirmed') })
@Index({ name: 'users_by_closed', expression: sortIndex('closed') })
@Index({ name: 'users_by_locked', expression: sortIndex('locked') })
@Index({ name: 'users_by_seen', expression: sortIndex('seen') })
@Index({
  name: 'users_closed',
  expression: 'create index users_closed on users (created_at, id) where closed_at is not null',
})
@Index({
  name: 'users_locked',
  expression: 'create index users_locked on users (created_at, id) where locked_at is not null',
})
@Index({
  name: 'users_unconfirmed',
  expression:
    'create index users_unconfirmed on users (created_at, id) include (closed_at) where email_confirmed_at is null',
})
export class User {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text', unique: 'users_email' })
  email!: string;

  /** Argon2id in PHC format; null with Google alone or before an invitation is accepted. */
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  /**
   * Number of passwords that were tried from known browsers. A right password takes it back to the last full
   * `KNOWN_DEVICE.tries`. Each time the next full number is reached, the browsers known so far are forgotten.
   */
  @Property({ type: 'integer', default: 0 })
  knownBrowserTries = 0;

  @Property({ type: 'text', default: '' })
  firstName!: string;

  @Property({ type: 'text', default: '' })
  lastName!: string;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  gender: string | null = null;

  @Property({ type: 'text', default: 'patient' })
  role: Role = 'patient';

  @Property({ type: 'text', nullable: true })
  ageRange: string | null = null;

  /** Date of birth (YYYY-MM-DD). If the person did not enter a date of birth, it is estimated from their age range. */
  @Property({ type: 'date', nullable: true })
  dateOfBirth: string | null = null;

  @Property({ type: 'blob', nullable: true })
  healthAnswers: Buffer | null = null;

  /** Whether the person may currently be contacted, according to their latest statement at sign-up or later. */
  @Property({ type: 'boolean', default: false })
  consentToContact = false;

  /**
   * Copy of the consent given at sign-up. It is null as long as `consentToContact` still contains that consent. The
   * consent is copied when the person makes another statement, or when staff change a confirmed email address.
   */
  @Property({ type: 'boolean', nullable: true })
  signUpConsent: boolean | null = null;

  @Property({ type: 'text', nullable: true })
  contactWindow: string | null = null;

  @Property({ type: 'text', nullable: true })
  termsVersion: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  termsAcceptedAt: Date | null = null;

  @Property({ type: 'boolean', default: false })
  onboarded = false;

  @Property({ type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null = null;

  /** Time at which the account was closed. People cannot sign in to closed accounts, but staff can reopen them. */
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  /**
   * Time at which staff locked the account. People cannot sign in to a locked account until staff unlock it. In
   * contrast to a closed account, a locked one stays in the list of accounts, and its owner is told why signing in
   * fails.
   */
  @Property({ type: 'timestamptz', nullable: true })
  lockedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  lastSeenAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** Increases with each edit, so that the second of two simultaneous edits is refused. */
  @Property({ type: 'integer', version: true, default: 1 })
  version!: number;

  get name(): string {
    return [this.firstName, this.lastName].filter(Boolean).join(' ');
  }
}

/** For updates that are no edit, so that forms that people have open remain valid. */
export const sameVersion = () => ({ version: sql.ref<User>('version') });

/** The first word and the rest. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
