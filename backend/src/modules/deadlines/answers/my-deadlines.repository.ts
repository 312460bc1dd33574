import { Entity } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { EncryptedList, EncryptedListRepository } from '#platform/crypto/encrypted-list.repository.js';
import { BelongsToUser } from '../../users/index.js';

/** A list with one entry, encrypted because it reveals something about the family and health. */
@Entity({ tableName: 'my_deadlines' })
export class SavedDeadlineAnswers extends EncryptedList {
  @BelongsToUser({ primary: true })
  userId!: string;
}

const OnlyOne = z.array(DeadlineAnswers).check(z.maxLength(1));

@Injectable()
export class MyDeadlinesRepository extends EncryptedListRepository<DeadlineAnswers> {
  constructor(em: EntityManager, cipher: Cipher) {
    super(em, cipher, { entity: SavedDeadlineAnswers, schema: OnlyOne, idOf: () => 'only' });
  }

  async find(userId: string): Promise<DeadlineAnswers | null> {
    return (await this.list(userId))[0] ?? null;
  }

  /** Stores a person's answers in place of earlier ones. If there are none (null), the row is deleted. */
  async save(userId: string, answers: DeadlineAnswers | null): Promise<DeadlineAnswers | null> {
    return (await this.replace(userId, answers ? [answers] : []))[0] ?? null;
  }
}
