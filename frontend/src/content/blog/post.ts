import { PAGES } from '../../../../backend/src/contract/pages.js';

export type PostCategory = 'Coverage 101' | 'Wellness';
export type Illustration = 'umbrella' | 'checklist' | 'scales' | 'puzzle' | 'walk';
/** One article as lists, head tags and structured data show it (specification 2, section 3, Blog post). */
export interface Post {
  readonly page: 'blogBasics' | 'blogTips' | 'blogChoose' | 'blogCoverage' | 'blogWellness';
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Id of one of our own drawings. */
  readonly image: Illustration;
  readonly alt: string;
  readonly category: PostCategory;
  /** Dates as YYYY-MM-DD. */
  readonly published: string;
  readonly updated: string;
}
type Rest = Omit<Post, 'page' | 'path' | 'title'>;
/** An entry of the list of articles; each stands beside its text. */
export const post = (page: Post['page'], rest: Rest): Post => ({ page, path: PAGES[page].path, title: PAGES[page].title, ...rest });
