import { useCallback, useState } from 'react';
import type { ManagedUser } from '../../../../../backend/src/contract/admin.contract.js';
import { failureText } from '../../../api/index.js';
import { usersApi } from '../users.api.js';
import { WORDS } from '../words.js';

/** Masked entries that somebody asked to see. The server writes each showing into the audit trail. */
export function useShown() {
  const [show] = usersApi.useShowUserMutation();
  const [shown, setShown] = useState<ReadonlyMap<string, ManagedUser>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCallback(async (id: string) => {
    const { data, error } = await show({ params: { id } });
    setProblem(error ? failureText(error, WORDS.showFailed) : null);
    if (data) setShown((before) => new Map(before).set(id, data));
  }, [show]);
  return { of: (user: ManagedUser): ManagedUser => ({ ...user, ...pick(shown.get(user.id)) }), has: (id: string) => shown.has(id), ask, problem };
}
export type Shown = ReturnType<typeof useShown>;

const pick = (user: ManagedUser | undefined): Partial<ManagedUser> => (user ? { email: user.email, phone: user.phone } : {});
