import type { ReactNode } from 'react';
import { useNarrow } from '#theme/index.js';
import { Disclosure, Notice } from '#ui/index.js';

interface Props {
  /** The title under which phones collapse the note. Without a title, they show the note as well. */
  readonly title: string | false;
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

/** A long note above the plans. Phones show only its title until it is expanded, so that the first price is in view. */
export function Folded({ title, isWarning, children }: Props) {
  const isNarrow = useNarrow();
  if (isNarrow && title) return <Disclosure title={title}>{children}</Disclosure>;
  return isWarning ? <Notice tone="warning">{children}</Notice> : children;
}
