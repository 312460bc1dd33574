import type { ReactNode } from 'react';

interface Props {
  readonly caption: ReactNode;
  readonly heads: readonly ReactNode[];
  readonly rows: readonly { readonly name: string; readonly head?: ReactNode; readonly cell?: ReactNode }[];
}

/** A table of named facts. `head` stands in place of a row's name; without a second head there are only names. */
export const FactTable = ({ caption, heads: [first, second], rows }: Props) => (
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
