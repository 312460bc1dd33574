import { useCallback, useState } from 'react';
import { failureText } from '#api/index.js';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { usersApi } from '../api/admin.api.js';
import { WORDS } from '../components/words.js';

/** Account details that are masked until the admin asks. The server records each disclosure in the audit trail. */
export function useDisclosed(showError: (text: string) => void) {
  const [show] = usersApi.useLazyShowUserQuery();
  const [shown, setShown] = useState<ReadonlyMap<string, ManagedUser>>(new Map());
  const ask = useCallback(
    async (id: string) => {
      const { data, error } = await show({ params: { id } });
      if (error) showError(failureText(error, WORDS.showFailed));
      if (data) setShown((before) => new Map(before).set(id, data));
    },
    [show, showError],
  );
  return {
    of: (user: ManagedUser): ManagedUser => ({ ...user, ...pick(shown.get(user.id)) }),
    has: (id: string) => shown.has(id),
    ask,
  };
}
export type Disclosed = ReturnType<typeof useDisclosed>;

const pick = (user: ManagedUser | undefined): Partial<ManagedUser> =>
  user ? { email: user.email, phone: user.phone } : {};
