import type { ReactNode } from 'react';
import { useNarrow } from '#theme/index.js';
import { Disclosure } from '#ui/index.js';

/** A long note above the plans. Phones show only its title until it is expanded, so that the first price is in view. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return useNarrow() ? <Disclosure title={title}>{children}</Disclosure> : children;
}
