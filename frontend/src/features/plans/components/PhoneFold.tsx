import type { ReactNode } from 'react';
import { useNarrow } from '#theme/index.js';
import { Disclosure } from '#ui/index.js';

interface Props {
  readonly title: string;
  /** Whether wider windows show the title as a heading above the part. */
  readonly hasHeading?: boolean;
  readonly children: ReactNode;
}

/** Folds a part of a page under a title on phones, where it would make the page long. Wider windows just show it. */
export function PhoneFold({ title, hasHeading = false, children }: Props) {
  const isNarrow = useNarrow();
  if (isNarrow)
    return (
      <Disclosure title={title}>
        <div className="stack">{children}</div>
      </Disclosure>
    );
  if (!hasHeading) return children;
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
