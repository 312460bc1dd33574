import { usersApi } from '../users.api.js';
import { useListAddress } from './use-list-address.js';

/** One page of accounts, as the address asks for it. */
export function useUsersPage() {
  const address = useListAddress();
  const { data, currentData, isFetching, error, refetch } = usersApi.useListUsersQuery({ query: address.query ?? {} }, { skip: address.query === null });
  // While the next page loads the last one stays; a new question that failed shows its failure.
  const page = error && !isFetching ? null : (currentData ?? data ?? null);
  return { address, page, isFetching, failure: address.query === null ? { status: 400 } : (error ?? null), refetch: () => void refetch() };
}
export type UsersPage = ReturnType<typeof useUsersPage>;
