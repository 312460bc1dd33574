import type { ComponentType } from 'react';

/** Replacements for HTML elements of an MDX page, such as a router link for `a`. */
export interface ContentProps {
  readonly components?: Record<string, ComponentType<never> | string>;
}
export type ContentName =
  | 'about'
  | 'blogBasics'
  | 'blogTips'
  | 'blogChoose'
  | 'blogCoverage'
  | 'blogWellness'
  | 'privacy'
  | 'terms'
  | 'help'
  | 'ourData'
  | 'vaResources'
  | 'careers'
  | 'testimonials'
  | 'howWeCount';

/** All pages written in MDX, by their names in the contract's PAGES. Each page is loaded on demand. */
export const CONTENT: Record<ContentName, () => Promise<{ default: ComponentType<ContentProps> }>> = {
  about: () => import('./firm/about.mdx'),
  blogBasics: () => import('./blog/health-insurance-basics.mdx'),
  blogTips: () => import('./blog/5-tips-best-insurance-plan.mdx'),
  blogChoose: () => import('./blog/how-to-choose-the-right-medical-insurance-plan.mdx'),
  blogCoverage: () => import('./blog/understanding-healthcare-coverage.mdx'),
  blogWellness: () => import('./blog/wellness-tips.mdx'),
  privacy: () => import('./legal/privacy-policy.mdx'),
  terms: () => import('./legal/terms-of-service.mdx'),
  help: () => import('./help/help.mdx'),
  vaResources: () => import('./va-resources.mdx'),
  ourData: () => import('./our-data.mdx'),
  careers: () => import('./firm/careers.mdx'),
  testimonials: () => import('./firm/testimonials.mdx'),
  howWeCount: () => import('./how-we-count.mdx'),
};
