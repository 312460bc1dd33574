import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useSession } from '#features/session/index.js';
import { ownListsApi } from '../api/own-lists.api.js';
import { useHasStoredLists } from '../storage/use-may-have-lists.js';

/**
 * Whether there are listed medicines or doctors, without the code that reads lists. `other` needs that code, which also
 * explains failures, and stays while that code requests the lists again.
 */
export function useListsState(): 'loading' | 'empty' | 'other' {
  const { isSignedIn, isCheckFailed, loading } = useSession();
  const [isOther, setOther] = useState(false);
  const hasStored = useHasStoredLists();
  const asked = isSignedIn ? undefined : skipToken;
  const lists = [
    ownListsApi.useMyMedicinesQuery(asked, { refetchOnMountOrArgChange: true }),
    ownListsApi.useMyDoctorsQuery(asked, { refetchOnMountOrArgChange: true }),
  ];
  const isListed = lists.some(({ data = [], isError }) => isError || data.length > 0);
  if (!isOther && (hasStored || isCheckFailed || isListed)) setOther(true);
  if (isOther) return 'other';
  return loading || lists.some(({ isLoading }) => isLoading) ? 'loading' : 'empty';
}
