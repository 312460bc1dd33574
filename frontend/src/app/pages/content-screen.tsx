import type { AnchorHTMLAttributes, ComponentType, HTMLAttributes, ReactNode, TableHTMLAttributes } from 'react';
import { Link } from 'react-router';
import type { ContentProps } from '../../content/pages.js';
import { Page } from '../../ui/index.js';
import { StructuredData } from './StructuredData.js';

/** Links inside the site go through the router; others open as they are. */
function ContentLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return href.startsWith('/') && !/\.\w+$/.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

/** Wide tables scroll by themselves, by keyboard too, instead of making the page wider. */
function ContentTable(props: TableHTMLAttributes<HTMLTableElement>) {
  return <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}><table {...props} /></div>;
}

const COMPONENTS = { a: ContentLink, table: ContentTable } as unknown as NonNullable<ContentProps['components']>;

/** What some pages need beyond their text: parts named in it, and what search engines read of it. */
export interface Extras {
  readonly parts?: Record<string, () => ReactNode>;
  readonly data?: object;
  /** What stands above the title: the way back. */
  readonly above?: ReactNode;
  /** What stands between the title and the text. */
  readonly head?: ReactNode;
}

/** An MDX page inside the reading frame. */
export function contentScreen(Content: ComponentType<ContentProps>, { parts, data, above, head }: Extras = {}): ComponentType {
  const h1 = ({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) => <>{above}<h1 {...rest}>{children}</h1>{head}</>;
  const components = { ...COMPONENTS, ...parts, ...(head && { h1 }) };
  return function ContentScreen() {
    return <Page width="reading">{data && <StructuredData data={data} />}<Content components={components} /></Page>;
  };
}
