import { PAGES } from '#contract/pages.js';

export type PostCategory = 'Coverage 101' | 'Wellness';
export type Illustration = 'umbrella' | 'checklist' | 'scales' | 'puzzle' | 'walk';
export type PostPage = 'blogBasics' | 'blogTips' | 'blogChoose' | 'blogCoverage' | 'blogWellness';
export interface Post {
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

const post = (page: PostPage, rest: Omit<Post, 'path' | 'title'>): Post => ({
  path: PAGES[page].path,
  title: PAGES[page].title,
  ...rest,
});

export const POSTS: Readonly<Record<PostPage, Post>> = {
  blogBasics: post('blogBasics', {
    summary: 'Premium, deductible, copay, coinsurance and yearly limit: five numbers, explained with dollar examples.',
    image: 'umbrella',
    alt: 'An umbrella that keeps rain off a small house.',
    category: 'Coverage 101',
    published: '2025-09-08',
    updated: '2026-11-16',
  }),
  blogTips: post('blogTips', {
    summary:
      'Look at the whole year, check each medicine, call the doctor, ask about help, and review your plan each fall.',
    image: 'checklist',
    alt: 'A list with five check marks beside a pen.',
    category: 'Coverage 101',
    published: '2025-10-06',
    updated: '2026-11-16',
  }),
  blogChoose: post('blogChoose', {
    summary: 'Seven steps in the order that saves you work, with two sample plans compared in dollars.',
    image: 'scales',
    alt: 'A pair of scales with a coin on one side and a heart on the other.',
    category: 'Coverage 101',
    published: '2025-11-03',
    updated: '2026-11-16',
  }),
  blogCoverage: post('blogCoverage', {
    summary: 'Follow one person through one year and see what her plan pays, what she pays, and why.',
    image: 'puzzle',
    alt: 'Four puzzle pieces that fit together.',
    category: 'Coverage 101',
    published: '2026-01-12',
    updated: '2026-11-16',
  }),
  blogWellness: post('blogWellness', {
    summary: 'Simple habits for movement, sleep, food, checkups and mood. Choose one and start small.',
    image: 'walk',
    alt: 'Two older people on a walk under a tree.',
    category: 'Wellness',
    published: '2026-03-02',
    updated: '2026-11-16',
  }),
};
export const NO_POSTS = 'No blog posts are available at the moment. Please check back later!';
