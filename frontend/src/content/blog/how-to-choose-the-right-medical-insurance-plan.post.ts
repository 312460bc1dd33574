import { post } from './post.js';

export const POST = post('blogChoose', {
  summary: 'Seven steps in the order that saves you work, with two sample plans compared in dollars.',
  image: 'scales',
  alt: 'A pair of scales with a coin on one side and a heart on the other.',
  category: 'Coverage 101',
  published: '2025-11-03',
  updated: '2026-11-16',
});
