import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '../../contract/access.js';

/** A person's account. Other rooms refer to it by id. */
@Entity({ tableName: 'users' })
export class User {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Trimmed and lower-cased; unique. */
  @Property({ type: 'text' })
  email!: string;

  /** Argon2id in PHC form; null for people who only sign in with Google or were invited. */
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  gender: string | null = null;

  @Property({ type: 'text' })
  role: Role = 'patient';

  @Property({ type: 'text', nullable: true })
  ageRange: string | null = null;

  /** Derived from the age range, YYYY-MM-DD. */
  @Property({ type: 'date', nullable: true })
  dateOfBirth: string | null = null;

  /** Health answers of the sign-up payload as encrypted JSON; see `Cipher`. */
  @Property({ type: 'blob', nullable: true })
  healthAnswers: Buffer | null = null;

  /** Whether they may be contacted now: the newest of what they ticked at sign-up and said since. */
  @Property({ type: 'boolean' })
  consentToContact = false;

  /** What they ticked at sign-up, where they have said something since or the firm has heard of it; null: `consentToContact` still is it. */
  @Property({ type: 'boolean', nullable: true })
  signUpConsent: boolean | null = null;

  @Property({ type: 'text', nullable: true })
  contactWindow: string | null = null;

  @Property({ type: 'text', nullable: true })
  termsVersion: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  termsAcceptedAt: Date | null = null;

  @Property({ type: 'boolean' })
  onboarded = false;

  @Property({ type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null = null;

  /** Closed accounts cannot sign in; an admin can open them again. */
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  lastSeenAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** Rises with each change, so that two people editing at once notice each other. */
  @Property({ type: 'integer', version: true })
  version!: number;

  /** The name as it was given: first word and the rest, joined again. */
  get name(): string {
    return [this.firstName, this.lastName].filter(Boolean).join(' ');
  }
}

/** Splits a full name into its first word and the rest, so that joining them gives the same name again. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
