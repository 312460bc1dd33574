import { useMemo, useState } from 'react';

/** The selected rows of the user list. The selection persists when the person goes to another page of the list. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      ids: [...ids],
      has: (id: string) => ids.has(id),
      toggle: ({ id }: { id: string }) =>
        setIds((before) => {
          const after = new Set(before);
          if (!after.delete(id)) after.add(id);
          return after;
        }),
      set: (wanted: readonly string[]) => setIds(new Set(wanted)),
    }),
    [ids],
  );
}
export type Ticked = ReturnType<typeof useSelection>;
