import type { AnchorHTMLAttributes, ComponentType, HTMLAttributes, ReactNode, TableHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router';
import type { ContentProps } from '#content/pages.js';
import { useWay } from '#features/session/index.js';
import { ButtonAnchor, Page } from '#ui/index.js';

/** Structured data for search engines. The browser never runs this script element. */
function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>;
}

/** Text of the links at the ends of sections. Each is a paragraph of its own, so it must be large enough to press. */
const TO_TOP = 'Back to top';

function ContentLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { pathname } = useLocation();
  const way = useWay()(href);
  if (rest.children === TO_TOP) return <ButtonAnchor kind="quiet" href={href} {...rest} />;
  return href.startsWith('/') && !/\.\w+$/.test(href) ? (
    <Link to={way === pathname ? href : way} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}

/** A table in a box that scrolls with pointer and keyboard, so that it does not make the whole page wider. */
function ContentTable(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

const COMPONENTS = { a: ContentLink, table: ContentTable } as unknown as NonNullable<ContentProps['components']>;

/** What an MDX page needs besides its text: the components that it uses, and structured data for search engines. */
export interface Extras {
  readonly parts?: Record<string, () => ReactNode>;
  readonly data?: object;
  readonly above?: ReactNode;
  readonly head?: ReactNode;
}

export function contentScreen(
  Content: ComponentType<ContentProps>,
  { parts, data, above, head }: Extras = {},
): ComponentType {
  const h1 = ({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) => (
    <>
      {above}
      <h1 {...rest}>{children}</h1>
      {head}
    </>
  );
  const components = { ...COMPONENTS, ...parts, ...(head && { h1 }) };
  return function ContentScreen() {
    return (
      <Page width="reading">
        {data && <StructuredData data={data} />}
        <Content components={components} />
      </Page>
    );
  };
}
