import type { ReactNode } from 'react';
import { useNarrow } from '#theme/index.js';
import { Disclosure } from '#ui/index.js';

interface Props {
  readonly title: string;
  /** Whether the title is also shown as a heading above the content in windows that are wider than a phone's screen. */
  readonly hasHeading?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page that phones show collapsed under its title, because the part would make the page long. Wider windows
 * always show the whole part.
 */
export function CollapsedOnPhone({ title, hasHeading = false, children }: Props) {
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
