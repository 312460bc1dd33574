/** The exports of an .mdx file that the table of MDX pages uses. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';
  const page: ComponentType<{ readonly components?: Record<string, ComponentType<never> | string> }>;
  export default page;
}
