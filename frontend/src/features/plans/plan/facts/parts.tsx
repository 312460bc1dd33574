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

interface TableProps {
  readonly caption: ReactNode;
  readonly heads: readonly ReactNode[];
  readonly rows: readonly { readonly name: string; readonly head?: ReactNode; readonly cell?: ReactNode }[];
}

/** A table of named facts. `head` stands in place of a row's name; without a second head there are only names. */
export const FactTable = ({ caption, heads: [first, second], rows }: TableProps) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {second && <th scope="col">{second}</th>}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, head = name, cell }) => (
        <tr key={name}>
          <th scope="row">{head}</th>
          {second && <td>{cell}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);
