import type { ReactNode } from 'react';
import { Disclosure } from '#ui/index.js';

/** A part of the page that is closed at first. `what` says what it contains. */
export const Fold = ({ title, what, children }: { title: string; what?: string | number; children: ReactNode }) => (
  <div className="only-opened">
    <Disclosure
      title={
        <>
          {title} {what !== undefined && <small>{what}</small>}
        </>
      }
    >
      <div className="stack">{children}</div>
    </Disclosure>
  </div>
);
