import { PAGES } from '#contract/pages.js';

export type PostCategory = 'Coverage 101' | 'Wellness';
export type Illustration = 'umbrella' | 'checklist' | 'scales' | 'puzzle' | 'walk';
export interface Post {
  readonly page: 'blogBasics' | 'blogTips' | 'blogChoose' | 'blogCoverage' | 'blogWellness';
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly image: Illustration;
  readonly alt: string;
  readonly category: PostCategory;
  /** Publication date of the article, as YYYY-MM-DD. */
  readonly published: string;
  readonly updated: string;
}
type Rest = Omit<Post, 'page' | 'path' | 'title'>;
/** Creates an article's entry for the list of articles. Each entry is in its own file, next to the article's text. */
export const post = (page: Post['page'], rest: Rest): Post => ({
  page,
  path: PAGES[page].path,
  title: PAGES[page].title,
  ...rest,
});
