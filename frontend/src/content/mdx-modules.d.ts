/** Type of the .mdx files: each exports its page as a component. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';
  const page: ComponentType<{ readonly components?: Record<string, ComponentType<never> | string> }>;
  export default page;
}
