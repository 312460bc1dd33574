import type { UserPage } from '#contract/api/managed-user.contract.js';
import { ButtonLink } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { WORDS } from '../components/words.js';
import type { Changes, ListAddress } from './use-list-address.js';

interface Props {
  readonly page: UserPage;
  readonly to: ListAddress['to'];
  readonly onTurn: () => void;
}

export function Pager({ page: { previous, next }, to, onTurn }: Props) {
  if (previous === null && next === null) return null;
  const link = (label: string, cursor: Pick<Changes, 'after' | 'before'>) => (
    <ButtonLink
      kind="secondary"

      onClick={onTurn}
      to={to({ after: undefined, before: undefined, ...cursor })}
    >
      {label}
    </ButtonLink>
  );
  return (
    <nav aria-label={WORDS.pages} className={styles.actions}>
      {previous !== null && link(WORDS.first, {})}
      {previous !== null && link(WORDS.previous, { before: previous })}
      {next !== null && link(WORDS.next, { after: next })}
    </nav>
  );
}
