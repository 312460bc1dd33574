import type { UserPage } from '#contract/api/managed-user.contract.js';
import { ButtonLink } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { WORDS } from '../components/words.js';
import type { ListAddress } from './use-list-address.js';

export function Pager({
  page: { previous, next },
  to,
  onTurn,
}: {
  page: UserPage;
  to: ListAddress['to'];
  onTurn: () => void;
}) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={WORDS.pages} className={styles.actions}>
      {previous !== null && (
        <ButtonLink
          kind="secondary"
          preventScrollReset
          onClick={onTurn}
          to={to({ after: undefined, before: undefined })}
        >
          {WORDS.first}
        </ButtonLink>
      )}
      {previous !== null && (
        <ButtonLink
          kind="secondary"
          preventScrollReset
          onClick={onTurn}
          to={to({ after: undefined, before: previous })}
        >
          {WORDS.previous}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink kind="secondary" preventScrollReset onClick={onTurn} to={to({ after: next, before: undefined })}>
          {WORDS.next}
        </ButtonLink>
      )}
    </nav>
  );
}
