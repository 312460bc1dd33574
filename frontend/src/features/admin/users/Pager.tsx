import type { UserPage } from '../../../../../backend/src/contract/admin.contract.js';
import { ButtonLink } from '../../../ui/index.js';
import { WORDS } from '../words.js';
import type { ListAddress } from './use-list-address.js';
import styles from '../admin.module.css';

/** Pages are links: each can be kept, sent on and gone back to. */
export function Pager({ page: { previous, next }, to }: { page: UserPage; to: ListAddress['to'] }) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={WORDS.pages} className={styles.actions}>
      {previous !== null && <ButtonLink kind="secondary" preventScrollReset to={to({ after: undefined, before: undefined })}>{WORDS.first}</ButtonLink>}
      {previous !== null && <ButtonLink kind="secondary" preventScrollReset to={to({ after: undefined, before: previous })}>{WORDS.previous}</ButtonLink>}
      {next !== null && <ButtonLink kind="secondary" preventScrollReset to={to({ after: next, before: undefined })}>{WORDS.next}</ButtonLink>}
    </nav>
  );
}
