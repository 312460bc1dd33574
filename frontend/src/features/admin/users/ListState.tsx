import { useNavigate } from 'react-router';
import { failureText } from '#api/index.js';
import { FORM } from '#contract/messages/forms.js';
import { ADMIN } from '#contract/messages/staff/admin.js';
import { Button, Notice } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { WORDS } from '../components/words.js';
import type { UsersPage } from './use-users-page.js';

export function ListState({ list: { page, failure, isFetching, address, retry } }: { list: UsersPage }) {
  const navigate = useNavigate();
  return (
    <>
      <p role="status">{page ? countOf(page) : failure && !isFetching ? '' : ADMIN.users.loading}</p>
      {failure !== null && (
        <>
          {!isFetching && (
            <Notice tone="problem">
              <p>{failureText(failure, WORDS.loadFailed)}</p>
            </Notice>
          )}
          <p className={styles.actions}>
            {address.query !== null && (
              <Button kind="secondary" onClick={retry}>
                {FORM.retry}
              </Button>
            )}
            <Button kind="secondary" onClick={() => void navigate('?')}>
              {WORDS.startAgain}
            </Button>
          </p>
        </>
      )}
    </>
  );
}

const countOf = ({ total, total_is_exact }: NonNullable<UsersPage['page']>): string =>
  total === 0 ? ADMIN.users.empty : WORDS.found(total, total_is_exact);
