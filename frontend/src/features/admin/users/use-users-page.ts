import { usersApi } from '../api/admin.api.js';
import { useListAddress } from './use-list-address.js';

export function useUsersPage() {
  const address = useListAddress();
  const { data, currentData, isFetching, error, refetch } = usersApi.useListUsersQuery(
    { query: address.query ?? {} },
    { skip: address.query === null },
  );
  // While the next page of the list loads, keep showing the previous page. If the request for the next page fails, show
  // the failure instead.
  const page = error && !isFetching ? null : (currentData ?? data ?? null);
  return {
    address,
    page,
    isFetching,
    failure: address.query === null ? { status: 400 } : (error ?? null),
    retry: () => void refetch(),
  };
}
export type UsersPage = ReturnType<typeof useUsersPage>;
