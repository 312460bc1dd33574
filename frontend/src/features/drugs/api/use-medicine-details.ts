import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Medicine } from '#features/care/index.js';
import { drugsApi } from './drugs.api.js';

/**
 * Loads generic names and VA coverage for the given medicines. `known` is null until the names and the coverage are
 * loaded, and `isError` means that loading them failed.
 */
export function useMedicineDetails(medicines: readonly Medicine[]) {
  const { data, isError } = drugsApi.useMedicineFactsQuery(
    medicines.length > 0 ? { query: { drugs: medicines.map(({ rxcui }) => rxcui).join(',') } } : skipToken,
  );
  return { known: data ?? null, isError };
}
