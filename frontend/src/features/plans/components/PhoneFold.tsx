import type { ReactNode } from 'react';
import { useNarrow } from '#theme/index.js';
import { Disclosure } from '#ui/index.js';

/** Folds a part of a page under a title on phones, where it would make the page long. Wider windows just show it. */
export function PhoneFold({ title, children }: { title: ReactNode; children: ReactNode }) {
  if (!useNarrow()) return children;
  return (
    <Disclosure title={title}>
      <div className="stack">{children}</div>
    </Disclosure>
  );
}
