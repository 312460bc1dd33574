import { Entity } from '@mikro-orm/decorators/legacy';
import { EncryptedList } from '#platform/crypto/encrypted-list.js';
import { BelongsToUser } from '../../users/index.js';

/**
 * The birth date, coverage and life events from which a person's deadlines follow, as a list with one entry. The entry
 * is encrypted because it reveals something about the person's family and health.
 */
@Entity({ tableName: 'my_deadlines' })
export class SavedDeadlineAnswers extends EncryptedList {
  @BelongsToUser({ primary: true })
  userId!: string;
}
