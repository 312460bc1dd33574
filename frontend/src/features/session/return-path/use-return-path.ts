import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AFTER_LOGIN } from '#contract/pages.js';
import { useHydrated } from '#ui/index.js';
import { returnPathFrom, savedReturnPath, saveReturnPath, takeReturnPath, type Destination } from './return-path.js';

const TO_DASHBOARD: Destination = { to: AFTER_LOGIN, state: null };

/** Where to continue after signing in: this tab's navigation comes before what another tab may have stored. */
export function useReturnPath(): Destination & { readonly take: () => Destination } {
  const location = useLocation();
  const isHydrated = useHydrated();
  const [own] = useState(() => returnPathFrom(location));
  useEffect(() => {
    if (own) saveReturnPath(own);
  }, [own]);
  const { to, state } = (isHydrated && (own ?? savedReturnPath())) || TO_DASHBOARD;
  return { to, state, take: () => takeReturnPath(own) };
}
