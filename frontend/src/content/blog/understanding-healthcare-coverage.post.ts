import { post } from './post.js';

export const POST = post('blogCoverage', {
  summary: 'Follow one person through one year and see what her plan pays, what she pays, and why.',
  image: 'puzzle',
  alt: 'Four puzzle pieces that fit together.',
  category: 'Coverage 101',
  published: '2026-01-12',
  updated: '2026-11-16',
});
