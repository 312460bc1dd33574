/** The type of an imported .mdx file: its default export is a component that renders the page. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';
  const page: ComponentType<{ readonly components?: Record<string, ComponentType<never> | string> }>;
  export default page;
}
