import { useNavigate } from 'react-router';
import { failureText } from '#api/index.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Button, TryAgain } from '#ui/index.js';
import { WORDS } from '../components/words.js';
import type { UsersPage } from './use-users-page.js';

export function ListState({ list: { page, failure, isFetching, address, retry } }: { list: UsersPage }) {
  const navigate = useNavigate();
  return (
    <>
      <p role="status">{page ? countOf(page) : failure ? '' : ADMIN.users.loading}</p>
      {failure !== null && (
        <>
          <TryAgain isBusy={isFetching} onRetry={address.query === null ? null : retry}>
            <p>{failureText(failure, WORDS.loadFailed)}</p>
          </TryAgain>
          <p>
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
