/** What @mdx-js/rollup makes of an .mdx file, as the content table uses it. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';
  const page: ComponentType<{ readonly components?: Record<string, ComponentType<never> | string> }>;
  export default page;
}
