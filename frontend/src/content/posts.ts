import { PAGES } from '../../../backend/src/contract/pages.js';

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
const post = (page: Post['page'], rest: Rest): Post => ({ page, path: PAGES[page].path, title: PAGES[page].title, ...rest });

/** The five articles in the order of the lists: the specification's. */
export const POSTS: readonly Post[] = [
  post('blogBasics', {
    summary: 'Premium, deductible, copay, coinsurance and yearly limit: five numbers, explained with dollar examples.',
    image: 'umbrella', alt: 'An umbrella that keeps rain off a small house.', category: 'Coverage 101', published: '2025-09-08', updated: '2026-11-16',
  }),
  post('blogTips', {
    summary: 'Look at the whole year, check each medicine, call the doctor, ask about help, and review your plan each fall.',
    image: 'checklist', alt: 'A list with five check marks beside a pen.', category: 'Coverage 101', published: '2025-10-06', updated: '2026-11-16',
  }),
  post('blogChoose', {
    summary: 'Seven steps in the order that saves you work, with two sample plans compared in dollars.',
    image: 'scales', alt: 'A pair of scales with a coin on one side and a heart on the other.', category: 'Coverage 101', published: '2025-11-03', updated: '2026-11-16',
  }),
  post('blogCoverage', {
    summary: 'Follow one person through one year and see what her plan pays, what she pays, and why.',
    image: 'puzzle', alt: 'Four puzzle pieces that fit together.', category: 'Coverage 101', published: '2026-01-12', updated: '2026-11-16',
  }),
  post('blogWellness', {
    summary: 'Simple habits for movement, sleep, food, checkups and mood. Choose one and start small.',
    image: 'walk', alt: 'Two older people on a walk under a tree.', category: 'Wellness', published: '2026-03-02', updated: '2026-11-16',
  }),
];
/** Shown when the list of articles is empty; specification 2, section 8. */
export const NO_POSTS = 'No blog posts are available at the moment. Please check back later!';
